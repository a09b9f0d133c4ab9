import { foldLetters } from '../fold-letters.ts'
import { remember } from '../remember.ts'
import { namesCut } from '../work-words.ts'
import { expandWords } from './abbreviations.ts'
import { countHeadings } from './count-headings.ts'
import { foldHeading, foldWords, spellHeading } from './fold-heading.ts'
import { type Heading, isSize, type Meaning, meanings, sizeMeanings } from './heading-pattern.ts'
import { headingTranslations } from './heading-translations.ts'
import {
  isOfAllMoulds,
  isPerAssembly,
  isPerMould,
  isPerPack,
  isPriceHeading,
  withoutInches,
  withoutTolerance,
} from './heading-units.ts'
import { headingWords } from './heading-words.ts'
import { ranks } from './ranks.ts'
import { readCount } from './read-count.ts'
import { sizeHeadings } from './size-headings.ts'
import { diameterOf, labelOfSpecialSize } from './special-sizes.ts'

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

function findMeaning(stated: string): Heading | null {
  const text = withoutTolerance(withoutInches(stated))
  if (text.trim() === '#') return { meaning: 'counted', rank: 0 }
  // `Desc. %` is a discount, `Reserve 10 %` are pieces.
  if (text.includes('%')) {
    const named = lookUpAny(text.replace(/\d*\s*%/, ''))
    return named?.meaning === 'spare' ? named : { meaning: 'ignored', rank: 0 }
  }
  if (text.length > 80 || !/[\p{L}€%⌀∅]|3[.,]1/u.test(text)) return null
  const letter = readLetter(text)
  if (letter !== null) return letter
  // "Ext" is money, and no "E x t".
  if (lookUp(text) === null && isSizesInOrder(text)) return { meaning: 'size', rank: 0 }
  if (!isPriceHeading(text) && isPerMould(text)) return { meaning: 'quantity', rank: ranks.perMould }
  if (isPerAssembly(text) && lookUpAny(text)?.meaning === 'quantity')
    return { meaning: 'quantity', rank: ranks.perAssembly }
  if (isOfAllMoulds(text) && lookUp(/\p{L}+/u.exec(text)?.[0] ?? '')?.meaning === 'quantity')
    return { meaning: 'quantity', rank: ranks.total }
  if (!isPriceHeading(text) && isPerPack(text)) return { meaning: 'packSize', rank: 0 }
  if (/[€$£]/.test(text) && !/\d/.test(text)) return { meaning: 'ignored', rank: 0 }
  const diameter = diameterOf(text)
  if (diameter !== null) return { meaning: diameter, rank: 0 }
  const found = lookUpAny(text) ?? lookUpAny(expandWords(text)) ?? readCount(text)
  if (found === null && labelOfSpecialSize(text) !== null) return { meaning: 'symbol', rank: 0 }
  return found ?? readShortened(text) ?? readSymbol(text) ?? (namesCut(text) ? { meaning: 'cutLength', rank: 0 } : null)
}

const letterOfSize =
  /^(?:ma(?:ß|ss)|abm|dim|size|cotes?|quota|cota|medida|misura|meret|rozmer|wym|wymiar|matt|maat|mera|mere|dimensi\p{L}*)(?:\.| ) ?([a-z]\d?)$/u

/** Reads a letter of the drawing behind a word for any size: `Maß a`, `Quota L`. */
function readLetter(text: string): Heading | null {
  const letter = letterOfSize.exec(foldLetters(text).trim())?.[1]
  return letter === undefined ? null : (lookUp(letter) ?? { meaning: 'symbol', rank: 0 })
}

/** Reads the word for a size beside its letter on the drawing: `Průměr D`, `Larghezza B`, `L - délka`. */
function readSymbol(text: string): Heading | null {
  const word = /^(?:\p{L}\d?[\s=:]+)?(\p{L}{2}.*?)(?:[\s=:]+\p{L}\d?)?$/u.exec(spellHeading(text))?.[1]
  const heading = word === undefined ? null : lookUp(word)
  return heading !== null && isSize(heading.meaning) ? heading : null
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

/** What joins several names of a column: `Artikel / Article`, `L ou ép.` */
const alternatives = /[/|\n]|\s[-–]\s|[()[\]]|\s(?:oder|or|ou|nebo|lub|vagy|sau|eller|ali|bzw\.?)\s/

function lookUpAny(text: string): Heading | null {
  const parts = text.split(alternatives)
  return [text, ...parts].map(lookUp).find((heading) => heading !== null) ?? null
}

const lookUp = remember((text: string): Heading | null => {
  const folded = foldHeading(text)
  const found = headingWords.find(([, , pattern]) => pattern.test(folded))
  if (found !== undefined) return { meaning: found[0], rank: found[1] }
  // "Št." is a number, but "st" are pieces.
  return translated.get(spellHeading(text)) ?? translated.get(foldWords(text)) ?? readNumbered(text)
})

/** Reads one of several columns of designations: `Désignation 1`, `Descrizione 2`. */
function readNumbered(text: string): Heading | null {
  const heading = translated.get(/^(.+) [1-4]$/.exec(foldWords(text))?.[1] ?? '')
  return heading?.meaning === 'designation' ? heading : null
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
  ...headings.map(([heading, meaning]): [string, Heading] => [spellHeading(heading), meaning]),
])

/** The same headings by number of their words. */
const byLength = Map.groupBy(
  [...translated].map(([heading, meaning]) => ({ words: heading.split(' '), meaning })),
  ({ words }) => words.length,
)
/** Fewer letters could begin any word. */
const minBeginning = 3

/** Reads words that are shortened to their beginning with a full stop: `Lungh. tot.`, `Trat. superf.` */
function readShortened(text: string): Heading | null {
  const written = foldLetters(text).match(/\p{L}+\.?/gu) ?? []
  if (!written.some((word) => word.endsWith('.'))) return null
  const isBeginning = (short: string, word: string) =>
    short.endsWith('.') ? short.length > minBeginning && word.startsWith(short.slice(0, -1)) : short === word
  const found = (byLength.get(written.length) ?? []).filter(({ words }) =>
    written.every((short, at) => isBeginning(short, words[at] ?? '')),
  )
  const [first, ...others] = found.map(({ meaning }) => meaning)
  const isClear = others.every(({ meaning, rank }) => meaning === first?.meaning && rank === first.rank)
  return first !== undefined && isClear ? first : null
}

function headingOf(name: string): Heading {
  if (
    name === 'order' ||
    name === 'replaced' ||
    name === 'total' ||
    name === 'needed' ||
    name === 'sum' ||
    name === 'sides'
  )
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
