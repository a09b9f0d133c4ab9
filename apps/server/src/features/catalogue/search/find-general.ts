import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Filter } from '@normwerk/contract/search'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import { type AccessoryDetails as Details, readAccessoryDetails } from '@normwerk/parts/search-text/accessory-details'
import { leaveOutStandard } from '@normwerk/parts/search-text/leave-out-standard'
import { leaveOutTrue } from '@normwerk/parts/search-text/said-of-accessories'
import { readSpringLoad } from '@normwerk/parts/search-text/spring-load'
import { firstArticles } from '@normwerk/search/filter-articles'
import type { ArticleRef } from '@normwerk/search/numbers/article-rows'
import { readAxis } from '@normwerk/search/product-axis'
import type { Catalogue } from '../index/live-catalogue.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import { readFilters } from './narrow.ts'
import { filterOfValue, nameGeneral, readGeneral, sizeFilters } from './read-general.ts'

/** The articles of a general product that a text names. */
interface GeneralArticles {
  product: ProductFacts['row']
  /** The first of them. */
  articles: readonly ArticleRef[]
  /** Whether it is only one, and every word of the text was read. */
  isCertain: boolean
}

/** A spring has four loads and a heating cartridge two designs: a choice without one of them would hide it. */
const maxArticles = 5

/** No name of a part with its sizes is longer, and reading costs more for each word with a figure. */
const maxLength = 80

/**
 * Finds the articles of the general product that a text names in any language, by its sizes, its thread, its colour, its
 * type and its nominal bore: `Ressort Ø25 x 64 bleu`, `Thermoelement Typ J 3x50`. Null if it names no such product, or
 * none of its sizes.
 */
export function findGeneral(catalogue: Catalogue, text: string): GeneralArticles | null {
  if (!mayNameSizes(text)) return null
  const [name = ''] = catalogue.unsoldPartsIn(text).names
  const named = nameGeneral(catalogue, name, 'en').filter((row) => isCalled(row, name))
  const [product] = named
  if (product === undefined) return null
  const details = readAccessoryDetails(text, {
    letters: valuesOf(catalogue, named, choiceKeys).map(String),
    bores: valuesOf(catalogue, named, ['nippleDiameter']).map(Number),
    powers: valuesOf(catalogue, named, ['powerInput']).map(Number),
  })
  const { names, figures, sizes, otherWords } = catalogue.unsoldPartsIn(details.otherWords)
  const coloured = product.columns.some(({ attribute }) => attribute === 'loadClass')
    ? readSpringLoad(otherWords)
    : null
  const plain = leaveOutStandard(coloured?.otherWords ?? otherWords, product.standard)
  const chain = sizeFilters(catalogue, named, figures)
  const words = plain.split(/[\s;]+|,(?!\d)/)
  const values = [...sizes.slice(chain === null ? 0 : 1), ...words.filter(hasDigit)].map((value) => {
    return { value, filter: filterOfValue(catalogue, named, value) }
  })
  const stated = [...(chain ?? []), ...values.flatMap(({ filter }) => filter ?? [])]
  if (stated.length === 0 && details.bores.length === 0) return null
  const filters = [
    ...stated,
    ...filtersOfDetails(catalogue, named, details),
    ...(coloured === null ? [] : [{ name: 'loadClass', values: [coloured.load] }]),
  ]
  const scope = { productIds: named.map(({ id }) => id) }
  const find = (filters: readonly Filter[]) => firstArticles(catalogue.index, readFilters(filters), scope, maxArticles)
  const powered = details.powers.length === 0 ? [] : [{ name: 'powerInput', values: [...details.powers] }]
  const exact = find([...filters, ...powered])
  // A heater of the same sizes may do with its own power.
  const articles = exact.length === 0 && powered.length > 0 ? find(filters) : exact
  const isValue = (word: string) => values.some(({ value, filter }) => value === word && filter !== null)
  const unread = [
    ...values.flatMap(({ value, filter }) => (filter === null && !words.includes(value) ? value : [])),
    ...words.filter((word) => !isValue(word) && !isTrueOf(product, word)),
  ]
  const isNamed = names.every((each) => isSame(named, nameGeneral(catalogue, each, 'en')))
  const isWhole = values.every(({ value, filter }) => filter === null || isStated(filter.values ?? [], value))
  const isRead = isNamed && isWhole && catalogue.saysNothing(leaveOutTrue(name, unread.join(' ')))
  return { product, articles, isCertain: isRead && isClear(details) && exact.length === 1 }
}

