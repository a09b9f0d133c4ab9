import { beginIndex } from '@normwerk/search/build/begin-index'
import { lowestPrice } from '@normwerk/search/change-prices'
import type { IndexOptions, ProductInput } from '@normwerk/search/index-input'
import type { SearchIndex } from '@normwerk/search/search-index'
import type { IndexedArticle } from '../repository/article-copy.ts'

/** A summary of a product's articles. */
export interface ArticleSummary {
  articleCount: number
  /** Lowest list price, in cents; null if all are on request. */
  lowestListPrice: number | null
  /** Smallest and largest value, or all choices, by attribute. */
  ranges: Map<string, { min: number; max: number } | Set<string>>
}

/** A product without sold articles is not found; its page and old orders of it still exist. */
export const noArticles: Readonly<ArticleSummary> = { articleCount: 0, lowestListPrice: null, ranges: new Map() }

export interface ArticleIndex {
  index: SearchIndex
  /** By product; products without a sold article are missing, as they are in the index. */
  summaries: ReadonlyMap<string, ArticleSummary>
}

/**
 * Indexes the articles; a million take seconds of the calling thread.
 * @param portions of the articles, product by product
 */
export async function indexArticles(
  options: IndexOptions,
  products: ReadonlyMap<string, ProductInput>,
  portions: AsyncIterable<readonly IndexedArticle[]>,
): Promise<ArticleIndex> {
  const builder = beginIndex(options)
  const summaries = new Map<string, ArticleSummary>()
  for await (const rows of portions) {
    for (const article of rows) {
      let summary = summaries.get(article.productId)
      if (summary === undefined) {
        const product = products.get(article.productId)
        if (product === undefined) {
          throw new RangeError(`No product ${article.productId} of article ${article.articleNo}`)
        }
        builder.addProduct(product)
        summary = { ...noArticles, ranges: new Map() }
        summaries.set(article.productId, summary)
      }
      builder.addArticle(article)
      countArticle(summary, article.values)
    }
  }
  const index = builder.finish()
  for (const [id, summary] of summaries) summary.lowestListPrice = lowestPrice(index, id)
  return { index, summaries }
}

function countArticle(summary: ArticleSummary, values: IndexedArticle['values']): void {
  const { ranges } = summary
  summary.articleCount += 1
  for (const [key, value] of Object.entries(values)) {
    const range = ranges.get(key)
    if (typeof value === 'string') {
      if (range instanceof Set) range.add(value)
      else ranges.set(key, new Set([value]))
    } else if (range === undefined || range instanceof Set) ranges.set(key, { min: value, max: value })
    else if (value < range.min) range.min = value
    else if (value > range.max) range.max = value
  }
}
