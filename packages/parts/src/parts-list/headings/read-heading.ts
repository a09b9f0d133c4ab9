import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'
import { spellOut } from '../spell-out.ts'
import { namesCut } from '../work-words.ts'
import { expandWords } from './abbreviations.ts'
import { countHeadings, countHeadingWords } from './count-headings.ts'
import { isSize, type Meaning, meanings, sizeMeanings } from './heading-pattern.ts'
import { headingTranslations } from './heading-translations.ts'
import { headingWords, ranks } from './heading-words.ts'
import { sizeHeadings } from './size-headings.ts'

const isOrdered =
  /\b(?:zu bestellen|to (?:be )?order(?:ed)?|to buy|bestellmenge|(?:re)?order (?:qty|quantity)|fehl(?:t|end|menge)\w*|missing)\b/
const isTotal = /\b(?:gesamt\w*|insgesamt|total|overall)\b/
const isCount = /\b(?:\w*menge|\w*anzahl|stueckzahl|stueck|stk|qty|quantity|pcs|pieces)\b/
const isLimit = /preis|price|kosten|cost|mindest|\bmin\b|\bmax\b|verpack|pack|\bve\b|gewicht|weight|zeit|time/
const isStock =
  /lager|bestand|stock|rest|offen|open|geliefert|delivered|received|fitted|installed|verbaut|eingebaut|vorhanden|used/
const isSpare = /reserve|spare|ersatz/

export interface Heading {
  meaning: Meaning
  /** Of several columns with the same meaning the one with the highest rank is used. */
  rank: number
}

/**
 * Returns a heading in one spelling: lower case, no punctuation, hyphenation or units. `Länge [mm]` becomes `laenge`,
 * `Art.-Nr.` becomes `art nr`.
 */
export function foldHeading(text: string): string {
  return spellOut(text)
    .replace(/[⌀∅φ]/g, 'ø')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})/gu, '')
    .replace(/(?:\bin\b\s*)?\bmm\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The last headings that were looked up: reading a list asks for each of its first cells several times. */
const known = new Map<string, Heading | null>()
const maxKnown = 20_000

/** Returns the meaning of a heading; of several names separated by a slash or line break, the first known one. */
export function readHeading(text: string): Heading | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const heading = findMeaning(text)
  if (known.size >= maxKnown) known.clear()
  known.set(text, heading)
  return heading
}

