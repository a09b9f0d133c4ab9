import { namesLoss } from '../../../words/order-words.ts'
import { tellsNothing } from '../sentences/without-sentence.ts'
import { endOfSizes } from './split-mentions.ts'

/** A clause behind a comma or a dash. */
const clause = /(?:,|\s[–-])\s+[^,;.!?()\d]+/gu

/**
 * Removes the clauses behind a part that only tell how the former one got lost: `2 rings 125x36x12, the old one is bent
 * and cracked`. One that may also say how the new part shall be stays.
 */
export function withoutLosses(text: string): string {
  const end = endOfSizes(text)
  if (end === 0) return text
  return text.slice(0, end) + text.slice(end).replace(clause, (said) => (tellsOfLoss(said) ? '' : said))
}

function tellsOfLoss(said: string): boolean {
  return namesLoss(said) && tellsNothing(said.split(/[\s,–-]+/).filter(Boolean))
}
