import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { lengthWithPieces, piecesInLength } from '../corrections/above-words.ts'
import { joining } from '../corrections/change-words.ts'
import { slender } from './other-length.ts'

/** `Ø6`, `dia 6 mm`, `6 mm`: the only size of a heading. */
const diameter =
  /(?:[øØ⌀∅]|(?<!\p{L})(?:d1?|dia|diam\p{L}*|durchm\p{L}*)\.?\s*[=:]?)\s*(\d{1,2}(?:[.,]\d)?)(?:\s*mm)?(?![\p{L}\d]|[.,]\d)|(?<![\p{L}\d.,/x×-])(\d{1,2}(?:[.,]\d)?)\s*mm(?:\s*(?:[øØ⌀∅]|dia(?:\.|m\p{L}*\.?)?(?!\p{L})))?(?!\p{L})/iu
/** `1.2343`, `60 HRC` */
const ofMaterial = /(?<![\d.,])1\.\d{4}(?!\d)|\d{2}\s*hrc/giu
const items = [piecesInLength, lengthWithPieces].map(
  (said) => new RegExp(String.raw`^(?:[-–•*]\s*)?(?:${joining}\s+)?${said}\s*[.,;]?$`, 'u'),
)
/** "And" of the Slovene is what stands before a length in other languages: `10 in 160 and 6 in 200` */
const betweenItems = [`(?!in\\s)${joining}`, joining].map(
  (and) => new RegExp(String.raw`\s*[,;]\s+(?:${and}\s+)?|\s+${and}\s+`, 'u'),
)
const maxLength = 200

/**
 * Says the parts of a heading with one size whose lengths and pieces stand behind it, or in the lines below:
 * `Auswerfer nitriert Ø6:`, then `10 in 160` and `6 in 200`
 */
export function sayHeadedLengths(lines: readonly string[]): string[] {
  const said = [...lines]
  lines.forEach((line, at) => {
    const whole = line.length > maxLength ? null : readHeading(line)
    if (whole === null) return
    if (whole.behind !== '') {
      const readings = betweenItems.map((between) => whole.behind.split(between).map((item) => partOf(whole, item)))
      const parts = readings.find((reading) => !reading.includes(null))
      if (parts !== undefined) said[at] = parts.join('; ')
      return
    }
    const first = lines[at + 1]?.trim() === '' ? at + 2 : at + 1
    for (let next = first; next < lines.length; next++) {
      const part = partOf(whole, lines[next] ?? '')
      if (part === null) break
      said[at] = ''
      said[next] = part
    }
  })
  return said
}

interface Heading {
  before: string
  size: string
  /** The material behind the size. */
  after: string
  /** The rest of the line, which may have the lengths. */
  behind: string
}

/** Reads `Auswerfer Ø6 nitriert:`; null for a line with other numbers, or with neither a colon nor lengths behind it. */
function readHeading(line: string): Heading | null {
  const found = diameter.exec(line)
  if (found === null || hasSizes(line) || !namesKind(line)) return null
  const before = line.slice(0, found.index)
  const rest = line.slice(found.index + found[0].length)
  const [, after = '', behind = ''] = /^([^:,\d]*)(?:[:,]\s*(.*))?$/u.exec(rest.replace(ofMaterial, noFigures)) ?? []
  const isLead = rest !== '' && /[:,]/.test(rest) && !/\d/.test(before.replace(ofMaterial, ''))
  const size = found[1] ?? found[2] ?? ''
  return isLead
    ? { before: before.trim(), size, after: rest.slice(0, after.length).trim(), behind: behind.trim() }
    : null
}

/** Figures of a material are no size; the text keeps its length. */
function noFigures(said: string): string {
  return said.replace(/\d/g, 'x').replace('.', 'x')
}

function partOf({ before, size, after }: Heading, item: string): string | null {
  const folded = foldLetters(item.trim())
  const isLength = (figure: string) => Number(figure) >= slender * Number(size.replace(',', '.'))
  const said = items.map((pattern) => pattern.exec(folded)?.groups).find((groups) => isLength(groups?.figure ?? ''))
  return said === undefined ? null : `${said.count} pcs ${`${before} ${size}x${said.figure} ${after}`.trim()}`
}
