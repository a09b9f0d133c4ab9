import type { Flag } from '../index-input.ts'
import { articleKey, numberBytes } from '../numbers/article-key.ts'
import { compareNaturally } from '../numbers/compare-keys.ts'
import type { Products } from '../search-index.ts'
import { flagBits, noPrice } from '../search-index.ts'
import { namesOf } from './finish-words.ts'
import type { IndexDraft } from './index-draft.ts'

/** Returns the products in columns, ranked by their numbers. The caller sets the lowest prices afterwards. */
export function finishProducts(draft: IndexDraft, firstRow: Uint32Array): Products {
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
    priceFrom: new Uint32Array(products.length).fill(noPrice),
    names: products.map(({ texts }) => namesOf(texts, draft.options.languages)),
  }
}

function bitsOf(flags: Readonly<Partial<Record<Flag, boolean>>>): number {
  return (
    (flags.deal ? flagBits.deal : 0) | (flags.new ? flagBits.new : 0) | (flags.highlighted ? flagBits.highlighted : 0)
  )
}

/** Returns the products of each category, ascending. */
export function finishCategories(draft: IndexDraft): Map<string, Uint32Array> {
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
