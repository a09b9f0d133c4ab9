import { setLowestPrice } from '../change-prices.ts'
import type { Articles, Attribute, SearchIndex, Strips } from '../search-index.ts'
import { finishCategories, finishProducts } from './finish-products.ts'
import { finishStrips } from './finish-strips.ts'
import { finishCategoryWords, finishNumberWords, finishWords, namesOf } from './finish-words.ts'
import type { IndexDraft } from './index-draft.ts'
import { packColumns } from './pack-columns.ts'
import { settleValues } from './value-draft.ts'

/** Turns a draft into the index. The draft must not be used afterwards. */
export function finishIndex(draft: IndexDraft): SearchIndex {
  const attributes: Attribute[] = []
  const codeOf: Uint32Array[] = []
  let countLength = 0
  for (const values of draft.attributes) {
    const settled = settleValues(values, countLength)
    attributes.push(settled.attribute)
    codeOf.push(settled.codeOf)
    countLength += settled.attribute.values.length + 1
  }
  const count = draft.prices.length
  draft.firstRow.push(count)
  const firstRow = draft.firstRow.take()
  let maxRows = 0
  for (let product = 0; product < draft.products.length; product++) {
    maxRows = Math.max(maxRows, (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0))
  }
  const strips = finishStrips(draft, attributes, codeOf, firstRow, maxRows)
  const articles = finishArticles(draft, maxRows)
  const products = finishProducts(draft, firstRow)
  for (let product = 0; product < products.count; product++) setLowestPrice(products, articles, product)
  const maxHeadLength = products.headKeys.reduce((max, head) => Math.max(max, head.length), 0)
  const articleCounts = countArticles(attributes, strips, countLength)
  const words = finishWords(draft.products, draft.options.languages)
  const productsOf = finishCategories(draft)
  const numberWords = finishNumberWords(draft.products)
  const categories = draft.options.categories ?? []
  return {
    attributes,
    attributeOf: new Map(attributes.map((attribute, place) => [attribute.key, place])),
    countLength,
    articleCounts,
    products,
    productsByHead: Map.groupBy(products.ids.keys(), (product) => products.headKeys[product] ?? ''),
    maxHeadLength,
    maxKeyLength: maxHeadLength + 1 + draft.maxTailLength,
    ...packColumns(articles, strips),
    maxRows,
    productsOf,
    words,
    numberWords,
    categories: categories.map(({ id, texts }) => ({ id, names: namesOf(texts, draft.options.languages) })),
    categoryWords: finishCategoryWords(categories, draft.options.languages),
  }
}

function finishArticles(draft: IndexDraft, maxRows: number): Articles {
  const byKey = draft.byKey.take()
  return {
    count: draft.prices.length,
    ids: draft.ids.take(),
    tails: draft.tails.take(),
    tailLengths: draft.tailLengths.take(),
    anchors: draft.anchors.take(),
    prices: draft.prices.take(),
    soonness: draft.soonness.take(),
    byKey: maxRows > 0xffff ? byKey : new Uint16Array(byKey),
  }
}

/** Counts the articles of each value: the sum over the entries of all strips. */
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
