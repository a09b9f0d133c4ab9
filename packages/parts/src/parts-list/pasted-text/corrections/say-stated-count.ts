import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { enoughWords } from '../references/enough-words.ts'

const instead =
  '(?:instead|however|dagegen|hingegen|dafur|aber|par contre|en revanche|invece|en cambio|em contrapartida|za to|zase|daarentegen|in schimb|daremot|pa)'
const be = "(?:are|sind(?: es)?|sono|son|sont|c'est|ce sont|sao|zijn(?: het| er)?|sunt|jsou)"
const told =
  '(?:gesagt|besprochen|vereinbart|told|said|discussed|agreed|mentioned|dicevo|detto|accennato|concordato|dije|dicho|comente|comentado|hablado|hablamos|disais|dit|convenu|gezegd|besproken|afgesproken|mowilem|mowilam|mowilismy|uzgodnione|rikal[ai]?|domluveno|spus|vorbit|sagt|sade|rekel|rekla|dogovorjeno|disse|combinado|falado)'
const as = '(?:wie|as|come|como|comme|zoals|jak|jako|cum|som|kot)'
const stated = new RegExp(
  String.raw`[\s,]+(?:${instead}\s+)?(?<!\p{L})${be}\s+(?:${instead}\s+)?(\d{1,4})(?:\s+(?:${units.pieces}))?(?:,?\s+${as}\s(?:[^\s\d,;.()]+\s){0,4}?${told}(?:\s[^\s\d,;.()]+){0,4})?[\s.!]*$`,
  'u',
)
/** `the price of the pins 6x160 is 6`, `the costs are 6` */
const price = /(?:preis|price|prix|prezzo|precio|preco|cena|ceny|pret|pris|prijs|koszt|cost|kost)/u

/** Says the pieces that a sentence states of its part: `le viti M6x20 invece sono 6 come ti dicevo` */
export function sayStatedCount(text: string): string {
  const folded = foldLetters(text)
  const found = stated.exec(folded)
  const part = text.slice(0, found?.index)
  const isOfPart = hasSizes(part) && namesKind(part) && !/\d/.test(part.slice(endOfSizes(part)))
  if (found === null || !isOfPart || price.test(folded) || readOrderLine(part).quantity !== '') return text
  return `${part}, ${found[1]} pcs`
}

const enoughBehind = new RegExp(
  String.raw`[\s,;:–-]+(?:(?:uns|mir|nous|me|mi|ci|ne|en|nos|nam|mi|ons)\s+)*${enoughWords}\s+(?:(?:con|com|cu|med|mi)\s+)?(\d{1,4})(?:\s*(?:${units.pieces}))?[\s.!]*$|[,;:–-]+\s+(\d{1,4})(?:\s*(?:${units.pieces}))?\s+(?:(?:uns|mir|nous|me|are|sind|sono|zijn)\s+)?${enoughWords}(?:\s+(?:uns|mir|auch))?[\s.!]*$`,
  'u',
)

/** Says how many of a part are enough as its pieces: `eye bolt M20, 2 will do`, `závěsný šroub M20, stačí 2` */
export function sayEnoughCount(text: string): string {
  const found = enoughBehind.exec(foldLetters(text))
  const part = text.slice(0, found?.index)
  const isOfPart = namesKind(part) && /\d/.test(part) && !/\d/.test(part.slice(endOfSizes(part)).replace(/^\D*\d+/, ''))
  if (found === null || !isOfPart || readOrderLine(part).quantity !== '') return text
  return `${part}, ${found[1] ?? found[2]} pcs`
}
