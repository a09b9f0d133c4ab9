import { foldLetters } from '../../fold-letters.ts'
import { endOfSizes } from '../lines/split-mentions.ts'

/** "Order" and "offer" with their number, in all languages: `Best.-Nr. 4471`, `PO 4471`, `devis 26-114` */
const order =
  '(?:best(?:ell)?|auftr|ang)\\.?\\s?-?nr|bestell(?:ung|nummer)|auftrag|angebot|p\\.?o|purchase order|order|quote|quotation|offer|offre|devis|cde|commande|ord(?:ine)?|offerta|preventivo|ped(?:ido)?|oferta|presupuesto|enc(?:omenda)?|proposta|orcamento|best|bestelling|offerte|zam(?:owieni\\p{L})?|ofert\\p{L}{1,3}|obj(?:ednavk\\p{L})?|nabidk\\p{L}|nar(?:ocil\\p{L})?|ponudb\\p{L}|rend(?:eles)?|ajanlat|cda|comand\\p{L}|bestallning|offert'
const sign = '\\.?\\s?-?(?:(?:nr|no|num|nº|n|c|st|sz|szam)(?!\\p{L}))?[.°º]?\\s?:?\\s?'
const number = '(?=[\\p{L}\\d/-]*\\d)[\\p{L}\\d][\\p{L}\\d/-]{2,11}'
const position =
  '(?:pos|posten|position|line|item|poste|ligne|riga|linea|partida|linha|item|regel|poz|pozycja|pol|polozka|tetel|rad|zeile)\\.?\\s?\\d{1,3}|\\d{1,3}\\.\\s?tetel'
const price = '(?:preise?|prices?|prix|prezz[oi]|precios?|precos?|prijs|cen[ay]|ar|pret|pris(?:er)?)'
const asPer =
  '(?:as per|as in|per|laut|gemass|zu|aus|selon|suivant|come da|secondo|segun|conforme|volgens|wg|wedlug|zgodnie z|dle|podle|po|szerint|conform|enligt|from)'
const paper = String.raw`(?:(?:the|our|your|ihr\p{L}*|unser\p{L}*|votre|notre|vs|ns|su|uw|vase?|wasz\p{L}*|a|az)\.?\s)?(?:(?:${order})${sign}${number}|${number}\s(?:ajanlat|rendeles)\p{L}*)(?:\s(?:szerint))?(?:[,/]?\s(?:${position}))?`
const budget =
  '(?:budget|etat|buget|presupuesto|orcamento|budzet|rozpocet|proracun|keret)\\p{L}{0,2}\\s20\\d\\d|20\\d\\d(?:-?[aeo]s)?\\s(?:budget|keret)'
const stock = '(?:stock|bestand|voorraad|lager|keszlet|zasoba|zaloga|stan|stoc|scorta)'
const least = '(?:mini?(?:m[aou]m?|mal\\p{L}*)?\\.?)'
const leastStock = String.raw`(?:${least}[\s-]?${stock}|${stock}\s${least}|mindestbestand|minimumvoorraad|scorta minima)\s?:?\s\d{1,4}(?:\s?(?:stk|st|pcs|pz|uds|db|szt|ks|kos))?`

const bracket = new RegExp(
  String.raw`\s*\((?:${price}\s)?(?:${asPer}\s)?(?:${paper}|${budget}|${leastStock})\.?\)`,
  'u',
)
/** Without a word for its paper or its price, "order 1000" may ask for a thousand. */
const clause = new RegExp(
  String.raw`(?:[,;]|\s[–-])\s+(?:(?:${price}\s(?:${asPer}\s)?|${asPer}\s)${paper}|${leastStock})\.?$`,
  'u',
)

/**
 * Removes what the books of a buyer say beside a part: the order or the offer that has it, its budget and the least number
 * on their shelf: `pins 6x160 (PO 4471, line 20)`, `price as per quote 4471`, `(min. stock 10)`
 */
export function withoutBookkeeping(line: string): string {
  const end = endOfSizes(line)
  if (end === 0) return line
  const folded = foldLetters(line)
  const found = bracket.exec(folded) ?? clause.exec(folded)
  if (found === null || found.index < end) return line
  return `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}`
}
