import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import { leaveOutStandard } from '@normwerk/parts/search-text/leave-out-standard'
import { readSpringLoad } from '@normwerk/parts/search-text/spring-load'
import { firstArticles } from '@normwerk/search/filter-articles'
import type { ArticleRef } from '@normwerk/search/numbers/article-rows'
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

/** A plug without its standard may have a collar (DIN 908, DIN 910). */
const ofSeveralKinds = /plug/i

/**
 * Finds the articles of the general product that a text names in any language, by its sizes, its thread and its colour:
 * `Ressort Ø25 x 64 bleu`. Null if it names no such product, or none of its sizes.
 */
export function findGeneral(catalogue: Catalogue, text: string): GeneralArticles | null {
  if (!mayNameSizes(text)) return null
  const { names, figures, sizes, otherWords } = catalogue.unsoldPartsIn(text)
  const named = nameGeneral(catalogue, names[0] ?? '', 'en')
  const [product] = named
  if (product === undefined) return null
  const coloured = product.columns.some(({ attribute }) => attribute === 'loadClass')
    ? readSpringLoad(otherWords)
    : null
  const uncoloured = coloured?.otherWords ?? otherWords
  const plain = leaveOutStandard(uncoloured, product.standard)
  const words = plain.split(/[\s;]+|,(?!\d)/)
  const chain = sizeFilters(catalogue, named, figures)
  const values = [...sizes.slice(chain === null ? 0 : 1), ...words.filter((word) => /\d/.test(word))].map((value) => ({
    value,
    filter: filterOfValue(catalogue, named, value),
  }))
  const stated = [...(chain ?? []), ...values.flatMap(({ filter }) => filter ?? [])]
  if (stated.length === 0) return null
  const filters = [...stated, ...(coloured === null ? [] : [{ name: 'loadClass', values: [coloured.load] }])]
  const scope = { productIds: named.map(({ id }) => id) }
  const articles = firstArticles(catalogue.index, readFilters(filters), scope, maxArticles)
  const unread = [
    ...words.filter((word) => !/\d/.test(word)),
    ...values.flatMap(({ value, filter }) => (filter === null ? value : [])),
  ].filter((word) => !isTrueOf(product, word))
  const isRead = unread.length === 0 && names.length === 1
  const isNamed = plain !== uncoloured || !ofSeveralKinds.test(names.join())
  return { product, articles, isCertain: isRead && isNamed && articles.length === 1 }
}

function mayNameSizes(text: string): boolean {
  return text.length <= maxLength && /\d/.test(text)
}

/** Whether a word is empty, a unit or one of the product's own description: `C15` of an eye bolt changes nothing. */
function isTrueOf({ description }: ProductFacts['row'], word: string): boolean {
  const folded = foldLetters(word)
  return (
    word === '' ||
    folded === 'mm' ||
    Object.values(description).some((text) => foldLetters(text).split(notWord).includes(folded))
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
