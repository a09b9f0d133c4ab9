import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

/** A plate of the mould with the word before it, in all languages and in folded letters: `on the ejector plate` */
const atPlate =
  /(?<!\p{L})(?:on|at|in|an|auf|am|sur|su(?:lla)?|en|na|op|aan|v|pa|pe)\s+(?:(?:the|der|den|dem|la|de)\s+)?(?:\p{L}+\s+){0,2}?\p{L}*(?:plates?|platten?|plattan|plaques?|piastr[ae]|placas?|plaat|platen|plyt\p{L}*|des(?:ce|ka|ku|ky)|placa|plac[ai]|plosc\p{L}*)(?!\p{L})/u

/**
 * Whether a part without sizes is other goods at a plate of the mould, whose name holds a kind of parts: `limit switch on
 * the ejector plate`
 */
export function isGoodsAtPlate(requested: string): boolean {
  const found = atPlate.exec(foldLetters(requested))
  const goods = requested.slice(0, found?.index)
  if (found === null || namesKind(goods)) return false
  return goods.split(/[\s,]+/).some((word) => /\p{L}{4}/u.test(word) && !isOrdering(word) && !belongsToPart(word))
}
