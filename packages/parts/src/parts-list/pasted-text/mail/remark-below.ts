import { belongsToPart, hasSizes, namesKind, statesLength } from '../../cell-content.ts'
import { namesFeature } from '../../feature-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { asksForCut, mayChangePart } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { isUncut } from '../omissions/without-unchanged.ts'
import { asksForCertificate } from '../references/read-certificate.ts'
import { type MailReading, rowAbove } from './mail-reading.ts'
import { isLabelledPartNumber, withoutContacts } from './part-line.ts'
import { mayRepeat } from './repeat-above.ts'

/** A longer line tells of something else. */
const maxWords = 5
/** `Ø -0,01`, `+0.02`: limits of a diameter. */
const limits =
  /^[\s(]*(?:[\p{L}Ø⌀∅]{1,11}\.?\s*)?[+±−–-]\s?\d?[.,]\d{1,3}(?:\s*\/\s*[+−–-]?\s?\d?[.,]?\d{1,3})?(?:\s?mm)?[\s)]*$/u
/** `Fase 1x45°` */
const chamfer = /\d\s?[x×]\s?\d{2}\s?°/
/** `60 HRC` alone */
const value = /^[\s(]*(?:\d{2}(?:\s?[-–]\s?\d{2})?\s*HRC|R[az]\s*[<=≤]?\s*\d[\d.,]*)[\s)]*$/iu
/** `à 120`, `L=120` */
const lengthAlone = /^(?:(?:auf|to|at|a|na|till|tot|op|la)\s+\d{3}|lg?\s*[:=]\s*\d{2,3})(?:[.,]\d{1,2})?(?:\s*mm)?$/u
/** `with 2 mm hole`, `Kopf 3 mm hoch` */
const measure = /^(?:\p{L}+\s){1,3}ø?\d+(?:[.,]\d+)?\s*mm(?:\s\p{L}{3,12})?$/u

/**
 * Puts a line that only says a material, a measure or a feature to the part directly above it: `DLC`, `60 HRC`, `Fase
 * 1x45°`, `longueur 120`. Whether the shop has such a part is asked where the part is matched.
 */
export function addRemarkBelow(reading: MailReading, index: number): boolean {
  const above = rowAbove(reading, index)
  const line = reading.lines[index] ?? ''
  if (above === undefined || above.line !== index - 1 || above.quantity === '' || !isRemark(line)) return false
  // Limits of a cut are read with it.
  if (limits.test(line) && asksForCut(above.requested)) return false
  above.requested = `${above.requested}, ${bare(line)}`
  return true
}

function bare(line: string): string {
  return line.replace(/^[\s(]+|[\s)]+$/g, '')
}

/** It is no plate. */
const plated = /plat(?:ed|ing)(?!\p{L})/giu

function isRemark(line: string): boolean {
  const said = bare(line)
  const folded = foldLetters(said)
  const isOfKind = namesKind(line.replace(plated, ' '))
  if (/[:?]\s*$|\d{5}|@/.test(line) || line.split(/\s+/).length > maxWords || isOfKind || mayRepeat(line)) return false
  if (isLabelledPartNumber(folded) || withoutContacts(line) !== line || withoutPrices(line) !== line) return false
  if (withoutTimes(line) !== line || isUncut(line)) return false
  if (chamfer.test(line) || value.test(line) || limits.test(line)) return true
  if (hasSizes(line)) return false
  if (belongsToPart(said) || lengthAlone.test(folded)) return true
  if (sayPieces(line) !== '') return false
  return (
    namesFeature(line) ||
    (namesWork(line) && line !== line.replace(plated, '')) ||
    measure.test(folded) ||
    (/\d/.test(line) && (statesLength(line) || namesMeasure(said)))
  )
}

const measureAtEnd = /^\p{L}+\.?(?:\s\p{L}+)?\s?[:=]?\s?[øØ]?\d+(?:[.,]\d+)?(?:\s*mm)?$/u

/** Whether a line has a measure with its word, but no work: `bore 40`, `R15.5` */
function namesMeasure(said: string): boolean {
  return measureAtEnd.test(said) && mayChangePart(said) && !namesWork(said) && !asksForCertificate(said)
}