const inches =
  /(?<!\p{L})(?:inch(?:es)?|zoll|pouces?|pollici|pulgadas?|palce|cale|coll|duim|polegadas?|tum|toli|in(?=\.?\s*[)\]]|\.?\s*$))(?!\p{L})|["″]/u

/** Whether a heading names inches: `Dia (in)`, `Länge [Zoll]`. */
export function isInInches(heading: string): boolean {
  return inches.test(foldLetters(heading.slice(0, 80)))
}

function withoutInches(heading: string): string {
  const found = inches.exec(foldLetters(heading))
  if (found === null) return heading
  return `${heading.slice(0, found.index)} ${heading.slice(found.index + found[0].length)}`
}

function findMeaning(stated: string): Heading | null {
  const text = withoutInches(stated)
  if (text.trim() === '#') return { meaning: 'counted', rank: 0 }
  // `Desc. %` is a discount, `Reserve 10 %` are pieces.
  if (text.includes('%')) {
    const named = lookUpAny(text.replace(/\d*\s*%/, ''))
    return named?.meaning === 'spare' ? named : { meaning: 'ignored', rank: 0 }
  }
  if (text.length > 80 || !/[\p{L}€%⌀∅]|3[.,]1/u.test(text)) return null
  if (isSizesInOrder(text)) return { meaning: 'size', rank: 0 }
  if (!isPriceHeading(text) && isPerMould(text)) return { meaning: 'quantity', rank: ranks.perMould }
  if (!isPriceHeading(text) && perPack.test(foldLetters(text))) return { meaning: 'packSize', rank: 0 }
  if (/[€$£]/.test(text) && !/\d/.test(text)) return { meaning: 'ignored', rank: 0 }
  const found = lookUpAny(text) ?? lookUpAny(expandWords(text)) ?? readCount(foldHeading(text)) ?? readCountWords(text)
  if (found === null && packsAlone.test(foldWords(text))) return { meaning: 'quantity', rank: ranks.worded }
  return found ?? readShortened(text) ?? readSymbol(text) ?? (namesCut(text) ? { meaning: 'cutLength', rank: 0 } : null)
}

/** Reads the word for a size beside its letter on the drawing: `Průměr D`, `Larghezza B`, `L - délka`. */
function readSymbol(text: string): Heading | null {
  const word = /^(?:\p{L}\d?[\s=:]+)?(\p{L}{2}.*?)(?:[\s=:]+\p{L}\d?)?$/u.exec(spell(text))?.[1]
  const heading = word === undefined ? null : lookUp(word)
  return heading !== null && isSize(heading.meaning) ? heading : null
}

const price =
  /\b(?:\w*preise?|prices?|rate|prix|precio|prezzo|\w*prijs|cena|preco|pret|\w*pris|egysegar|ar|kosten|costs?|ep|pu|eur|euro|importe|importo|montant|wartosc|bedrag|belopp|znesek)\b|[€$£]/

const per = '(?:(?<!\\p{L})(?:je|pro|per|each|p|par|por|pr|na|za|pe)\\s+|/\\s*)'
const perMould = new RegExp(`${per}${anyOf('moulds')}(?!\\p{L})`, 'u')
const perPack = new RegExp(`${per}${anyOf('packs')}(?!\\p{L})`, 'u')
const packsAlone = new RegExp(`^(?:\\p{L}+ )?${anyOf('packs')}$`, 'u')
const ofPacks = new RegExp(`(?<!\\p{L})${anyOf('packs')}(?!\\p{L})`, 'u')

/** Whether a heading names the quantity of one of several moulds or cavities: `Anzahl je Form`. */
export function isPerMould(text: string): boolean {
  return perMould.test(foldLetters(text.slice(0, 80)))
}

/** Whether the quantity below a heading counts packs: `Qty (boxes)`. */
export function isOfPacks(text: string): boolean {
  return ofPacks.test(foldLetters(text.slice(0, 80)))
}

/** Whether a heading names money. */
export function isPriceHeading(text: string): boolean {
  return price.test(foldLetters(text.slice(0, 80)))
}

/** Returns whether a heading of quantities means ordered or existing pieces, by the words around it. */
function readCount(folded: string): Heading | null {
  if (isOrdered.test(folded)) return { meaning: 'quantity', rank: ranks.order }
  if (!isCount.test(folded)) return null
  if (isLimit.test(folded)) return { meaning: 'ignored', rank: 0 }
  if (isSpare.test(folded)) return { meaning: 'spare', rank: 0 }
  if (isStock.test(folded)) return { meaning: 'stock', rank: 0 }
  return { meaning: 'quantity', rank: isTotal.test(folded) ? ranks.total : ranks.worded }
}

const joinedSymbols = /(?<![\p{L}\d])[\p{L}⌀∅]\d?(?:\s*[x×*]\s*[\p{L}⌀∅]\d?){1,3}(?![\p{L}\d])/u
const joinedWords = /(?<!\p{L})\p{L}+\.?(?:\s+[x×*]\s+\p{L}+\.?){1,3}/u

/** Whether a heading names sizes in their order: `B x L x H`, `Maße (BxLxD)`, `Dim. L x l x ép.`, `šířka x délka`. */
function isSizesInOrder(text: string): boolean {
  const joined = joinedWords.exec(text)?.[0] ?? joinedSymbols.exec(text)?.[0]
  if (joined === undefined) return false
  const others = text.replace(joined, ' ')
  const isOfSizes = joined.split(/[x×*]/).every((one) => {
    return foldHeading(one).length <= 2 || isSize(lookUp(one)?.meaning ?? null)
  })
  return isOfSizes && (foldHeading(others) === '' || lookUpAny(others)?.meaning === 'size')
}

function lookUpAny(text: string): Heading | null {
  const parts = text.split(/[/|\n]|\s[-–]\s|[()[\]]/)
  return [text, ...parts].map(lookUp).find((heading) => heading !== null) ?? null
}

function lookUp(text: string): Heading | null {
  const folded = foldHeading(text)
  const found = headingWords.find(([, , pattern]) => pattern.test(folded))
  if (found !== undefined) return { meaning: found[0], rank: found[1] }
  // "Št." is a number, but "st" are pieces.
  return translated.get(spell(text)) ?? translated.get(foldWords(text)) ?? null
}

/** Returns the words of a heading in lower case, without units. */
function spell(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}°º]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])mm(?![\p{L}\p{N}])/gu, '')
    .replace(/[°º]/g, 'o')
    .trim()
}

