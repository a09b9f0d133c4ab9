import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { doubtQuantity, type MailReading, type MailRow, rowAbove } from '../mail/mail-reading.ts'
import { anyChange } from './change-words.ts'
import { moreBehind } from './further-pieces.ts'

const number = String.raw`(?<![\p{L}\d.,x×/-])(\d{1,4}(?![.,/]?\d|\s*(?:[x×*°%]|mm))|${wordOfSeveral}(?!\p{L}))`
const lessBehind =
  '(?:weniger|less|fewer|de moins|en moins|moins|in meno|di meno|meno|de menos|menos|mene|min|mniej|minder|farre|kevesebb|manj|mai putin)'
const adding =
  '(?:plus|add|adding|zuzuglich|dodaj\\p{L}*|pridej\\p{L}*|ajoute[rz]?|rajoute[rz]?|aggiung\\p{L}*|anad\\p{L}*|acrescent\\p{L}*|voeg|lagg|adauga\\p{L}*)'
/** The Swedish "till 8" is "to 8". */
const further =
  '(?:noch|weitere|another|further|encore|altri|altre|ancora|otros|otras|outros|outras|nog|jeszcze|kolejne|jeste|dalsi|meg|inca|ytterligare)'
const takingOff = '(?:minus|abzuglich|moins|meno|menos)'
const behind = (words: string) =>
  new RegExp(String.raw`${number}\s*(?:(?:${units.pieces})\s*)?\s${words}(?!\p{L})`, 'u')
const before = (words: string) => new RegExp(String.raw`(?<!\p{L})${words}\s+${number}`, 'u')
const differences: readonly (readonly [pattern: RegExp, sign: 1 | -1])[] = [
  [behind(moreBehind), 1],
  [behind(lessBehind), -1],
  [before(adding), 1],
  [before(further), 1],
  [before(takingOff), -1],
]
const anyNumber = new RegExp(number, 'gu')
/** "Each", "both" and "all" in folded letters. */
const all = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('each')}|${anyChange('eachBehind')}|beide[nrs]?|alle[ns]?|both|all|every|tous|toutes|les deux|chaque|tutt[ie]|entramb[ie]|ogni|todos|todas|ambos|ambas|allebei|elke?|wszystk\p{L}+|oba|obie|kazd\p{L}+|vsech\p{L}*|obe|mindkett\p{L}*|mindegyik\p{L}*|toate|toti|ambele|alla|bada|varje|vsak\p{L}*)(?!\p{L})`,
  'u',
)
/** A longer line says more than a difference. */
const maxWords = 9

/** Whether a line is about all parts above it: `make both 6`, `jeweils 2 weniger` */
export function meansAll(line: string): boolean {
  return all.test(foldLetters(line))
}

/** Returns the pieces that a line adds to those above it, or takes off; null for a line that says no difference. */
export function readDifference(line: string): number | null {
  const folded = foldLetters(line)
  if (findAll(anyNumber, folded).length !== 1 || folded.split(/\s+/).length > maxWords) return null
  for (const [pattern, sign] of differences) {
    const count = Number(sayPieces(pattern.exec(folded)?.[1] ?? ''))
    if (count > 0) return sign * count
  }
  return null
}

/**
 * Changes the pieces of the parts above by a difference, as a question: `2 more please` below a quoted part, or `jeweils 2
 * weniger` below several.
 * @returns whether the line says a difference
 */
export function changeBy(reading: MailReading, index: number): boolean {
  const line = reading.lines[index] ?? ''
  const above = rowAbove(reading, index)
  if (above === undefined || hasSizes(line) || namesKind(line)) return false
  const isQuoted = (reading.levels[index] ?? 0) < (reading.levels[above.line] ?? 0)
  const isForAll = meansAll(line)
  const difference = isForAll || isQuoted ? readDifference(line) : null
  if (difference === null) return false
  for (const row of isForAll ? blockAbove(reading, above) : [above]) {
    const count = Number(row.quantity) + difference
    if (/^\d+$/.test(row.quantity) && count > 0) row.quantity = `${count} ?`
    else doubtQuantity(row)
  }
  return true
}

/** Returns the rows above a line that stand in one block: of an answer between quoted lines, only those below the last one. */
export function blockAbove({ rows, levels }: MailReading, last: MailRow): MailRow[] {
  const level = levels[last.line] ?? 0
  const other = levels.findLastIndex((each, line) => line < last.line && each < level)
  return rows.filter(({ line }) => line > other && (levels[line] ?? 0) === level)
}
