import { currencies } from '../../../words/currencies.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { withoutPricePhrase } from './price-phrases.ts'

const currency = String.raw`${currencies}(?!\p{L})`
const priceNoun =
  '(?<!\\p{L})(?:unit price|einzelpreis|preis|price|ep|prix|pu|precio|prezzo|prijs|preco|pret|pris|cena)'
/** `– 1 420 Ft`, `12 db 2 950 Ft/db`, `cena 1 120 Kč`: behind a sign, pieces or "price", as the first figures may count pieces themselves. */
const inThousands = String.raw`(?<=[,;:–-]\s{1,3}|${priceNoun}\.?:?\s|(?<![\p{L}\d])\d{1,5}\s(?:${units.pieces})\.?\s)\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?(?!\d)`
/** Behind what a piece costs, in folded letters. */
const eachPiece =
  "(?:each|ea\\.?|apiece|a piece|das stuck|pro stuck|je stuck|(?:la |par )?piece|l'unite|chacune?|cad(?:auno|auna)?\\.?|l'uno|al pezzo|cada u(?:n[oa]|ma?)|la unidad|c/u|a unidade|per stuk|za sztuke|za szt\\.?|za kus|za ks|darabonkent|bucata|per styck|styck|za kos|na kos)"
/** `1,35 p/st`, `3,10 /Stk`, `- 14.20 each`, `à 118:-`: an amount without its currency. */
const eachAmount = String.raw`(?<![\d.,x×/])\d+[.,]\d{2}(?=\s*p?/\s*(?:${units.pieces})(?!\p{L}))|(?<=(?<!\p{L})(?:at|for|zu|a)\s)\d+[.,]\d{2}(?=\s(?:each|apiece)(?!\p{L}))|(?<=[\s–-]\s?)\d+[.,]\d{2}\s${eachPiece}(?=\s*(?:$|[,;.)])|\s[–-]\s)|(?<![\d:])\d{1,6}:-|(?<=(?<!\p{L})a\s)\d{1,5}:\d{2}(?!\d)|(?<![\d:])\d{1,5}:\d{2}(?=\s(?:st|styck)(?!\p{L}))`
/** In `10.5 x 200 GBP 22.40` the currency is that of the figure behind it. */
const notLength = String.raw`(?<!\d\s?[x×*]\s?)`
const price = new RegExp(
  String.raw`[\s,;–-]*(?:(?<!\p{L})(?:(?:unit price|unit(?=\s*\d+[.,]\d{2}(?!\d))|einzelpreis|gesamtpreis|preis|price|prix|precio|prezzo|prijs|preco|pret|pris|cena|zu(?: je)?|zum preis von|ep|gp|gesamt|summe|total|totale|totaal|razem|celkem|skupaj|osszesen|importe|importo|montant|valor|suma|pu|pt|ht|netto)\.?:?|@|à|a|po|at|je)\s*)?(?:(?<!\p{L})${currency}\s*\d+(?:[.,]\d+)*|${notLength}(?<!\d[.,]?)\d+(?:[.,]\d+)*\s*${currency}(?!\s*\d+[.,]\d\d(?!\d|\s*${currency}))|${inThousands}\s*${currency}|${eachAmount}|(?<=(?:${priceNoun}\.?|(?<!\p{L})unit|@)\s*)\d+[.,]\d{2}(?!\d))(?:\s*(?:(?:p?/|je|per|pro)\s*\d{0,4}\s*\p{L}+\.?|(?:das|die|la|l'|al|o|a|za|por|de)\s*(?:stuck|stk|piece|unite|pieza|unidad|pezzo|kus|ks|sztuke|szt|kos|peca|unidade|bucata|buc)(?!\p{L})|(?:styck|stuk|darab|db|each|ea|apiece|cad|cadauno|cadauna|chacun|chacune|cada uno|cada|stuck|st|net|netto|ht|zzgl)(?!\p{L})|(?:stk|pce|pcs?|piece|pz|ud|un|szt|ks|kos|buc)\.?(?=\s*(?:$|[,;)]|[–-]\s))))?`,
  'gu',
)

/** `6 st   7,80`, `4 Stk. zu 29,80`, `20 ST  3,15  63,00`: amounts behind pieces with their unit, at the end. */
const amountBehind = new RegExp(
  String.raw`(?<=(?:^|[\s;:]|(?<!\d),)\d{1,5}\s*(?:${units.pieces})\.?\s*)(?:\s(?:(?:zu(?: je)?|je|at|a|po|por|per|@)\s+)?\d{1,3}(?:[.']?\d{3})?[.,]\d{2}){1,3}$`,
  'u',
)

/** `22,40  179,20`, at the end: what a piece and what the line costs. */
const unitAndTotal = /\s(\d{1,4}[.,]\d{2})\s+(\d{1,3}(?:[.' ]?\d{3})?[.,]\d{2})$/

/** Removes the amounts behind a part of which one is that of a piece, and the other one that of all its pieces. */
function withoutTotals(text: string): string {
  const found = unitAndTotal.exec(text)
  if (found === null) return text
  const [unit, total] = [found[1], found[2]].map((amount = '') => Number(amount.replace(/\D/g, '')))
  const rest = text.slice(0, found.index)
  const pieces = (rest.match(/(?<![\p{L}\d.,])\d{1,5}(?![\d.,]|\s?[x×])/gu) ?? []).map(Number)
  return pieces.some((count) => count > 1 && count * (unit ?? 0) === total) ? rest.trimEnd() : text
}

const namesCurrency = new RegExp(currency, 'u')

/** Removes what a piece or the line costs. */
export const withoutPrices = remember((text: string): string => {
  const said = withoutPricePhrase(text)
  if (!/[.,:]\d\d|:-/.test(said) && !namesCurrency.test(foldLetters(said))) return said
  const rest = replaceFound(said, findAll(price, foldLetters(said)), () => '')
  return withoutTotals(rest.slice(0, amountBehind.exec(foldLetters(rest))?.index))
})
