import type { Queries } from '../../database/client.ts'
import { type ArticleRow, readArticleRows } from './repository/articles.ts'

const maxEntries = 5000

/**
 * Rows of the dimensions that were shown lately. A catalogue that is built anew begins with an empty one, and prices that
 * change in place are forgotten; what is bought is read from the database all the same.
 */
export interface DimensionCache {
  /** The dimensions with these ids, in the order of the ids. */
  read(db: Queries, ids: readonly string[]): Promise<ArticleRow[]>
  /** Drops dimensions that have changed in the database. */
  drop(ids: readonly string[]): void
}

export function createDimensionCache(): DimensionCache {
  const rows = new Map<string, ArticleRow>()
  let changes = 0
  return {
    async read(db, ids) {
      const found = new Map(ids.flatMap((id) => listEntry(id, rows.get(id))))
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length > 0) {
        const before = changes
        for (const row of await readArticleRows(db, missing)) {
          found.set(row.id, row)
          // What was read before a change is shown this once.
          if (changes === before) rows.set(row.id, row)
        }
        for (const id of rows.keys()) {
          if (rows.size <= maxEntries) break
          rows.delete(id)
        }
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    drop(ids) {
      changes += 1
      for (const id of ids) rows.delete(id)
    },
  }
}

function listEntry(id: string, row: ArticleRow | undefined): [string, ArticleRow][] {
  return row === undefined ? [] : [[id, row]]
}
