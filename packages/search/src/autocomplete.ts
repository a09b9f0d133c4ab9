import { articlesByPrefix, findArticle } from './find-article.ts'
import { articleKey } from './numbers/article-key.ts'
import type { ArticleRef } from './numbers/article-rows.ts'
import type { SearchIndex } from './search-index.ts'
import { nameIn, productName, sortProducts } from './sort-products.ts'
import { readQuery } from './text/fold-text.ts'
import { addUp, matchProducts, rateIn, vocabulariesFor } from './text/match-products.ts'

export interface Suggestion {
  kind: 'article' | 'product' | 'category'
  /** The text to show: article number, product name or category name. */
  text: string
  id: string
  /** The number of a suggested article. */
  articleNo?: string
  /** The number of a suggested product, or of the product of a suggested article. */
  productNr?: string
}

const maxArticles = 6
const maxCategories = 3

/**
 * Returns at most `limit` suggestions for a text that is still being typed. If the text has a digit, article numbers
 * come first, the exact one on top. Otherwise categories and products come first, then article numbers.
 */
export function autocomplete(index: SearchIndex, text: string, language: string, limit: number): Suggestion[] {
  const exact = findArticle(index, text)
  const sized = /\d/.test(text)
  const products = suggestProducts(index, text, language, limit)
  const categories = suggestCategories(index, text, language)
  const articles = suggestNumbers(index, text, limit)
  const inOrder = sized
    ? [...articles.slice(0, maxArticles), ...products, ...categories, ...articles.slice(maxArticles)]
    : [...categories, ...products, ...articles]
  if (exact === undefined) return inOrder.slice(0, limit)
  const others = inOrder.filter(({ id }) => id !== exact.id)
  return [suggestArticle(exact), ...others].slice(0, limit)
}

function suggestNumbers(index: SearchIndex, text: string, limit: number): Suggestion[] {
  return articlesByPrefix(index, text, limit).map(suggestArticle)
}

function suggestArticle({ id, articleNo, productNr }: ArticleRef): Suggestion {
  return { kind: 'article', text: articleNo, id, articleNo, productNr }
}

function suggestProducts(index: SearchIndex, text: string, language: string, limit: number): Suggestion[] {
  const scores = matchProducts(index, text, language)?.scores ?? new Uint16Array()
  const found = Uint32Array.from(scores.keys()).filter((product) => (scores[product] ?? 0) > 0)
  const best = sortProducts(
    index,
    found,
    { by: 'relevance', descending: false },
    scores,
    language,
    0,
    Math.min(limit, found.length),
  )
  return best.map((product) => ({
    kind: 'product',
    text: productName(index, product, language),
    id: index.products.ids[product] ?? '',
    productNr: index.products.numbers[product] ?? '',
  }))
}

/** Categories with a name in which each typed word is the beginning, the end or an inflection of a word. */
function suggestCategories(index: SearchIndex, text: string, language: string): Suggestion[] {
  const spoken = vocabulariesFor(index.categoryWords, language)
  const { words } = readQuery(text, articleKey)
  const scores = addUp(
    words.map((word) => {
      const answer = new Uint8Array(index.categories.length)
      return rateIn(spoken, word, answer) ? answer : null
    }),
    index.categories.length,
  )
  return index.categories
    .flatMap(({ id, names }, place): { score: number; suggestion: Suggestion }[] => {
      const name = nameIn(names, language)
      const score = scores[place] ?? 0
      return score === 0 || name === undefined ? [] : [{ score, suggestion: { kind: 'category', text: name, id } }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCategories)
    .map(({ suggestion }) => suggestion)
}
