import { isOrdering } from '../../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../../cell-content.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { wordOfSeveral } from '../../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../../work-words.ts'
import { isCancelled, joining } from '../../corrections/change-words.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'

/** Words for prices, delivery, carriers and their vehicles, orders and the stock of the shop, per language and in folded letters. A translator adds words here. */
const terms = {
  de: 'lieferwagen|transporter|lkw|(?:rahmen|listen|sonder)?(?:preis\\p{L}*|vertrag)|rahmenauftrag|abruf|(?:an)?liefer\\p{L}*|\\p{L}*abholung|versand|kurier\\p{L}*|spediteur|spedition|fahrer|wareneingang|pforte|frei haus|ab lager|lagerware',
  en: 'truck|lorry|prices?|pricing|contract|call-off|deliver\\p{L}*|carriage|courier|carrier|shipping|goods-in|collection|pick-up|ex[- ](?:stock|works)|from stock',
  cs: 'cen[aeyu]|cenou|dodan[ia]|dodavk\\p{L}*|doprav\\p{L}*|kuryr\\p{L}*|smlouv\\p{L}*|vyzvednut\\p{L}*|odber|ze skladu',
  es: 'furgoneta|camion|precios?|tarifas?|entregas?|entregar|portes|transportista|mensajero|agencia|envio|contrato|de (?:stock|almacen)',
  fr: 'navette|camionnette|camion|prix|tarifs?|livraisons?|livrer|transporteur|coursier|port|expedition|enlevement|contrat|(?:de|du) stock',
  hu: 'teherauto\\p{L}*|furgon\\p{L}*|ar(?:on|at|ban|ert)|futar\\p{L}*|szallit\\p{L}*|szerzodes\\p{L}*|raktarrol',
  it: 'furgone|camion|prezz[oi]|consegn[ae]|corriere|spedizione|trasportatore|contratto|ritir\\p{L}*|da magazzino|pront[ai] a magazzino',
  nl: 'busje|vrachtwagen|prij[sz]\\p{L}*|levering|bode|vervoerder|koerier|transporteur|verzending|contract|uit voorraad',
  pl: 'ciezarowk\\p{L}*|cen[aeyi]|cenie|dostaw\\p{L}*|kurier\\p{L}*|przewoznik\\p{L}*|wysylk\\p{L}*|umow\\p{L}*|odbior|z magazynu',
  pt: 'carrinha|camiao|precos?|entregas?|entregar|transportadora|estafeta|portaria|contrato|levantamento|de stock',
  ro: 'camionet\\p{L}*|camion\\p{L}*|pret(?:ul)?|livrar\\p{L}*|curier\\p{L}*|transport|contract\\p{L}*|ridicare|din stoc',
  se: 'skapbil|lastbil|pris(?:et)?|leverans|bud|budbil|frakt|avtal|hamtning|fran lager',
  sl: 'kombij\\p{L}*|tovornjak\\p{L}*|cen[aei]|dobav\\p{L}*|dostav\\p{L}*|kurir\\p{L}*|pogodb\\p{L}*|prevzem|iz zaloge',
} as const

const term = String.raw`(?<!\p{L})(?:${Object.values(terms).join('|')})(?!\p{L})`
/** That the shop has a part, as offers say behind it; "in stock" may be said of the buyer's own. */
const fromStock =
  /\s(?:ab (?:lager|werk)|lagerware|ex[- ](?:stock|works?|warehouse)|from stock|ze skladu|de (?:stock|almacen)|(?:de|du) stock|raktarrol|da (?:magazzino|stock)|pronta consegna|uit voorraad|af fabriek|z magazynu|din stoc|fran lager|iz zaloge)$/u

/** `che passo venerdì a ritirarli`, `pridem v petek po njih`: the buyer fetches the parts. */
const fetching =
  /^(?:(?:che|que|qui|die|dat|ktore|som|ki|amit)\s)?(?:(?:i|ich|io|yo|je|eu|ik|jag)(?:'ll|'m)?\s)?(?:passo|pasare|paso|passe|passerai|pridem|stavim|prijdu|prijedu|przyjade|podjade|megyek|jovok|trec|vin|kommer|haal|komme|hole)(?!\p{L})/u
/** Before a noun of terms: `zum bekannten Preis`, `w cenie` */
const preposition =
  '(?:zu[mr]?|auf|an|mit|per|bei|frei|at|for|by|via|on|with|in|au|aux|a|par|pour|avec|al|por|con|para|ao|aos|na|no|com|tegen|met|voor|w|we|z|za|po|s|se|ve|do|la|cu|prin|pe|till|med|pa|che|que)'
const behindPart = new RegExp(
  String.raw`\s${preposition}\s(?:(?!${preposition}\s|${joining}\s)[^\s,;.\d]+\s){0,3}?${term}[^,;.\d]{0,60}$`,
  'u',
)
/** `che passo venerdì`: a clause about the part before it */
const relative = /\s(?:che|que|qui)\s[^,;.\d]{3,60}$/u
/** Beginnings of words for a coating, in all languages, which a price may be asked with. */
const coated = /beschicht|coat|revet|recub|rivest|bekled|powlok|povlak|revest|acoper|belagg|prevlek|bevonat/u
const noun = new RegExp(term, 'u')
const clause = /[,;]\s+[^,;()]*$|\s[–-]\s+[^,;()]*$/u
const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')

/**
 * Removes at what price a part is bought, and how it is sent or fetched: `10 pins 6x200 at the usual price`, `Lieferung frei
 * Haus`. Words of a part, of work and numbers stay.
 */
export function withoutTerms(line: string): string {
  const end = endOfSizes(line)
  if (end === 0 || !namesPartAlone(line)) return line
  const said = line.replace(/[.!?\s]+$/, '')
  const stocked = fromStock.exec(foldLetters(said))
  if (stocked !== null && stocked.index >= end)
    return withoutTerms(said.slice(0, stocked.index).replace(/[\s,;–-]+$/, ''))
  const start = clause.exec(said)?.index ?? -1
  const last = start < end ? '' : said.slice(start).replace(/^[\s,;–-]+/, '')
  if (last !== '' && isTerms(last)) return withoutTerms(said.slice(0, start))
  const found = behindPart.exec(foldLetters(said)) ?? relative.exec(foldLetters(said))
  if (found === null || found.index < end) return line
  const tail = said.slice(found.index)
  return isTerms(tail.trim()) ? withoutTerms(said.slice(0, found.index)) : line
}

function isTerms(said: string): boolean {
  const folded = foldLetters(said)
  if (number.test(folded) || !(noun.test(folded) || fetching.test(folded))) return false
  const words = said.split(/\s+/)
  const isOfPart = (word: string) => !isOrdering(word) && (belongsToPart(word) || namesKind(word))
  return !words.some(isOfPart) && !namesWork(said) && !namesCut(said) && !isCancelled(said) && !coated.test(folded)
}