/** Whether a word states one of some values as a whole: `M10` leaves the pitch of the only thread `M10x1` open. */
function isStated(values: readonly (string | number)[], word: string): boolean {
  return values.some((value) => String(value).toLowerCase() === word.toLowerCase().replace(',', '.'))
}

/** The columns whose letters are the form or the type of a part. */
const choiceKeys = ['form', 'version']

function valuesOf(catalogue: Catalogue, named: readonly ProductFacts['row'][], keys: readonly string[]) {
  return named.flatMap(({ id, columns }) => {
    const product = catalogue.index.products.ordinals.get(id)
    const own = keys.filter((key) => columns.some(({ attribute }) => attribute === key))
    return product === undefined ? [] : own.flatMap((key) => readAxis(catalogue.index, product, key)?.values ?? [])
  })
}

function filtersOfDetails(catalogue: Catalogue, named: readonly ProductFacts['row'][], { letters, bores }: Details) {
  const key = choiceKeys.find((each) => valuesOf(catalogue, named, [each]).length > 0)
  return [
    ...(key === undefined || letters.length === 0 ? [] : [{ name: key, values: [...letters] }]),
    ...(bores.length === 0 ? [] : [{ name: 'nippleDiameter', values: [...bores] }]),
  ]
}

/** Whether a name is one of a product's own, or the end of one; a coupling is only in the description of a nipple. */
function isCalled({ name }: ProductFacts['row'], words: string): boolean {
  const called = foldLetters(words).replace(/s$/, '')
  return Object.values(name).some((own) => foldLetters(own).includes(called))
}

/** Whether two names mean the same, as those of a list in two languages do: `Druckfeder / nyomórugó`. */
function isSame(one: readonly ProductFacts['row'][], other: readonly ProductFacts['row'][]): boolean {
  return one.length === other.length && one.every(({ id }) => other.some((each) => each.id === id))
}

/** Whether a text does not leave a choice: `Typ J oder K`. */
function isClear({ letters, bores, powers }: Details): boolean {
  return [letters, bores, powers].every(({ length }) => length < 2)
}

function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

function mayNameSizes(text: string): boolean {
  return text.length <= maxLength && /\d/.test(text)
}

/**
 * Whether a word is a unit or one of the product's own description: `C15` of an eye bolt changes nothing. A short word may
 * be one of another language and a material here: `VA` for stainless steel, `Ms` for brass.
 */
function isTrueOf({ description }: ProductFacts['row'], word: string): boolean {
  const folded = foldLetters(word)
  return (
    folded === 'mm' ||
    (/\p{L}{4}|\p{L}\d/u.test(word) &&
      Object.values(description).some((text) => foldLetters(text).split(notWord).includes(folded)))
  )
}

const notWord = /[^\p{L}\d]+/u

/** Suggests the general products that texts name with their sizes, the names of the catalogue among them: `Ringschraube M16`. */
export function suggestGeneral(catalogue: Catalogue, texts: readonly string[], language: LanguageCode) {
  const found = texts.flatMap(
    (text) => findGeneral(catalogue, text)?.articles ?? findByCatalogueNames(catalogue, text, language),
  )
  const different = new Set(found.map(({ articleNo }) => articleNo))
  return [...different].slice(0, maxArticles).map((articleNo) => ({ articleNo, score: 1 }))
}

/** Finds products that staff have added under names which no table of words has. */
function findByCatalogueNames(catalogue: Catalogue, text: string, language: LanguageCode): ArticleRef[] {
  if (!mayNameSizes(text)) return []
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const general = readGeneral(catalogue, meant, catalogue.readSearchText(meant), { filters: [], language })
  if (general === null || general.filters.length === 0) return []
  const scope = { text: { query: general.query, language } }
  return firstArticles(catalogue.index, readFilters(general.filters), scope, maxArticles)
}
