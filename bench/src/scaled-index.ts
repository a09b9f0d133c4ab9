import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Article, Texts } from '@normwerk/parts/article'
import { attributes } from '@normwerk/parts/attributes'
import { beginIndex } from '@normwerk/search/build/begin-index'
import type { ProductInput } from '@normwerk/search/index-input'
import type { SearchIndex } from '@normwerk/search/search-index'
import { buildCatalogue } from '../../catalogue/demo/build-catalogue.ts'
import { scaleCatalogue } from '../../catalogue/demo/scale-catalogue.ts'
import { timed } from './measure.ts'

/** The index over the enlarged catalogue of the shop, and its cost. */
export interface ScaledIndex {
  index: SearchIndex
  buildMs: number
  /** Memory after the build: typed arrays and heap. */
  bytes: number
}

const languages = ['de', 'en', 'fr', 'it', 'es', 'cs', 'pl', 'hu', 'nl', 'pt', 'ro', 'se', 'sl']

/** Adds `count` generated articles to a builder, as the server does. The time of generating them is not measured. */
export function buildScaledIndex(count: number): ScaledIndex {
  const products = new Map(describeProducts().map((product) => [product.productNr, product]))
  const before = bytesInUse()
  const builder = beginIndex({ attributes: attributes.map(({ key, kind }) => ({ key, kind })), languages })
  let buildMs = 0
  let number = 0
  for (const batch of inBatches(scaleCatalogue(count))) {
    const product = products.get(batch[0]?.productNr ?? '')
    const articles = batch.map(({ articleNo, values, listPrice }) => ({
      id: uuid(number++),
      articleNo,
      values,
      price: listPrice,
    }))
    buildMs += timed(() => {
      if (product !== undefined) builder.addProduct(product)
      for (const article of articles) builder.addArticle(article)
    })
    products.delete(batch[0]?.productNr ?? '')
  }
  const start = performance.now()
  const index = builder.finish()
  return { index, buildMs: buildMs + performance.now() - start, bytes: bytesInUse() - before }
}

/** Articles in portions of one product each. */
function* inBatches(articles: Iterable<Article>): Generator<Article[]> {
  let batch: Article[] = []
  for (const article of articles) {
    if (batch.length === 1000 || (batch[0]?.productNr ?? article.productNr) !== article.productNr) {
      yield batch
      batch = []
    }
    batch.push(article)
  }
  yield batch
}

function describeProducts(): ProductInput[] {
  return buildCatalogue().products.map(({ productNr, categoryKey, name, description, standard, properties }) => {
    const words = [name, ...properties.flatMap(({ value }) => (typeof value === 'number' ? [] : [value])), description]
    return {
      id: productNr,
      productNr,
      categoryIds: [categoryKey],
      texts: Object.fromEntries(languages.map((language) => [language, textsIn(words, language, standard)])),
      values: Object.fromEntries(
        properties.map(({ key, value }) => [key, typeof value === 'number' ? value : value.en]),
      ),
    }
  })
}

function textsIn(words: readonly Texts[], language: string, standard: string | null): string[] {
  const spoken = words.flatMap((texts) =>
    Object.entries(texts).flatMap(([code, text]) => (code === language ? [text] : [])),
  )
  return standard === null ? spoken : [...spoken, standard]
}

function uuid(number: number): string {
  return `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** Returns the bytes of heap and typed arrays after a garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