/** Folds a heading of any language; a single letter keeps its accent, without which it would mean too much. */
function foldWords(text: string): string {
  const words = spell(text)
  return words.length < 2 ? words : foldLetters(words)
}

const languages: Record<string, string>[] = [headingTranslations, sizeHeadings, countHeadings].flatMap((words) =>
  Object.values(words),
)
const headings = languages.flatMap((language) =>
  Object.entries(language).flatMap(([meaning, words]) =>
    words.split(',').map((heading): [string, Heading] => [heading, headingOf(meaning)]),
  ),
)

/** The meanings of headings as they are spelled, and without accents. */
const translated = new Map([
  ...headings.map(([heading, meaning]): [string, Heading] => [foldWords(heading), meaning]),
  ...headings.map(([heading, meaning]): [string, Heading] => [spell(heading), meaning]),
])

/** The same headings by number of their words. */
const byLength = Map.groupBy(
  [...translated].map(([heading, meaning]) => ({ words: heading.split(' '), meaning })),
  ({ words }) => words.length,
)
/** Fewer letters could begin any word. */
const shortestBeginning = 3

/** Reads words that are shortened to their beginning with a full stop: `Lungh. tot.`, `Trat. superf.` */
function readShortened(text: string): Heading | null {
  const written = foldLetters(text).match(/\p{L}+\.?/gu) ?? []
  if (!written.some((word) => word.endsWith('.'))) return null
  const isBeginning = (short: string, word: string) =>
    short.endsWith('.') ? short.length > shortestBeginning && word.startsWith(short.slice(0, -1)) : short === word
  const found = (byLength.get(written.length) ?? []).filter(({ words }) =>
    written.every((short, at) => isBeginning(short, words[at] ?? '')),
  )
  const [first, ...others] = found.map(({ meaning }) => meaning)
  const isClear = others.every(({ meaning, rank }) => meaning === first?.meaning && rank === first.rank)
  return first !== undefined && isClear ? first : null
}

function headingOf(name: string): Heading {
  if (name === 'order' || name === 'total' || name === 'needed' || name === 'sum')
    return { meaning: 'quantity', rank: ranks[name] }
  const meaning = meanings.find((one) => one === name) ?? 'ignored'
  return { meaning, rank: meaning === 'quantity' ? ranks.plain : 0 }
}

const namingPart: readonly Meaning[] = [
  'articleNo',
  'customerPartNumber',
  'counted',
  'designation',
  'standard',
  'size',
  ...sizeMeanings,
]

/** Whether a heading names what tells one part from another. */
export function namesPartHeading(text: string): boolean {
  const meaning = readHeading(text)?.meaning
  return meaning !== undefined && namingPart.includes(meaning)
}

const wordsOfCounts = Object.fromEntries(
  Object.entries(countHeadingWords).map(([kind, words]) => [kind, new Set(words.split(' ').map(foldLetters))]),
)

/** Reads a heading of several words that names a count: `Ilość na formę`, `Qté min`, `Množství celkem`. */
function readCountWords(text: string): Heading | null {
  const words = foldWords(text).split(' ')
  const has = (kind: keyof typeof countHeadingWords) => words.some((word) => wordsOfCounts[kind]?.has(word))
  if (!has('count')) return null
  if (has('other')) return { meaning: 'ignored', rank: 0 }
  if (has('order')) return { meaning: 'quantity', rank: ranks.order }
  const beside = (['stock', 'spare', 'moulds'] as const).find(has)
  if (beside !== undefined) return { meaning: beside, rank: 0 }
  return { meaning: 'quantity', rank: has('total') ? ranks.total : ranks.worded }
}
