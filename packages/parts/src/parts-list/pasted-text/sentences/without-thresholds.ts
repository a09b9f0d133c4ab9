import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'

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

/** Words for an offer or a price, in folded letters. */
const priced =
  'anbiet\\p{L}*|anbot|angebot|preise?|quot\\p{L}*|offer|prices?|pric(?:e|ing)|nabid\\p{L}*|nacen\\p{L}*|cen[ayu]|coti[cz]\\p{L}*|ofert\\p{L}*|precios?|chiffr\\p{L}*|devis|prix|ajanl\\p{L}*|arat?|offr\\p{L}*|offert\\p{L}*|prezz[oi]|quota\\p{L}*|prijs|prijzen|aanbied\\p{L}*|wycen\\p{L}*|cotac\\p{L}*|cota[rm]|precos?|pret|preturi|pris(?:er)?|ponud\\p{L}*'
const also =
  'auch|zusatzlich|alternativ|also|as well|additionally|alternatively|take|rovnez|navic|taktez|tambien|adicionalmente|aussi|egalement|en plus|anche|inoltre|ook|tevens|rowniez|takze|tez|tambem|de asemenea|si|ocksa|aven|tudi|is|szinten'
const forPieces = new RegExp(
  String.raw`(?<!\p{L})(?:fur|bei|for|at|pro|pri|para|por|pour|par|a|per|da|voor|bij|dla|przy|pentru|la|for|vid|za|pri)\s+(?:\d{1,5}|${wordOfSeveral})\s*(?:${units.pieces})?(?![\p{L}\d.,])`,
  'u',
)

/** Whether a sentence asks what other pieces than the ordered ones would cost: `Please also quote item 1 for 100 pieces.` */
function asksForOtherPrice(sentence: string): boolean {
  const folded = foldLetters(sentence)
  const isAbout = isPriced.test(folded) && isAlso.test(folded) && forPieces.test(folded)
  if (!isAbout || sentence.length >= maxPriced || namesPartAlone(sentence) || namesKind(sentence)) return false
  // "As per your offer, and for item 2 only 10" asks for no price.
  return withoutUnchanged(sentence) === sentence
}

const isPriced = new RegExp(String.raw`(?<!\p{L})(?:${priced})(?!\p{L})`, 'u')
const isAlso = new RegExp(String.raw`(?<!\p{L})(?:${also})(?!\p{L})`, 'u')
const maxPriced = 120

/**
 * Removes sentences about the pieces from which a lower price is hoped for: `Ab 50 Stück erwarten wir Staffelpreise.` Such a
 * number is none of a part, nor is one that only asks for another price.
 */
export function withoutThresholds(text: string): string {
  const folded = foldLetters(text)
  if (!discount.test(folded) && !isPriced.test(folded)) return text
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => !isThreshold(sentence) && !asksForOtherPrice(sentence))
    .join(' ')
}

function isThreshold(sentence: string): boolean {
  const folded = foldLetters(sentence)
  if (namesPartAlone(sentence) || !discount.test(folded)) return false
  const found = findAll(threshold, folded)
  return found.length > 0 && found.every(([said]) => said !== '') && !/\d/.test(folded.replace(threshold, ' '))
}
