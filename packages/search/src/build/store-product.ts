import { anchorDistance, noPrice, sharedValue } from '../search-index.ts'
import { orderNumbers, sharedHead } from './article-numbers.ts'
import { appendText } from './growing.ts'
import type { ArticlesDraft, Column, IndexDraft } from './index-draft.ts'
import { maxShortCodes } from './value-draft.ts'

/**
 * Appends a product's articles to the draft, in natural order of their numbers.
 * @param shared draft codes that hold for every article without a value of its own, by attribute
 */
export function storeProduct(
  draft: IndexDraft,
  productNr: string,
  shared: ReadonlyMap<number, number>,
  articles: ArticlesDraft,
): void {
  const numbers = readNumbers(articles)
  const head = sharedHead(productNr, numbers)
  const tails = numbers.map((number) => number.slice(head.length))
  const { natural, byKey } = orderNumbers(tails)
  draft.heads.push(head)
  draft.firstRow.push(draft.prices.length)
  draft.byKey.append(byKey)
  draft.ids.reserve(16 * natural.length)
  for (let place = 0; place < natural.length; place++) {
    const row = natural[place] ?? 0
    for (let at = row * 16; at < row * 16 + 16; at++) draft.ids.push(articles.ids.items[at] ?? 0)
    draft.prices.push(articles.prices.items[row] ?? noPrice)
    draft.soonness.push(articles.soonness.items[row] ?? 0)
    storeTail(draft, tails[row] ?? '')
  }
  storeStrips(draft, shared, articles.columns, natural)
}

function readNumbers({ numbers, numberEnds }: ArticlesDraft): string[] {
  const text = new TextDecoder().decode(numbers.take())
  const read: string[] = []
  let start = 0
  for (const end of numberEnds.take()) {
    read.push(text.slice(start, end))
    start = end
  }
  return read
}

function storeTail(draft: IndexDraft, tail: string): void {
  if (draft.tailLengths.length % anchorDistance === 0) draft.anchors.push(draft.tails.length)
  draft.tailLengths.push(tail.length)
  draft.maxTailLength = Math.max(draft.maxTailLength, tail.length)
  appendText(draft.tails, tail)
}

function storeStrips(
  draft: IndexDraft,
  shared: ReadonlyMap<number, number>,
  columns: ReadonlyMap<number, Column>,
  natural: Uint32Array,
): void {
  const { strips } = draft
  strips.firstOf.push(strips.column.length)
  for (const [attribute, { values }] of draft.attributes.entries()) {
    const column = columns.get(attribute)
    const common = shared.get(attribute) ?? 0
    if (column === undefined && common === 0) continue
    const codes = column === undefined ? Uint32Array.of(common) : codesInOrder(column, natural, common)
    const oneForAll = codes.every((code) => code === codes[0])
    strips.attribute.push(attribute)
    strips.shared.push(oneForAll ? (codes[0] ?? 0) : 0)
    strips.column.push(oneForAll ? sharedValue : draft.codes.length)
    if (oneForAll) continue
    if (values.length > maxShortCodes) draft.codes = draft.codes.widen()
    draft.codes.append(codes)
  }
}

function codesInOrder(column: Column, order: Uint32Array, common: number): Uint32Array {
  const codes = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) {
    const row = order[place] ?? 0
    const code = row < column.length ? (column.items[row] ?? 0) : 0
    codes[place] = code === 0 ? common : code
  }
  return codes
}
