import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { readPieces, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { readOrderLine } from '../lines/read-order-line.ts'

const number = String.raw`(\d{1,3}|${wordOfSeveral}|one|eine?r?|un[ao]?|een|jeden|egy|en|eno?)`
const each =
  '(?:each|every|jede[rsmn]?|chacune?|chaque|ognun[oa]|ciascun[oa]|cada|elke?|iedere?|fiecare|kazd\\p{L}+|mind(?:en(?:ik\\p{L}*)?)?|varje|vsak\\p{L}*)'
/** `, two in each of the 16 cavities` */
const shares = new RegExp(
  String.raw`\s*[,;(–-]\s*(?:(?:je|po|cate)\s)?${number}\s(?:\p{L}+\s){0,2}${each}\s(?:\p{L}+\s){0,3}${number}\s\p{L}{4,}\)?\s*$`,
  'u',
)

/**
 * Removes from a part with its pieces how these are shared out among cavities: `32 pins 6x160, two in each of the 16
 * cavities`. Pieces that are not the shares together become a question.
 */
export function withoutShares(line: string): string {
  if (!hasSizes(line)) return line
  const folded = foldLetters(line)
  const found = shares.exec(folded)
  const [said = '', share = '', places = ''] = found ?? []
  const rest = line.slice(0, found?.index)
  const { quantity } = readOrderLine(rest)
  if (said === '' || !/^\d+$/.test(quantity)) return line
  const together = countOf(share) * countOf(places)
  return together === Number(quantity) ? rest : `${rest} ${quantity}/${together} pcs`
}

function countOf(said: string): number {
  return readPieces(`${said} pcs`)?.count ?? 1
}
