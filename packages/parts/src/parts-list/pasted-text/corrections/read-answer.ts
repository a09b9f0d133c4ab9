import { isOrdering, withoutCourtesy } from '../../../words/order-words.ts'
import { hasMaterial, isArticleNumber, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues, numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { doubtQuantity, type MailReading, type MailRow } from '../mail/mail-reading.ts'
import { condition } from '../mail/undecided-parts.ts'
import { statesPerMould } from '../moulds/per-mould.ts'
import { enoughWords } from '../references/enough-words.ts'
import { namesCertificate } from '../references/read-certificate.ts'
import { readReferences } from '../references/read-references.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { tellsNothing } from '../sentences/without-sentence.ts'
import { agreed, denying } from './agreed-words.ts'
import { keepsSome, postponesMould } from './answer-reasons.ts'
import { withoutRest } from './answered-questions.ts'
import { changeAbove } from './change-above.ts'
import { blockAbove, meansAll } from './change-by.ts'
import { changeColour } from './change-colour.ts'
import { replaceFigure } from './change-size.ts'
import { anyChange, isCancelled } from './change-words.ts'
import { readChange } from './read-change.ts'
import { readCorrection } from './read-correction.ts'
import { sizeOfWord } from './size-words.ts'
import { withoutChoice } from './without-choice.ts'
import { withoutDateWish } from './without-date-wish.ts'
import { withoutForNow } from './without-for-now.ts'

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
  const line = withoutDateWish(withoutRest(lines[index] ?? ''))
  const above = rows.at(-1)
  const isBelow = above !== undefined && above.line === index - 1 && (levels[index] ?? 0) < (levels[above.line] ?? 0)
  if (!isBelow || isOwnPart(line) || namesPositions(line)) return false
  const words = foldLetters(line).match(/[\p{L}\d]+/gu) ?? []
  const isDeclined = isCancelled(line) || words.some((word) => declined.test(word))
  if (!isDeclined && agrees(line)) return true
  const block = meansAll(line) ? blockAbove(reading, above) : [above]
  if (block.length > 1) {
    for (const row of block) answerRow(row, line, isDeclined)
    block.forEach(doubtQuantity)
  } else answerRow(above, line, isDeclined)
  return true
}

const clauseEnd = /[,.;!](?:\s+|$)|\s[–-]\s+/
const conditional = new RegExp(String.raw`^(?:[^\p{L}]*)${condition}\s+\p{L}`, 'u')
/** A longer answer tells more than a few clauses. */
const maxLength = 150

/**
 * Changes a row by an answer whose clauses are each a number, a material, an agreement, or a reason: `nitrided, 8 pcs`,
 * `make that 2, the moving side is already finished`
 * @returns whether no clause says anything else
 */
function answerByClauses(above: MailRow, line: string): boolean {
  const clauses = line.split(clauseEnd).filter((clause) => clause.trim() !== '')
  if (clauses.length < 2 || line.length > maxLength) return false
  const answered = { ...above, requested: withoutChoice(above.requested) }
  const counts: string[] = []
  for (const clause of clauses) {
    const [count] = counts
    if (count !== undefined && (keepsSome(clause, Number(count)) || postponesMould(clause))) continue
    const quantity = countAlone(clause)
    if (quantity !== '') counts.push(quantity)
    else if (!agrees(clause) && !givesReason(clause) && !changesAll(answered, clause)) return false
  }
  if (counts.length !== 1) return false
  Object.assign(above, answered, { quantity: counts[0] })
  return true
}

/** Whether a clause changes the part of all its pieces; "two nitrided" are some of them. */
function changesAll(answered: MailRow, clause: string): boolean {
  return findAll(count, foldLetters(clause)).length === 0 && changeAbove(answered, clause)
}

/** Returns the new pieces of a sentence that changes no more than them; empty for another one. */
function changedCount(line: string): string {
  const change = readChange(line)
  const isPlain = change?.isPlain && change.sizes === '' && change.stems.length === 0
  const [changed = '', ...others] = isPlain ? change.counts : []
  return others.length === 0 ? changed : ''
}

/** Returns the new pieces of a correction that names those of the part and nothing else: `correction 6 -> 4` */
function correctedCount({ requested, quantity }: MailRow, line: string): string {
  const { rest, former } = readCorrection(line) ?? { rest: '', former: null }
  // The number of another part, or one of the sizes.
  if (former === null || String(former) !== quantity || figuresOf(requested).includes(quantity)) return ''
  const others = rest.match(/[\p{L}\d]+/gu)?.filter((word) => !isOrdering(word)) ?? []
  const figures = figuresOf(rest)
  return figures.length === 1 && others.every((word) => word === figures[0]) ? countAlone(rest) : ''
}

