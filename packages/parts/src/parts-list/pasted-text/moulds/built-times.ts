import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'

/** Beginnings of words for building a mould. */
const build =
  /(?<!\p{L})(?:bau|build|built|ma[dk]e|manufactur|fertig|fabri|fais|faire|realis|constru|costru|facciamo|faremo|hacemos|haremos|hacer|fazemos|fazer|bouw|ma(?:ak|ken)|rob|budu|wykon|stav|dela|vyrab|vyrob|kesz|gyart|epit|facem|face|bygg|tillverk|gor|izdel|gradi)/u
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
