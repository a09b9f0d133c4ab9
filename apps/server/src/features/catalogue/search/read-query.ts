import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Filter } from '@normwerk/contract/search'
import { inchDecimal, inchFraction } from '@normwerk/parts/designation/convert-inches'
import { normalise } from '@normwerk/parts/designation/normalise'
import type { Sizes } from '@normwerk/parts/families/families'
import type { SearchedStandard } from '@normwerk/parts/search-text/read-search-text'
import { chooseReading } from '@normwerk/parts/search-text/size-readings'
import { hasArticle } from '@normwerk/search/filter-articles'
import { findArticle } from '@normwerk/search/find-article'
import { productsNamed } from '@normwerk/search/text/match-products'
import type { Catalogue } from '../index/live-catalogue.ts'
import { findInMetric } from './find-rejection.ts'
import { readFilters } from './narrow.ts'
import {
  filtersOf,
  type GeneralCall,
  joinFilters,
  namesOnlyUnsold,
  readGeneral,
  readGeneralInEnglish,
} from './read-general.ts'
import type { NearSizes } from './suggest-parts.ts'

/** What a search text asks of the index; also its reading, which is told to the caller. */
export interface ReadQuery {
  /** The words that products must match. */
  query: string
  /** The filters of the call and the sizes of the text. */
  filters: Filter[]
  /** Whether a size has a letter or a word. */
  isLabelled?: boolean
  /** The products of the standard in the text. */
  productIds?: string[]
  /** The text without its sizes; left out if it names none. */
  remainingWords?: string
  /** The standard in the text; it is reported if nothing is found. */
  standard?: string
  /** The nearest parts to sizes in inches; they are reported if nothing is found. */
  nearestInMetric?: string[]
  /** What the sizes of a text may mean, whose words may also name a part; left out if nothing else can be meant. */
  readings?: readonly Sizes[]
  /** The sizes of the parts that the words name; the nearest ones are suggested if nothing is found. */
  near?: NearSizes
}

/**
 * Reads a text that names no single part: its sizes become filters, and a standard means the products of its families.
 * A filter of the call replaces the same size of the text.
 */
export function readQuery(
  catalogue: Catalogue,
  text: string,
  filters: readonly Filter[],
  language: LanguageCode,
): ReadQuery {
  if (text === '' || findArticle(catalogue.index, text) !== undefined) return { query: text, filters: [...filters] }
  const nearestInMetric = mayHaveInches.test(normalise(text)) ? readInches(catalogue, text) : null
  // Sizes in inches are never converted, and the figures in them are no metric sizes.
  if (nearestInMetric !== null) return { query: text, filters: [...filters], productIds: [], nearestInMetric }
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const read = catalogue.readSearchText(meant)
  // The field shows the words as they were typed.
  const { wordsAndStandard } = meant === text ? read : catalogue.readSearchText(text)
  const sizes = chooseReading(read, (some, families) =>
    hasArticle(
      catalogue.index,
      readFilters(filtersOf(some)),
      families === null ? {} : { productIds: productsOfFamilies(catalogue, families) },
    ),
  )
  const { standard } = read
  const name = standard?.text ?? read.unsoldStandard
  const asRead: ReadQuery = {
    query: sizes === null ? read.wordsAndSizes : read.words,
    filters: joinFilters(filtersOf(sizes ?? {}), filters),
    ...(sizes === null ? {} : { remainingWords: wordsAndStandard, isLabelled: read.isLabelled }),
    ...(name === null ? {} : { standard: name }),
  }
  if (standard !== null) return { ...asRead, productIds: productsOfStandard(catalogue, standard) }
  const general = readGeneral(catalogue, text, read, { filters, language })
  if (general !== null) return general
  // Descriptions of other products name such parts, too: a rest button is held by a countersunk screw.
  if (read.families === null && namesOnlyUnsold(catalogue, text, language)) return { ...asRead, productIds: [] }
  const byWords: ReadQuery = { ...asRead, readings: read.readings }
  // The index takes words of another language for misspelt ones of its own: `formalap` is a cavity plate in Hungarian.
  const isForeign =
    sizes !== null && read.families !== null && productsNamed(catalogue.index, read.words, language).length === 0
  return isForeign ? (readByNames(catalogue, text, byWords, { filters, language }) ?? byWords) : byWords
}

/** Reads a text as `readQuery` does or, if that finds nothing, by the parts that its words name. */
export function readUntilFound(
  catalogue: Catalogue,
  text: string,
  filters: readonly Filter[],
  language: LanguageCode,
): ReadQuery {
  const read = readQuery(catalogue, text, filters, language)
  const { query, readings } = read
  if (readings === undefined) return read
  const isFound = hasArticle(catalogue.index, readFilters(read.filters), { text: { query, language } })
  return isFound ? read : (readByNames(catalogue, text, read, { filters, language }) ?? read)
}

/**
 * Reads a text that finds nothing by the parts that its words name; null if that leads no further. The index knows the
 * words of the products, but not every word that people use for such a part.
 */
export function readByNames(
  catalogue: Catalogue,
  text: string,
  { readings, ...asRead }: ReadQuery,
  call: GeneralCall,
): ReadQuery | null {
  if (readings === undefined) return null
  const { language } = call
  const named = catalogue.nameFamilies(catalogue.synonyms.replaceIn(text, textLanguage(language)))
  if (named === null) return readGeneralInEnglish(catalogue, text, call)
  const isFound = (scope: Parameters<typeof hasArticle>[2]) =>
    hasArticle(catalogue.index, readFilters(asRead.filters), scope)
  const productIds = productsOfFamilies(catalogue, named.families)
  const asMeant = { ...asRead, query: named.otherWords, productIds }
  if (!isFound({ productIds })) return { ...asMeant, near: { productIds, readings } }
  return isFound({ productIds, text: { query: named.otherWords, language } }) ? asMeant : null
}

// Only texts with such a sign are read as a designation too, because that takes long.
const mayHaveInches = new RegExp(`\\d\\s*(?:"|''|in|zoll)|${inchFraction}|${inchDecimal}`, 'i')

function readInches(catalogue: Catalogue, text: string): string[] | null {
  const sources = { catalogue, readPartRequest: catalogue.readOrPropose }
  return findInMetric(sources, text)
}

/** Lists the products of a standard: those of its families, and general products that state its number. */
function productsOfStandard({ products }: Catalogue, { families, material, number }: SearchedStandard): string[] {
  return [...products].flatMap(([id, { row }]) => {
    if (row.family === null) return row.standard?.includes(number) ? id : []
    return families.includes(row.family) && (material === null || row.material === material) ? id : []
  })
}

function productsOfFamilies({ products }: Catalogue, families: readonly string[]): string[] {
  return [...products].flatMap(([id, { row }]) => (families.includes(row.family ?? '') ? id : []))
}