function figuresOf(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

const only = String.raw`(?:${anyChange('only')}|${enoughWords}(?:\s(?:uns|mir|us|me))?)`
/** `nur eine`, `une seule`, `eine reicht` at the end of an answer; behind it may stand what is one: `nur eine Woche` */
const onlyOne = new RegExp(String.raw`(?<!\p{L})(?:${only}\s+(\p{L}{1,6})|(\p{L}{1,6})\s+${only})[\s.,;!]*$`, 'u')

function saysOnlyOne(answer: string): boolean {
  const folded = foldLetters(withoutCourtesy(withoutForNow(answer)))
  const found = onlyOne.exec(folded)
  return found !== null && numberValues.get(found[1] ?? found[2] ?? '') === 1 && !/\d/.test(folded)
}

function isPlain(said: string): boolean {
  const words = foldLetters(said).match(/[\p{L}\d]+/gu) ?? []
  return (
    words.length <= maxWords && !namesWork(said) && !namesCut(said) && !hasMaterial(said) && !namesCertificate(said)
  )
}

/** Returns the pieces that a few words say, and nothing else of a part; empty for other words. */
function countAlone(answer: string): string {
  const said = withoutForNow(answer)
  if (saysOther(said)) return ''
  const changed = changedCount(said)
  if (changed !== '') return changed
  const folded = foldLetters(said)
  if (saysOnlyOne(said)) return isPlain(said) ? '1' : ''
  const [stated, ...further] = findAll(count, folded)
  if (stated === undefined || further.length > 0) return ''
  if (!isPlain(said)) return ''
  const behind = said.slice(stated.index + stated[0].length).trim()
  const isOther = symbol.test(folded.slice(0, stated.index)) || isOtherNoun(behind)
  return isOther || conditional.test(foldLetters(behind)) ? '' : sayPieces(stated[1] ?? '')
}

/** `v redu`, `w porządku` */
const inOrder = /(?<!\p{L})[vw]\s(?=redu|poradku|porzadku)/u

/** Before pieces that come before the others, in folded letters: `but first 2 for a trial` */
const first =
  /(?<!\p{L})(?:first|zuerst|vorab|vorweg|zunachst|d'abord|premierement|prima|innanzitutto|primero|primeiro|eerst|najpierw|nejdriv|nejprve|eloszor|intai|mai intai|forst|najprej)(?!\p{L})/u

/** Whether the number of an answer is a size, or that of the first pieces, or of one of an unknown number of moulds. */
function saysOther(said: string): boolean {
  const folded = foldLetters(said)
  const words = folded.match(/\p{L}+/gu) ?? []
  const isOfSize = words.some((word) => sizeOfWord(word) !== null) && /\d/.test(folded)
  return isOfSize || first.test(folded) || statesPerMould(said)
}

function agrees(clause: string): boolean {
  if (conditional.test(foldLetters(clause)) || namesCertificate(clause)) return false
  if (saysOnlyOne(clause)) return false
  return (
    foldLetters(clause)
      .replace(inOrder, ' ')
      .match(/[\p{L}\d]+/gu) ?? []
  ).every((word) => agreed.has(word) || (isOrdering(word) && !/\d/.test(word)))
}

function givesReason(clause: string): boolean {
  return !conditional.test(foldLetters(clause)) && tellsNothing(clause.split(/\s+/))
}

/** Changes a row by the answer to it. */
function answerRow(above: MailRow, line: string, isDeclined: boolean): void {
  const resized = replaceFigure(above.requested, line, true) ?? changeColour(above.requested, line)
  if (resized !== null) {
    above.requested = resized
    return
  }
  if (mayBeLength(above, line)) {
    doubtAnswer(above, line)
    return
  }
  const changed = correctedCount(above, line) || (saysOther(line) ? '' : changedCount(line))
  if (changed !== '') {
    above.quantity = changed
    return
  }
  if (!isDeclined && answerByClauses(above, line)) return
  const isCounted = findAll(count, foldLetters(line)).length > 0
  if (!isDeclined && !isCounted && changeAbove(above, line)) return
  const quantity = isDeclined ? '' : countAlone(line)
  if (quantity !== '') {
    above.quantity = quantity
    return
  }
  doubtAnswer(above, line)
}

/** Keeps an answer that is not understood with its part, which is asked. */
function doubtAnswer(above: MailRow, line: string): void {
  above.requested = `${above.requested} ${line}`
  doubtQuantity(above)
}

const largeNumber = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/-])\d{2,4}(?![\d.,x×/]|\s*(?:[x×]|${units.pieces})(?!\p{L}))`,
  'gu',
)

/** Whether a number without a word for pieces is far larger than those of the part: `in 200 please` */
function mayBeLength({ quantity }: MailRow, line: string): boolean {
  const numbers = findAll(largeNumber, foldLetters(line)).map(([said]) => Number(said))
  return numbers.some((number) => number >= shortestLength && number >= manyTimes * Number(quantity))
}

/** More pieces than this, and several times those of an offer, are seldom. */
const shortestLength = 80
const manyTimes = 5

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
