import { namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'

/** Beginnings of words for a lower price, in folded letters. */
const discounts = [
  'rabat|skonto|staffel|nachlass|mengenpreis|discount|price break|quantity price|volume price|slev|descuent|remise|degressi',
  'kedvezmen|scont[oi]|korting|upust|znizk|znizek|descont|reducer|popust|prisavdrag|mangdpris',
].join('|')
const discount = new RegExp(String.raw`(?<!\p{L})\p{L}{0,12}(?:${discounts})`, 'u')
/** Before the number of pieces from which something holds, in folded letters. */
const beyond = [
  'ab|uber|mehr als|from|over|above|more than|at least|nad|od|vice nez|a partir de|a partir des|a partir du|mas de|plus de|superior\\p{L}* ad?',
  'au-dela de|oltre|oltre i|da|dai|piu di|vanaf|boven|meer dan|powyzej|ponad|wiecej niz|acima de|mais de|peste|incepand cu|mai mult de',
  'over|fran|mer an|fler an|vec kot',
].join('|')
const many = String.raw`(?:\d{1,5}|${wordOfSeveral})(?![\p{L}\d.,])(?:\s*%)?`
const threshold = new RegExp(
  String.raw`(?<!\p{L})(?:${beyond})\s+${many}|(?<![\p{L}\d])${many}\s+(?:${units.pieces}\s+)?(?:felett|folott|aufwarts|upwards|or more)|\d{1,5}-t[oe]l`,
  'gu',
)

/**
 * Removes sentences about the pieces from which a lower price is hoped for: `Ab 50 Stück erwarten wir Staffelpreise.` Such a
 * number is none of a part.
 */
export function withoutThresholds(text: string): string {
  if (!discount.test(foldLetters(text))) return text
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => !isThreshold(sentence))
    .join(' ')
}

function isThreshold(sentence: string): boolean {
  const folded = foldLetters(sentence)
  if (namesPartAlone(sentence) || !discount.test(folded)) return false
  const found = findAll(threshold, folded)
  return found.length > 0 && found.every(([said]) => said !== '') && !/\d/.test(folded.replace(threshold, ' '))
}
