import { isOrdering } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberValues } from '../../quantities/read-pieces.ts'
import { withoutContacts } from '../mail/part-line.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'

/** A short word with a full stop is an abbreviation: `inkl. APZ 3.1`. */
const sentenceEnd = /(?<=\d|\)|\p{L}{6})(?:[.!?]|\s[!?])\s+[¿¡]?\p{Lu}/gu
/** A sentence begins or ends with a word of an order or ends with a number, a name with another word. */
const anyEnd = /(\p{L}*)[.!?]\s+[¿¡]?(\p{Lu}\p{L}+)/gu
/** `hardened. Quantity: 6.` */
const labelledBehind = new RegExp(String.raw`^[.!?]\s+${anyOf('labels')}\.?\s*[:=]?\s*\d`, 'u')

/** Returns the place where the first sentence of a text ends. */
export function findSentenceEnd(text: string): number {
  const sure =
    findAll(sentenceEnd, text).find(({ index }) => !labelledBehind.test(foldLetters(text.slice(index))))?.index ??
    text.length
  const other = findAll(anyEnd, text).find(
    ([, last = '', first = '']) =>
      isOrdering(first) || (last.length > 4 && isOrdering(last)) || (numberValues.get(foldLetters(last)) ?? 1) > 1,
  )
  return Math.min(sure, other === undefined ? text.length : other.index + (other[1] ?? '').length)
}

/** Removes the sentences behind the first one that say nothing about a part: `24x46. Best regards` */
export function withoutNextSentences(text: string): string {
  const end = findSentenceEnd(text)
  const rest = withoutTimes(withoutContacts(text.slice(end)))
  return /\d/.test(rest) || namesKind(rest) ? text : text.slice(0, end)
}
