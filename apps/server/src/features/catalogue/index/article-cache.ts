import { maxCarriedDimensions } from '@normwerk/contract/limits'
import type { Queries } from '../../../database/client.ts'
import { type ArticleRow, readArticleRows, readArticlesOfProduct } from '../repository/articles.ts'

const maxEntries = 5000

/**
 * A cache of recently shown articles. A newly built catalogue begins with an empty one, and articles whose prices
 * change in place are dropped. Orders always read the database.
 */
export interface ArticleCache {
  /** Returns the articles with these ids, in the order of the ids. */
  read(db: Queries, ids: readonly string[]): Promise<ArticleRow[]>
  /** Returns all articles of a product that carries them, in the order of its table. */
  readProduct(db: Queries, productId: string): Promise<readonly ArticleRow[]>
  /** Drops articles that have changed in the database. */
  drop(ids: readonly string[]): void
}

export function createArticleCache(): ArticleCache {
  const rows = new Map<string, ArticleRow>()
  /** Ids of the articles of the products whose rows are kept. Only a newly built catalogue has others. */
  const products = new Map<string, readonly string[]>()
  let changes = 0

  /** The ids of a product go with the first of its rows, so that they take no memory for products that nobody shows. */
  function remove(id: string): void {
    const row = rows.get(id)
    if (row === undefined) return
    rows.delete(id)
    products.delete(row.productId)
  }

  /** Reads articles and keeps them. Those that were read before a change are used only for this call. */
  async function keep(reading: Promise<ArticleRow[]>): Promise<ArticleRow[]> {
    const before = changes
    const read = await reading
    if (changes === before) for (const row of read) rows.set(row.id, row)
    for (const id of rows.keys()) {
      if (rows.size <= maxEntries) break
      remove(id)
    }
    return read
  }

  async function read(db: Queries, ids: readonly string[]): Promise<ArticleRow[]> {
    const found = new Map(ids.flatMap((id) => listEntry(id, rows.get(id))))
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) {
      for (const row of await keep(readArticleRows(db, { ids: missing }))) found.set(row.id, row)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return {
    read,
    async readProduct(db, productId) {
      const known = products.get(productId)
      if (known !== undefined) return read(db, known)
      const first = await keep(readArticlesOfProduct(db, { productId, maximum: maxCarriedDimensions }))
      products.set(
        productId,
        first.map(({ id }) => id),
      )
      return first
    },
    drop(ids) {
      changes += 1
      for (const id of ids) remove(id)
    },
  }
}

function listEntry(id: string, row: ArticleRow | undefined): [string, ArticleRow][] {
  return row === undefined ? [] : [[id, row]]
}
