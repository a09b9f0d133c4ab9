import type { ArticleInput, IndexOptions, ProductInput } from '../index-input.ts'
import type { SearchIndex } from '../search-index.ts'
import { noPrice } from '../search-index.ts'
import { checkArticleNumber } from './article-numbers.ts'
import { finishIndex } from './finish-index.ts'
import { appendText, growingWords } from './growing.ts'
import { beginArticles, beginDraft } from './index-draft.ts'
import { storeProduct } from './store-product.ts'
import { writeUuid } from './uuid.ts'
import { draftCode } from './value-draft.ts'

/** Accepts products and articles one by one. It copies the bytes of an article and keeps no reference to it. */
export interface IndexBuilder {
  /** Adds a product; the articles added after it belong to it. Throws on an attribute that was not declared. */
  addProduct(product: ProductInput): void
  /** Throws if there is no product, the id is no UUID, the number is not ASCII, or an attribute was not declared. */
  addArticle(article: ArticleInput): void
  /** Builds the index. */
  finish(): SearchIndex
}

/** Starts to build an index. */
export function beginIndex(options: IndexOptions): IndexBuilder {
  const draft = beginDraft(options)
  const attributeOf = new Map(options.attributes.map((attribute, place) => [attribute.key, place]))
  let articles = beginArticles()
  let shared = new Map<number, number>()
  let isOpen = false

  function placeOf(key: string): number {
    const place = attributeOf.get(key)
    if (place === undefined) throw new RangeError(`Attribute ${JSON.stringify(key)} was not declared`)
    return place
  }

  function codeOf(place: number, value: number | string): number {
    const values = draft.attributes[place]
    return values === undefined ? 0 : draftCode(values, value)
  }

  function closeProduct(): void {
    const product = draft.products.at(-1)
    if (product === undefined || !isOpen) return
    isOpen = false
    storeProduct(draft, product.productNr, shared, articles)
    articles = beginArticles()
  }

  function addProduct(product: ProductInput): void {
    const places = Object.entries(product.values).map(([key, value]): [number, number] => {
      const place = placeOf(key)
      return [place, codeOf(place, value)]
    })
    closeProduct()
    shared = new Map(places)
    draft.products.push(product)
    isOpen = true
  }

  function addArticle(article: ArticleInput): void {
    if (!isOpen) throw new Error('An article needs its product first')
    checkArticleNumber(article.articleNo)
    const row = articles.prices.length
    articles.ids.reserve(16)
    writeUuid(article.id, articles.ids.items, row * 16)
    for (const key in article.values) {
      const value = article.values[key]
      if (value !== undefined) recordValue(row, placeOf(key), value)
    }
    articles.ids.length += 16
    articles.prices.push(article.price ?? noPrice)
    articles.soonness.push(article.soonness ?? 0)
    appendText(articles.numbers, article.articleNo)
    articles.numberEnds.push(articles.numbers.length)
  }

  function recordValue(row: number, place: number, value: number | string): void {
    const code = codeOf(place, value)
    const column = articles.columns.get(place) ?? growingWords()
    if (column.length === 0) articles.columns.set(place, column)
    while (column.length < row) column.push(0)
    column.push(code)
  }

  function finish(): SearchIndex {
    closeProduct()
    return finishIndex(draft)
  }

  return { addProduct, addArticle, finish }
}
