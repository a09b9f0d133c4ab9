import { maxRemarkLengths, type Remark } from '../../remarks.ts'
import { namesFeature } from '../feature-words.ts'
import { foldLetters } from '../fold-letters.ts'
import { sizeHeadings } from '../headings/size-headings.ts'
import { namesCut, namesWork } from '../work-words.ts'

const yes = /^(?:x|ja|j|yes|y|true|wahr|1|✓|✔)$/i
const no = /^(?:nein|n|no|false|falsch|0|ohne|keine?s?|none)$/i
const fit = /^(?!t\d)[a-z]{1,2}\d{1,2}$/i
const cutAlone = /^(?:auf|l|länge|length)\s*(?:länge|maß|l)?\s*[=:]?\s*\d+(?:[.,]\d+)?(?:\s*mm)?(?:\s*[+±].{0,15})?$/i
const finished = /(?:fertig|end|soll|sonder)länge|(?:finished|final) length/i

/** Signs and blanks without a word between them say no more in thousands, but many patterns try each of them. */
const longGap = /([^\p{L}\d\r\n]{200})[^\p{L}\d\r\n]+/gu

/** Keeps the first 200 of more signs and blanks in a row. */
export function shortenGaps(text: string): string {
  return text.length > 200 ? text.replace(longGap, '$1') : text
}

/** All but a single blank, which stays as it is. */
const manyBlanks = /[\p{Cc}\p{Cf}\s]{2,}|[\p{Cc}\p{Cf}]|[^\S ]/gu

/** Returns a cell as one line of text; a cell of only dashes is empty. */
export function cleanCell(cell: string): string {
  if (cell === '') return ''
  const text = shortenGaps(cell).replace(manyBlanks, ' ').trim().toWellFormed()
  return /^[-–—_.]*$/.test(text) ? '' : text
}

/** Returns whether a cell asks for the certificate 3.1; null if it asks for something else. */
export function readCertificate(cell: string): boolean | null {
  if (cell === '' || no.test(cell)) return false
  return yes.test(cell) || /(?<![\d.,])3[.,]1(?![\d.,])/.test(cell) ? true : null
}

/** Whether a tolerance is a fit of the diameter: `g6` below "Toleranz" is no tolerance of the length. */
export function isFit(cell: string): boolean {
  return fit.test(cell)
}

/** Whether a remark asks for a cut, or has only a length, so that it decides what to deliver. */
export function asksForCut(remark: string): boolean {
  return cutAlone.test(remark) || ((namesCut(remark) || finished.test(remark)) && /\d/.test(remark))
}

const measure = /[øØ⌀∅°]|\d+[.,]\d|(?<!\p{L})r\s?\d|\d\s*(?:mm\b|[x×]\s*\d)/iu

/** A length at the end, whatever the verb before it is: `ciąć na 233`, `couper à 187`, `187-re`. */
const towards =
  /(?<!\p{L})(?:auf|to|at|na|à|a|ad|al|till|tot|op|la|do|para?|pour)\s+\d{3}(?:\s*[+±].{0,15})?$|\d{2,3}-r[ae](?!\p{L})/iu
/** Words of German and English; the headings have those of the other languages. */
const ownSizeWords =
  'bohrung, durchmesser, breite, höhe, dicke, stärke, länge, bore, diameter, width, height, thickness, length'
const sizeWords = Object.values(sizeHeadings)
  .flatMap(({ size: _, ...sizes }): string[] => Object.values(sizes))
  .concat(ownSizeWords)
  .flatMap((words) => foldLetters(words).split(', '))
/** `bore 40`, `průměr 8`: a size with its word; shorter words may also be those of a shelf. */
const labelledSize = new RegExp(
  String.raw`(?<!\p{L})(?:${sizeWords.filter((word) => word.length > 2).join('|')})\.?\s*[:=]?\s*\d`,
  'u',
)
const question = /\p{L}\s*\?(?=\s|$)/u

/**
 * Whether a remark may change the part: it names work on it, a measure or a length, or asks something. Such a remark
 * belongs to its designation.
 */
export function mayChangePart(remark: string): boolean {
  if (labelledSize.test(foldLetters(remark))) return true
  if (namesFeature(remark)) return true
  return [measure, towards, question].some((sign) => sign.test(remark)) || asksForCut(remark) || namesWork(remark)
}

/** Returns a remark of the allowed length, and the whole text for the comment if it is longer. */
export function fitRemark(remark: Remark, text: string): { line: string; rest: string } {
  const max = maxRemarkLengths[remark]
  return text.length <= max ? { line: text, rest: '' } : { line: text.slice(0, max).toWellFormed(), rest: text }
}

export function joinComment(parts: readonly string[]): string {
  const stated = [...new Set(parts.filter((part) => part !== ''))]
  return stated.join('; ').slice(0, maxRemarkLengths.comment).toWellFormed()
}
