import { hasSizes, namesKind } from '../../../cell-content.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { units } from '../../../quantities/read-pieces.ts'

/** Beginnings of words for when goods are taken, per language and in folded letters. A translator adds words here and nowhere else. */
const openingWords = {
  de: 'warenannahme|wareneingang|anlieferung|geoffnet|offnungszeit',
  en: 'goods[ -]in|receiving|open(?!\\p{L})|opening hours',
  cs: 'prijem|prijimame|otevren',
  es: 'recibimos|recepcion|abiert|horario',
  fr: 'reception|ouvert|horaires',
  hu: 'aruatvetel|atvetel|nyitva',
  it: 'ricevimento|riceviamo|apert|orari',
  nl: 'goederenontvangst|ontvangst|geopend',
  pl: 'przyjmujemy|przyjecia|przyjecie|otwart|czynn',
  pt: 'recebemos|recepcao|rececao|abert',
  ro: 'receptia|deschis|program(?!\\p{L}{2})',
  se: 'godsmottag|varumottag|oppe[nt]',
  sl: 'prevzem|odprt',
} as const satisfies Record<string, string>

const opening = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(openingWords).join('|')})`, 'u')
const hour = String.raw`(?<![\d.,:/x×*-])(?:[01]?\d|2[0-4])(?:[.:h]\s?[0-5]\d)?(?![\d,:/]\d|\d|\s*[x×*%])`
const until = '(?:[–-]|bis|to|till?|until|as|alle|all|a|tot|do|la|pana la|si|y|e|et|en|och|und|and|i|in)'
/** `7 bis 15`, `od 6. do 14.`, `7-tol 15-ig` */
const span = new RegExp(
  String.raw`${hour}(?:-t[oe]l\s|\.?(?:\s?(?:h|uhr|uur))?\s?${until}(?:\s|(?<=[–-]))(?:las?\s|les?\s)?)${hour}`,
  'u',
)
const anyHour = new RegExp(hour, 'gu')
const pieces = new RegExp(String.raw`\d\s*${units.pieces}(?!\p{L})`, 'u')
const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u

/** Removes the sentences about when goods are taken, whose hours count no pieces: `Goods in 7 to 15, Fridays until 13.` */
export function withoutOpeningHours(line: string): string {
  if (line.length > maxLength || !span.test(foldLetters(line))) return line
  const sentences = line.split(betweenSentences)
  return sentences.filter((sentence) => !isOfHours(sentence)).join(' ')
}

const maxLength = 500

function isOfHours(sentence: string): boolean {
  const folded = foldLetters(sentence)
  if (!opening.test(folded) || !span.test(folded) || pieces.test(folded)) return false
  return !/\d/.test(folded.replace(anyHour, ' ')) && !hasSizes(sentence) && !namesKind(sentence)
}
