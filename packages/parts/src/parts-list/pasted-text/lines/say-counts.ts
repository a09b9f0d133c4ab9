import { endsInAsking, namesLoss } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { joining } from '../corrections/change-words.ts'
import { sameDiameter } from '../mail/repeat-above.ts'
import { definite } from '../sentences/known-counts.ts'
import { isCountedNoun } from './counted-noun.ts'
import { firstMentions } from './split-mentions.ts'

/** Not in "een stuk of zes". "De" and "a" are also other words. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×*-]|(?<!\p{L})(?:of|or|oder|ou|lub|nebo|vagy|ali|sau|eller|oppure)\s|(?<!\p{L})(?!(?:de|az?)\s)(?:${definite})\s)(?:\d{1,4}|(?:${wordOfSeveral}))(?=\s+(\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*){0,2}))`,
  'gu',
)
/** A longer line is a text, in which a count may be anything. */
const maxLength = 300

/**
 * Writes the numbers of a line in figures where it counts a kind without sizes beside a part: `five sleeves and six pins
 * 6x250`. A number in words separates no parts, as many are other words in another language.
 */
export function sayCounts(line: string): string {
  if (line.length > maxLength || !hasSizes(line) || namesLoss(line)) return line
  const composed = line.normalize('NFC')
  const counts = findAll(counted, foldLetters(composed)).filter(
    ({ index, 1: named = '' }) => namesKind(named) || namesGoods(composed.slice(0, index), named),
  )
  const isOfKind = counts.some(({ 1: named = '' }) => namesKind(named))
  const isSure = isOfKind && counts.length >= 2 && counts.length > firstMentions(composed).length
  const ofThread = counts.filter(({ index, 0: { length } }) => countsThread(composed, index, index + length))
  const inFigures = isSure ? counts : ofThread
  return replaceFound(composed, inFigures, ([said]) => String(numberValues.get(said.replace(/\s+/g, '_')) ?? said))
}

/** `M8x50 Schrauben und zwei Ringschrauben, M24`: a part by its thread alone begins at its number. */
function countsThread(line: string, start: number, end: number): boolean {
  const thread = /^\s\D{4,40}?\sM\d{1,2}(?![\dx×.,]*\d|\s*[x×])/u.exec(line.slice(end))
  return thread !== null && namesKind(thread[0]) && beginning.test(foldLetters(line.slice(0, start).slice(-maxBefore)))
}

const beginning = new RegExp(String.raw`(?:^|\s)${joining}\s$`, 'u')
const ofSame = new RegExp(`^${sameDiameter}`, 'u')
const maxBefore = 60
const maxWords = 3

/** Whether a noun behind a count may be goods that nobody knows: `cinco casquilhos`, not `para dois moldes` */
function namesGoods(before: string, named: string): boolean {
  const [noun = ''] = named.split(' ')
  const near = before.slice(-maxBefore)
  return (
    !ofSame.test(named) &&
    isCountedNoun(`5 ${noun}`) &&
    (beginning.test(foldLetters(near)) || near.split(' ').slice(-maxWords).some(endsInAsking))
  )
}
