import { isOrdering } from '../../../words/order-words.ts'
import { isArticleNumber, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { doubtQuantity, type MailReading, type MailRow } from '../mail/mail-reading.ts'
import { readReferences } from '../references/read-references.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { agreed, denying } from './agreed-words.ts'
import { withoutRest } from './answered-questions.ts'
import { changeAbove } from './change-above.ts'
import { blockAbove, meansAll } from './change-by.ts'
import { replaceFigure } from './change-size.ts'
import { isCancelled } from './change-words.ts'
import { readChange } from './read-change.ts'

const declined = new RegExp(`^(?:nein|nee|${denying})$`, 'u')
const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/-])(\d{1,5}(?![.,/]?\d|\s*(?:[x×*°%]|mm))|${wordOfSeveral}(?!\p{L})|${numberWord}(?=\s(?:${units.pieces})(?!\p{L})))(?:\s*(?:${units.pieces}))?`,
  'gu',
)
const maxWords = 6

/**
 * Reads a line directly below a quoted part as the answer to it: `fine`, `raise to 10 pcs please`, `but with a flat`. What
 * is neither an agreement nor a number belongs to the part, which is asked then.
 * @returns whether the line is an answer; one with a part of its own is none
 */
export function answerAbove(reading: MailReading, index: number): boolean {
  const { lines, levels, rows } = reading
  const line = withoutRest(lines[index] ?? '')
  const above = rows.at(-1)
  const isBelow = above !== undefined && above.line === index - 1 && (levels[index] ?? 0) < (levels[above.line] ?? 0)
  if (!isBelow || isOwnPart(line) || namesPositions(line)) return false
  const words = foldLetters(line).match(/[\p{L}\d]+/gu) ?? []
  const isDeclined = isCancelled(line) || words.some((word) => declined.test(word))
  if (!isDeclined && words.every((word) => agreed.has(word) || (isOrdering(word) && !/\d/.test(word)))) return true
  const block = meansAll(line) ? blockAbove(reading, above) : [above]
  if (block.length > 1) {
    for (const row of block) answerRow(row, line, words, isDeclined)
    block.forEach(doubtQuantity)
  } else answerRow(above, line, words, isDeclined)
  return true
}

/** Changes a row by the answer to it. */
function answerRow(above: MailRow, line: string, words: readonly string[], isDeclined: boolean): void {
  const resized = replaceFigure(above.requested, line)
  if (resized !== null) {
    above.requested = resized
    return
  }
  const change = readChange(line)
  const isNumber = change?.isPlain && change.sizes === '' && change.stems.length === 0
  const [changed, ...others] = isNumber ? change.counts : []
  if (changed !== undefined && others.length === 0) {
    above.quantity = changed
    return
  }
  if (!isDeclined && changeAbove(above, line)) return
  const [stated, ...further] = findAll(count, foldLetters(line))
  const isCount =
    stated !== undefined && further.length === 0 && words.length <= maxWords && !namesWork(line) && !namesCut(line)
  const isSize = symbol.test(foldLetters(line).slice(0, stated?.index))
  const behind = line.slice((stated?.index ?? 0) + (stated?.[0].length ?? 0)).trim()
  if (isCount && !isDeclined && !isSize && !isOtherNoun(behind)) {
    above.quantity = sayPieces(stated[1] ?? '')
    return
  }
  above.requested = `${above.requested} ${line}`
  doubtQuantity(above)
}

/** At the end of a folded text, the name of the size behind it: `R 40 please` */
const symbol = /(?<!\p{L})(?:[rldhbtsmø]|radi\p{L}*|rayon|raggio|raio|polomer|promien|sugar|straal|raza)\s*[=:]?\s*$/u

function namesPositions(line: string): boolean {
  return readReferences(line).some(({ positions }) => positions.length > 0)
}

/** Whether a line names a whole part: sizes alone may replace those that were quoted. */
function isOwnPart(line: string): boolean {
  const { requested, quantity } = readOrderLine(line)
  return namesPartAlone(line) && (quantity !== '' || namesKind(line) || isArticleNumber(requested))
}
