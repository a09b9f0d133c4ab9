import type { Flag } from '../index-input.ts'
import { articleKey, numberBytes } from '../numbers/article-key.ts'
import { compareNaturally } from '../numbers/compare-keys.ts'
import type { Attribute, Products, SearchIndex, Strips } from '../search-index.ts'
import { flagBits, noPrice } from '../search-index.ts'
import { ending, finishStrips } from './finish-strips.ts'
import { finishCategoryWords, finishNumberWords, finishWords, namesOf } from './finish-words.ts'
import type { IndexDraft } from './index-draft.ts'
import { settleValues } from './value-draft.ts'

/** Turns a draft into the index, a few milliseconds of work between two yields. The draft is used up. */
export function* finishIndex(draft: IndexDraft): Generator<undefined, SearchIndex> {
  const attributes: Attribute[] = []
  const codeOf: Uint16Array[] = []
  let countLength = 0
  for (const values of draft.attributes) {
    const settled = settleValues(values, countLength)
    attributes.push(settled.attribute)
    codeOf.push(settled.codeOf)
    countLength += settled.attribute.values.length + 1
    yield
  }
  const count = draft.prices.length
  const firstRow = ending(draft.firstRow.take(), count)
  let maxRows = 0
  for (let product = 0; product < draft.products.length; product++) {
    maxRows = Math.max(maxRows, (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0))
  }
  const strips = yield* finishStrips(draft, attributes, codeOf, firstRow, maxRows)
  const firstByte = ending(draft.firstByte.take(), draft.tails.length)
  yield
  const byKey = draft.byKey.take()
  const articles = {
    count,
    ids: draft.ids.take(),
    tails: draft.tails.take(),
    firstByte,
    prices: draft.prices.take(),
    byKey: maxRows > 0xffff ? byKey : new Uint16Array(byKey),
  }
  yield
  const products = finishProducts(draft, firstRow, articles.prices)
  yield
  const words = yield* finishWords(draft.products, draft.options.languages)
  const categories = draft.options.categories ?? []
  return {
    attributes,
    attributeOf: new Map(attributes.map((attribute, place) => [attribute.key, place])),
    countLength,
    articleCounts: countArticles(attributes, strips, countLength),
    products,
    productsByHead: Map.groupBy(products.ids.keys(), (product) => products.headKeys[product] ?? ''),
    articles,
    strips,
    maxRows,
    productsOf: finishCategories(draft),
    words,
    numberWords: finishNumberWords(draft.products),
    categories: categories.map(({ id, texts }) => ({ id, names: namesOf(texts, draft.options.languages) })),
    categoryWords: finishCategoryWords(categories, draft.options.languages),
  }
}

function finishProducts(draft: IndexDraft, firstRow: Uint32Array, prices: Uint32Array): Products {
  const { products } = draft
  const keys = products.map(({ productNr }) => numberBytes(articleKey(productNr)))
  const none = new Uint8Array()
  const byRank = Uint32Array.from(products.keys()).sort((a, b) => {
    const left = keys[a] ?? none
    const right = keys[b] ?? none
    return compareNaturally(left, 0, left.length, right, 0, right.length) || a - b
  })
  const rank = new Uint32Array(products.length)
  for (const [place, product] of byRank.entries()) rank[product] = place
  return {
    count: products.length,
    ids: products.map(({ id }) => id),
    ordinals: new Map(products.map(({ id }, product) => [id, product])),
    numbers: products.map(({ productNr }) => productNr),
    heads: draft.heads,
    headKeys: draft.heads.map(articleKey),
    firstRow,
    rank,
    byRank,
    flags: Uint8Array.from(products, ({ flags }) => bitsOf(flags ?? {})),
    priceFrom: Uint32Array.from(products, ({ priceFrom }, product) => {
      if (priceFrom !== undefined) return priceFrom ?? noPrice
      let lowest = noPrice
      const end = firstRow[product + 1] ?? 0
      for (let row = firstRow[product] ?? 0; row < end; row++) lowest = Math.min(lowest, prices[row] ?? noPrice)
      return lowest
    }),
    names: products.map(({ texts }) => namesOf(texts, draft.options.languages)),
  }
}

function bitsOf(flags: Readonly<Partial<Record<Flag, boolean>>>): number {
  return (
    (flags.deal ? flagBits.deal : 0) | (flags.new ? flagBits.new : 0) | (flags.highlighted ? flagBits.highlighted : 0)
  )
}

function finishCategories(draft: IndexDraft): Map<string, Uint32Array> {
  const members = new Map<string, number[]>()
  for (const [product, { categoryIds }] of draft.products.entries()) {
    for (const id of new Set(categoryIds)) {
      const known = members.get(id)
      if (known === undefined) members.set(id, [product])
      else known.push(product)
    }
  }
  return new Map([...members].map(([id, products]) => [id, Uint32Array.from(products)]))
}

/** Articles per value: every strip's entries, added up. */
function countArticles(attributes: readonly Attribute[], strips: Strips, countLength: number): Uint32Array {
  const counts = new Uint32Array(countLength)
  for (let strip = 0; strip < strips.attribute.length; strip++) {
    const firstCount = attributes[strips.attribute[strip] ?? 0]?.firstCount ?? 0
    let start = 0
    const behind = strips.firstEntry[strip + 1] ?? 0
    for (let entry = strips.firstEntry[strip] ?? 0; entry < behind; entry++) {
      const end = strips.entryEnd[entry] ?? 0
      const place = firstCount + (strips.entryCode[entry] ?? 0)
      counts[place] = (counts[place] ?? 0) + end - start
      start = end
    }
  }
  return counts
}
