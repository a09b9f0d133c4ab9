import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { alike } from './mould-signs.ts'

/** Beginnings of words for building a mould. */
const build =
  /(?<!\p{L})(?:bau|build|built|ma[dk]e|making|manufactur|fertig|fabri|fais|faire|realis|constru|costru|facciamo|faremo|hacemos|haremos|hacer|fazemos|fazer|bouw|ma(?:ak|ken)|rob|budu|wykon|stav|dela|vyrab|vyrob|kesz|gyart|epit|facem|face|bygg|tillverk|gor|izdel|gradi)/u
const mould = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})`, 'u')
const times = new RegExp(
  String.raw`(?<!\p{L}|\d|[.,])(?:(twice|doppelt|en double|dwukrotnie|tweemaal|ketszer)|(\d{1,2}|${wordOfSeveral})[\s-]*(?:x(?=\s|$|[.,)])|mal|times|fois|volte|veces|vezes|keer|krat|razy|szor|szer|ori|ganger))(?!\p{L})`,
  'gu',
)

/** Returns how often a sentence says that a mould is built: `we build tool 3310 twice`; null if it does not say it once. */
export function countBuilt(line: string): number | null {
  const sentence = foldLetters(line)
    .split(/[.!?]\s/)
    .find((said) => build.test(said) && mould.test(said))
  const [found, second] = sentence === undefined ? [] : findAll(times, sentence)
  if (found === undefined || second !== undefined) return null
  return found[1] === undefined ? Number(sayPieces(found[2] ?? '')) || null : 2
}

/** `ne facciamo tre uguali`, `we are making three of them`, `hármat gyártunk`, without the noun of what is made */
const number = String.raw`(?<!\p{L}|\d|[.,])(?<number>\d{1,2}|${wordOfSeveral})`
const ofThem =
  '(?:of (?:them|these|those)|davon|di essi|de ellos|deles|ervan|z nich|av dem|od njih|stuck|pieces|pezzi|stuks|sztuki|kusy|stycken)'
const made = new RegExp(
  String.raw`(?:${number}(?:\s+(?:${ofThem}|${alike})){0,2}|${number.replace('<number>', '<before>')}\s+\p{L}{3,}(?<=unk|ni|ban))$`,
  'u',
)
const anyNumber = new RegExp(String.raw`\d+|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'gu')
/** A longer clause says more than how many are made. */
const maxWords = 8

/** Returns how many moulds a line says are made if it names them before: `quantities are for one mould, we make three` */
export function countMade(line: string): number | null {
  const numbers = foldLetters(line)
    .split(/[,.;:!?()]+(?:\s|$)|\s[–-]\s|\s(?:and|und|et|y|e|en|och|a|i|in|es|si)\s(?=\p{L})/u)
    .map((clause) => clause.trim())
    .filter((clause) => build.test(clause) && !mould.test(clause) && clause.split(' ').length <= maxWords)
    .filter((clause) => findAll(anyNumber, clause).length === 1)
    .flatMap((clause) => {
      const { number = '', before = '' } = made.exec(clause)?.groups ?? {}
      return Number(sayPieces(number || before)) || []
    })
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}
