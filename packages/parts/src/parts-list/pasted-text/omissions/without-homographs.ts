import { namesKind, namesKindIn } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'

/** Number words that are no numbers in other languages, with their own: the Dutch "onze" is "our", the Czech "nové" new. */
const homographs = {
  onze: ['fr', 'pt'],
  nove: ['it', 'pt'],
  tio: ['se'],
  pet: ['cs', 'sl'],
  sto: ['cs', 'pl', 'sl'],
} as const
/** The Romanian "o nouă" is a new one, and the French "neuf" behind its kind is new, "sept." a month. */
const ownWords = /(?<=(?<!\p{L})o\s)noua(?!\p{L})|(?<=(?<kind>\p{L}+)\s)neuf(?!\p{L})|(?<!\p{L})sept\.(?=\s)/gu
const words = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(homographs).join('|')})(?!\p{L})`, 'gu')

/** The French tax is no Swedish two. */
const tax = /(?<!\p{L})TVA(?!\p{L})/gu
/** The French "ça" is no "ca.", and the Romanian "of" no standard: `din oțel`, `din 1.1730` */
const that = /(?<!\p{L})ça(?!\p{L})/giu
const madeOf = /(?<![\p{L}\d])din\s+(?=(?:o[tțţ]el|bronz|inox|cupru|alam|font|aluminiu)|1\.\d{4})/gu

/** The Portuguese "of the" is no Spanish two: `dos 5x160 vamos precisar de 30` */
const ofThePortuguese =
  /(?<!\p{L})dos\s+(?=\d+\s?[x×]\s?\d[^.;!?]{0,60}(?<!\p{L})(?:precis\p{L}+|em vez|afinal|ficam|queremos))/giu

/** The "die" of a spring is no German article, and `10 mould springs` are not for ten moulds. */
const ofMould =
  /(?<=\d\s)(?:mou?ld|tool)\s+(?=(?:springs?|core pins?|locating rings?|guide \p{L}+|ejector \p{L}+)(?!\p{L}))|(?<!\p{L})die\s+(?=springs?(?!\p{L}))/giu

/** Who rings the buyer sends no ring. */
const callOf =
  /(?<=(?<!\p{L})(?:give|gave)\s(?:me|us|you)\s(?:a\s)?)ring(?!\p{L})|(?<!\p{L})ring(?=\s(?:me|us|you|mig|oss|dig)(?!\p{L}))/giu

/** The Czech eyes are no Swedish "öka", which changes a number. */
const eyes = /(?<=(?:závěs|zaves|transport|zveda|jeřáb|jerab)\p{L}{1,4}\s)oka(?!\p{L})/giu

/** The Italian "of them" denies nothing. */
const ofThemItalian =
  /(?<!\p{L})ne\s+(?=(?:serv|bast|vogl|vorre|prend|ordin|occorr|chied|manc)(?:iamo|ono|ano|ebbero|ete|ei|[oaei])(?!\p{L}))/giu

/** The Czech copper is no Swedish "with". */
const copper = /(?<!\p{L})měď(?!\p{L})/giu

/** The Hungarian "áll a szerszám", the mould stands, is not about all moulds. */
const stands = /(?<!\p{L})(áll)\s+a(?=\s+(?:szerszám|forma))/giu

/** The French "retour" behind such a word is an answer, and no goods that go back. */
const answerOf = /(?<=(?<!\p{L})(?:par|votre|vos|un|de|en|sans|au|ton)\s(?:bref\s|prompt\s)?)retours?(?!\p{L})/giu

/** An offer "über" ten pins is for ten, not for more of them. */
const offerFor = /(?<=(?:angebot|offerte|kostenvoranschlag|auftrag|bestellung|anfrage)\s+)über\s+(?=[\d\p{L}])/giu

/** Six and seven are other words in German and Dutch, and "hét" is a week too: `hat kilökőcsap`, `és hat edzett` */
const hungarianNumber =
  /(?<!\p{L}|(?<!\p{L})(?:jövő|múlt|ez a|pár|két|egy|három|néhány)\s|\d\.?\s)(?:hat|hét)(?=\s(?<behind>(?:\p{L}[\p{L}-]*\s+){0,2}\p{L}[\p{L}-]*))/giu
const afterAnd = /(?<!\p{L})és\s$/iu

function writeHungarian(text: string): string {
  return replaceFound(text, findAll(hungarianNumber, text), ({ index, 0: word, groups: { behind = '' } = {} }) =>
    afterAnd.test(text.slice(0, index)) || namesKindIn(behind, ['hu']) ? (/^hat$/i.test(word) ? '6' : '7') : word,
  )
}

/** The German "has" is no Hungarian six: `die hat der Kollege bestellt` */
const germanHas =
  /(?<=(?<!\p{L})(?:die|der|das|den|er|sie|man|wer)\s)hat(?!\p{L})|(?<!\p{L})hat(?=\s(?:der|die|das|den|er|sie|man|schon|bereits|(?:unser|mein)\p{L}{0,2})(?!\p{L}))/giu

/** The French "que" without its vowel: `ainsi qu'une douzaine` */
const aswell = /(?<=(?<!\p{L})ainsi\s)qu['’]\s?/giu

/** Removes words that are a number only in another language than that of the part beside them: `onze pennen 6x160` */
export function withoutHomographs(written: string): string {
  const text = writeHungarian(written)
    .replace(tax, 'VAT')
    .replace(that, 'cela')
    .replace(madeOf, '')
    .replace(ofThePortuguese, '')
    .replace(ofMould, '')
    .replace(ofThemItalian, '')
    .replace(callOf, 'call')
    .replace(eyes, 'oko')
    .replace(copper, 'měděná')
    .replace(stands, '$1')
    .replace(answerOf, 'réponse')
    .replace(germanHas, 'hatte')
    .replace(aswell, 'que ')
    .replace(offerFor, 'für ')
  if (!namesKind(text)) return text
  const folded = foldLetters(text)
  const foreign = findAll(words, folded).filter(
    ([word]) => !Object.entries(homographs).some(([own, languages]) => own === word && namesKindIn(text, languages)),
  )
  const own = findAll(ownWords, folded).filter(({ groups: { kind } = {} }) => kind === undefined || namesKind(kind))
  return [...foreign, ...own]
    .toSorted((a, b) => b.index - a.index)
    .reduce((rest, { index, 0: word }) => rest.slice(0, index) + rest.slice(index + word.length).trimStart(), text)
}
