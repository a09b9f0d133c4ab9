import type { LanguageCode } from '@normwerk/contract/language'
import type { Filter } from '@normwerk/contract/search'
import { normalise } from '@normwerk/parts/designation/normalise'
import type { Sizes } from '@normwerk/parts/families/families'
import type { SearchText } from '@normwerk/parts/search-text/read-search-text'
import { translate } from '@normwerk/parts/words/translate'
import { readAxis } from '@normwerk/search/product-axis'
import type { Catalogue } from '../index/live-catalogue.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import type { ReadQuery } from './read-query.ts'

/** What a call says beside its text. */
export interface GeneralCall {
  filters: readonly Filter[]
  language: LanguageCode
}

type Row = ProductFacts['row']

/** Reads the sizes and threads of a text as those of the general products that its words name. */
export function readGeneral(catalogue: Catalogue, text: string, read: SearchText, call: GeneralCall): ReadQuery | null {
  if (read.families !== null) return null
  return readGeneralSizes(catalogue, read, call) ?? readGeneralValues(catalogue, text, call)
}

/**
 * Reads a text that names general products by the English names that the shop knows for its words. The index has them
 * only by the names of the catalogue: `Werkzeugfeder` is not among these.
 */
export function readGeneralInEnglish(catalogue: Catalogue, text: string, call: GeneralCall): ReadQuery | null {
  const plain = normalise(text)
  const english = translate(plain).text
  if (english === plain) return null
  const read = catalogue.readSearchText(english)
  const general = readGeneral(catalogue, english, read, call)
  if (general !== null) return { ...general, remainingWords: catalogue.readSearchText(text).wordsAndStandard }
  const isNamed = read.families === null && nameGeneral(catalogue, english, call.language).length > 0
  return isNamed ? { query: english, filters: [...call.filters] } : null
}

/** Reads the sizes of a text as those of the general products that its words name: `Systemdruckfeder 20x51`. */
function readGeneralSizes(
  catalogue: Catalogue,
  { words, wordsAndStandard, figures }: SearchText,
  { filters, language }: GeneralCall,
): ReadQuery | null {
  if (figures.length === 0) return null
  const named = nameGeneral(catalogue, words, language)
  const sizes = sizeFilters(catalogue, named, figures)
  if (sizes === null) return null
  const reading = Object.fromEntries(sizes.map(({ name }, at) => [name, figures[at] ?? 0]))
  return {
    query: words,
    filters: joinFilters(sizes, filters),
    remainingWords: wordsAndStandard,
    near: { productIds: named.map(({ id }) => id), readings: [reading] },
  }
}

/**
 * Returns figures as the sizes of products, of which a text may name only those to choose: a spring `25 x 64` or
 * `25 x 12,5 x 64`. Null unless all of the products have the same sizes, and as many.
 */
export function sizeFilters(catalogue: Catalogue, named: readonly Row[], figures: readonly number[]): Filter[] | null {
  const chosen = commonSizes(named.map((row) => columnsOf(catalogue, row, true)))
  const all = commonSizes(
    named.map(({ columns }) => columns.map(({ attribute }) => attribute).filter((key) => isNumber(catalogue, key))),
  )
  const keys = [chosen, all].find(({ length }) => chosen.length > 0 && length === figures.length)
  return keys?.map((name, at) => ({ name, values: [figures[at] ?? 0] })) ?? null
}

/** Returns the sizes of products if all have the same; else none, as their figures mean several things. */
function commonSizes([first = [], ...others]: readonly string[][]): string[] {
  return others.every((each) => each.join() === first.join()) ? first : []
}

/** Reads words with figures as values of the general products that the other words name: `DIN 906 M12x1,5`. */
function readGeneralValues(catalogue: Catalogue, text: string, { filters, language }: GeneralCall): ReadQuery | null {
  const words = text.match(standardOrWord) ?? []
  const isValue = (word: string) => /\d/.test(word) && !/\s/.test(word)
  const names = words.filter((word) => !isValue(word)).join(' ')
  const figured = words.filter(isValue)
  if (figured.length === 0) return null
  const named = nameGeneral(catalogue, names, language)
  const read = figured.flatMap((word) => filterOfValue(catalogue, named, word) ?? [])
  if (read.length < figured.length) return null
  return { query: names, filters: joinFilters(read, filters), remainingWords: names }
}

const standardOrWord = /(?:din|iso|en)\s+\d+|\S+/gi

/** Finds the column whose values a word names, `M10` also those with a pitch; null if there is none or several. */
export function filterOfValue(catalogue: Catalogue, named: readonly Row[], word: string): Filter | null {
  const meant = word.toLowerCase().replace(',', '.')
  const found = new Map<string, Set<string>>()
  for (const row of named) {
    const product = catalogue.index.products.ordinals.get(row.id)
    if (product === undefined) continue
    for (const key of [...columnsOf(catalogue, row, false), ...columnsOf(catalogue, row, true)]) {
      const values = readAxis(catalogue.index, product, key)?.values.map(String) ?? []
      const same = values.filter(
        (value) => value.toLowerCase() === meant || value.toLowerCase().startsWith(`${meant}x`),
      )
      if (same.length > 0) found.set(key, new Set([...(found.get(key) ?? []), ...same]))
    }
  }
  const [only, other] = found
  return only === undefined || other !== undefined ? null : { name: only[0], values: [...only[1]] }
}

/** Returns the products that words name; none if one of them has a family, whose sizes mean something else. */
export function nameGeneral({ productsNamed, products }: Catalogue, words: string, language: LanguageCode): Row[] {
  if (words === '') return []
  const named = productsNamed(words, language).flatMap((id) => products.get(id)?.row ?? [])
  return named.every(({ family }) => family === null) ? named : []
}

function columnsOf(catalogue: Catalogue, { columns }: Row, ofNumbers: boolean): string[] {
  return columns.flatMap(({ attribute, role }) =>
    role !== 'detail' && isNumber(catalogue, attribute) === ofNumbers ? [attribute] : [],
  )
}

function isNumber({ index }: Catalogue, attribute: string): boolean {
  return index.attributes[index.attributeOf.get(attribute) ?? -1]?.kind === 'number'
}

/** Joins sizes of a text and filters of the call, which replace the same size. */
export function joinFilters(sizes: readonly Filter[], filters: readonly Filter[]): Filter[] {
  return [...sizes.filter(({ name }) => filters.every((filter) => filter.name !== name)), ...filters]
}

export function filtersOf(sizes: Sizes | Record<string, number>): Filter[] {
  return Object.entries(sizes).map(([name, value]) => ({ name, values: [value] }))
}

/** Returns whether a text names nothing but parts that the shop knows, of which the catalogue has no product. */
export function namesOnlyUnsold(catalogue: Catalogue, text: string, language: LanguageCode): boolean {
  const { names, otherWords } = catalogue.unsoldPartsIn(text)
  return (
    otherWords === '' && areUnsold(catalogue, names, language) && nameGeneral(catalogue, text, language).length === 0
  )
}

/** Returns whether there are names of parts and none of them is that of a general product, too. */
export function areUnsold(catalogue: Catalogue, names: readonly string[], language: LanguageCode): boolean {
  return names.length > 0 && names.every((name) => nameGeneral(catalogue, name, language).length === 0)
}
