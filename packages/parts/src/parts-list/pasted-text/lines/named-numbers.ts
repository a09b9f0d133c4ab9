import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind, namesStandard } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isSize } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { anyOf } from '../../quantities/read-pieces.ts'

const named =
  /(?<![\p{L}\d])(\p{L}[\p{L}-]*)\.?\s+(?:(?:nr|no|n|num|c|č|st)[.°º]{0,2}\s*)?\p{Lu}?[ -]?\d{1,6}(?![\p{L}\d]|[.,]\d|\s*[x×*])/gu
const inBrackets = /\([^()]*\)/g

/**
 * Removes the numbers of machines, moulds and the like, which stand directly behind their noun or in brackets: `auf der
 * Maschine 14 (Arburg 470) läuft das Werkzeug W 2231`
 */
export function withoutNamedNumbers(text: string): string {
  return text
    .replace(inBrackets, (said) => (hasSizes(said) ? said : ' '))
    .replace(named, (said, noun: string) => (isName(noun) ? noun : said))
}

/** A machine or a press, in folded letters. */
export const machineWord =
  '(?:ma(?:s|ch|qu|sz)\\p{L}{3,5}|press[ae]?|prens[ae]|pers|lis[ue]?|stroj\\p{L}?|gep|macchina|linka|linia|linea|line|linie)'
/** Moulds and machines, also where their word is one of an order: `for the tool` */
export const places = new RegExp(`^(?:${anyOf('moulds')}|${machineWord})$`, 'u')

function isName(noun: string): boolean {
  if (places.test(foldLetters(noun))) return true
  const isOfPart = namesKind(noun) || belongsToPart(noun) || namesStandard(noun)
  return !isOfPart && !isSize(readHeading(noun)?.meaning ?? null) && !isOrdering(noun) && noun.length > 1
}
