import { remember } from '../remember.ts'
import { foldWords } from './fold-heading.ts'
import { type Heading, isSize, type Meaning } from './heading-pattern.ts'
import { isOfHead, isOfShoulder, isOfWhole, isPriceHeading } from './heading-units.ts'
import { readHeading } from './read-heading.ts'

/** A longer text is a sentence. */
const maxLength = 60
const maxWords = 4
/** Shorter endings belong to too many words: `Lieferbezeichnung` is a name, "Dateiformat" is no size. */
const minEnding = 8
/** `Snijlengte`, `Kaplängd` */
const minLengthWord = 5

const number =
  /^(?:nr|no|num|number|nummer|numero|numer|cislo|c|stevilka|st|szam|kod|kodas|cod|code|codigo|codice|koda|sifra|indeks|id|ref)$/
const ofMaker =
  /^(?:lief|herst|suppl|vendor|mfr|mfg|manuf|maker|dodav|vyrob|fourn|fabric|fabrik|forn|produtt|produc|prove|lever|tillv|dostaw|furniz|dobav|proizv|szallit|gyart|normwerk)/
const ofCompany = /^(?:own|our|intern|eigen|unser|nas|notre|nostro|nuestro|nosso|vart|ons|sajat|nostru)/
const ofFile = /^(?:file|datei|plik|soubor|fichier|archivo|ficheiro|fajl|bestand|datotek|fisier|fil)/
const final =
  /^(?:fin|fertig|cut|cot|sni|schnitt|skrac|ciec|kap|slut|eind|konc|dokon|veg|vag|tai|rez|tagli|cort|coup|prirez|hotov|gotow|kesz|acab|fard|afgew)/

/** The letter of a size beside its word: `Délka hotová L1` */
const symbol = /^[a-z]\d?$/i
/** `Tip dia`: alone it is the Romanian word for a type. */
const tip = /^tip$/i

/** `Absatzlänge`, `Bladlengte` */
const lengthAtEnd = /(?:lange|laenge|length|lengte|langd|hossz)$/

/** The first meaning of several words applies, as "Uwagi dostawa" are remarks. */
const order: readonly Meaning[] = ['comment', 'designation', 'size', 'material', 'standard', 'ignored']

/** Returns the meaning of the heading of a column, as a whole or by its words. No cell below a heading is read so. */
export const readColumnHeading = remember((text: string): Heading | null => readHeading(text) ?? readByWords(text))

/**
 * Reads a heading by the meanings of its words, where no table knows it as a whole: `Uwagi technologiczne` are remarks,
 * `Kod dostawcy towaru` is a number of the maker. A count is never read so, as one more word makes it another count.
 * @returns null if the words have no meaning, or one of them that the other words may change
 */
function readByWords(text: string): Heading | null {
  if (text.length > maxLength) return null
  const words = text.split(/[\s/()[\]_:-]+/).filter(Boolean)
  if (words.length === 0 || words.length > maxWords || /\d{2}/.test(text)) return null
  const isOther = isPriceHeading(text) || words.some((word) => ofFile.test(foldWords(word)))
  if (isOther) return { meaning: 'ignored', rank: 0 }
  const named = words.filter((word) => !number.test(foldWords(word)))
  if (named.length < words.length) return readNumber(named)
  if (isOfHead(text) && named.some((word) => isSize(meaningOf(word)))) return { meaning: 'ignored', rank: 0 }
  const plain = named.filter((word) => !isOfWhole(word) && !isUnit(word))
  const worded = plain.filter((word) => !symbol.test(word) && !tip.test(word))
  const own = worded.some((word) => isSize(meaningOf(word))) ? worded : plain
  const said = own.map(meaningOf)
  const known = new Set(said.filter((meaning) => meaning !== null))
  if (isOfShoulder(text) && (known.has('length') || lengthAtEnd.test(foldWords(text))))
    return { meaning: 'symbol', rank: 0 }
  const [first] = known
  if (known.has('cutLength')) return { meaning: 'cutLength', rank: 0 }
  if ([...known].some((meaning) => isSize(meaning))) {
    const isFinal = known.has('length') && own.some((word) => final.test(foldWords(word)))
    if (isFinal) return { meaning: 'cutLength', rank: 0 }
    // Any diameter may name the part, but not any length: "Ø gambo", "Shaft dia".
    const isOfAnyWord = first === 'diameter' || !said.includes(null)
    return first !== undefined && known.size === 1 && isOfAnyWord ? { meaning: first, rank: 0 } : null
  }
  const found = order.find((meaning) => known.has(meaning))
  const isChanged = [...known].some((meaning) => !order.includes(meaning))
  return found === undefined || isChanged ? null : { meaning: found, rank: 0 }
}

/** Reads the words beside "number". That of a drawing or an order names no part. */
function readNumber(words: readonly string[]): Heading | null {
  if (words.some((word) => ofMaker.test(foldWords(word)))) return { meaning: 'articleNo', rank: 3 }
  if (words.some((word) => ofCompany.test(foldWords(word)))) return { meaning: 'customerPartNumber', rank: 1 }
  const known = words.map(meaningOf)
  if (known.includes('ignored')) return { meaning: 'ignored', rank: 0 }
  return known.includes('designation') || known.includes('counted') ? { meaning: 'customerPartNumber', rank: 0 } : null
}

function isUnit(word: string): boolean {
  return /^mm\.?$/i.test(word)
}

function meaningOf(word: string): Meaning | null {
  const own = readHeading(word)?.meaning
  if (own !== undefined) return own
  for (let from = 2; word.length - from >= minLengthWord; from++) {
    const ending = readHeading(word.slice(from))?.meaning
    if (ending === 'length' && final.test(foldWords(word))) return 'cutLength'
    if (ending === 'length' && isOfWhole(word.slice(0, from))) return 'length'
    if (ending !== undefined && ending !== 'length' && word.length - from >= minEnding) return ending
  }
  return null
}
