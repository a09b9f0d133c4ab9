import { currencies } from '../../../words/currencies.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'

/** Before a price in all languages, in folded letters. */
const at =
  '(?:at|for|zum|zu|mit|au|aux|a|al|ao|alla|con|com|por|per|voor|tegen|po|za|pri|la|till|przy|w|with|met|cu|med)'
/** The noun of a price, also at the end of a compound: `zum Stückpreis von` */
const noun =
  '(?:\\p{L}{0,12}preise?s?|prices?|prix|precios?|prezz[oi]|(?:\\p{L}{0,10})prij[sz]\\p{L}{0,2}|prec[oe]s?|pret(?:ul)?|cen(?:a|e|u|y|ie|i|o)|(?:\\p{L}{0,6})pris(?:et)?|aron)'
/** Two decimals, as every amount has without its currency. */
const amount = String.raw`\d{1,5}[.,]\d{2}(?!\d|\s?[x×*]|[.,]\d|\s*mm)(?:\s*${currencies}(?!\p{L}))?`
const each = String.raw`(?:\s*(?:(?:/|(?<!\p{L})(?:je|per|pro|p/|das|die|la|the|par|al|por|a|za|od|o|el|na|pe)(?!\p{L}))\s*|(?<!\p{L})l['’]\s?)?(?<!\p{L})(?:${anyOf('pieces')}|apiece|unite|styck|darabonkent|bucata|sztuke|cadauno|cadauna|cad|chacune?|cada un[oa]?|netto|net|ht)(?![\p{L}\d])\.?)?`
/**
 * `at last year's price of 2.80 each`, `zum Preis von 2,80 das Stück`, `au prix de la dernière fois (2,80 pièce)`, `2,80-as
 * áron`
 */
const phrase = new RegExp(
  [
    String.raw`[\s,;–-]*(?<!\p{L})${at}\s+(?:[\p{L}'’]{1,20}\s+){0,3}?${noun}(?!\p{L})(?:\s+[\p{L}'’]{1,16}){0,5}?\s*[(:=,]?\s*${amount}${each}(?:\s*\))?`,
    String.raw`[\s,;–-]*(?<!\p{L})(?:a\s+)?(?:[\p{L}]{1,20}\s+)?(?<![\d.,])\d{1,5}[.,]\d{2}-?(?:[aeo]s)\s+aron(?!\p{L})(?:\s+darabonkent)?`,
  ].join('|'),
  'u',
)
/** What most lines lack: the words around it take long. */
const amountAlone = /\d[.,]\d{2}(?!\d)/

/** Removes what a piece costs behind the noun of a price, where no currency tells it. */
export function withoutPricePhrase(text: string): string {
  if (!amountAlone.test(text)) return text
  const found = phrase.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
