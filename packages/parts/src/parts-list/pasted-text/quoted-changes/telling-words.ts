import { foldLetters } from '../../fold-letters.ts'
import { wrote } from '../corrections/read-correction.ts'

/**
 * Words of sentences that tell of parts which somebody has, got or pays, per language and in folded letters. A translator adds
 * words here and nowhere else.
 */
const telling = {
  de: 'haben|hat|habe|hatten?|kamen?|gekommen|erhalten|bekommen|geliefert|gekostet|kosten|kostet|preis\\p{L}*|berechnet|verbaut',
  en: 'have|has|had|received|got|came|delivered|arrived|cost|costs|price\\p{L}*|charged|counted|fitted',
  cs: 'mame|mam|meli|dostali|prislo|prisly|dodali|stoji|staly|cena|cenu',
  es: 'tenemos|tengo|teniamos|recibimos|recibido|llegaron|llego|cuestan?|costaban?|precio\\p{L}*',
  fr: 'avons|avions|ai|avais|recus?|recue?s?|livres?|arrives?|coutent?|prix',
  hu: 'volt|kaptunk|erkezett|jott|kerul',
  it: 'abbiamo|ho|avevamo|ricevuto|arrivat\\p{L}|consegnat\\p{L}|costano?|prezz\\p{L}',
  nl: 'hebben|heb|hadden|had|ontvangen|gekregen|geleverd|kwamen|kosten|kost|prijs\\p{L}*',
  pl: 'mamy|mam|mielismy|dostalismy|otrzymalismy|przyszlo|kosztuj\\p{L}+|cen\\p{L}{1,2}',
  pt: 'temos|tenho|tinhamos|recebemos|chegaram|chegou|custam?|preco\\p{L}*',
  ro: 'avem|aveam|primit|sosit|venit|costa|pret\\p{L}*',
  se: 'har|hade|fick|fatt|kom|levererades|kostar|kostade|pris\\p{L}*',
  sl: 'imamo|imam|imeli|dobili|prislo|prisli|stane|stanejo|cen\\p{L}',
} as const
const tellingWord = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(telling).join('|')})(?!\p{L})`, 'u')
/** What somebody wrote or mistook has the verb of what they have. */
const mistaken = new RegExp(
  String.raw`(?<!\p{L})(?:${wrote}|habe ich mich|ich habe mich|me he|i have made|ho sbagliato|am gresit|je me suis|ik heb me|heb ik me)(?!\p{L})`,
  'u',
)
/** Verbs that ask, unlike those that tell. */
const asking =
  /(?<!\p{L})(?:bitte|gerne?|please|(?:like|want|need) to have|would|graag|prosim\p{L}*|prosze|por favor|per favore|svp|merci|va rog|kerem|kerjuk|tack|vill ha|vill jag ha|wil(?:len)?|nodig|nevoie)(?!\p{L})/u

/** Whether a clause may tell what was delivered, is there or has a price: `we have 12 of the pins, not 10` */
export function tells(clause: string): boolean {
  const folded = foldLetters(clause)
  return tellingWord.test(folded.replace(mistaken, ' ')) && !asking.test(folded)
}
