import type { Queries } from '../../../database/client.ts'
import { type ArticleRow, readArticleRows } from '../repository/articles.ts'

const maxEntries = 5000

/**
 * A cache of recently shown articles. A newly built catalogue begins with an empty one, and articles whose prices
 * change in place are dropped. Orders always read the database.
 */
export interface ArticleCache {
  /** Returns the articles with these ids, in the order of the ids. */
  read(db: Queries, ids: readonly string[]): Promise<ArticleRow[]>
  /** Drops articles that have changed in the database. */
  drop(ids: readonly string[]): void
}

export function createArticleCache(): ArticleCache {
  const rows = new Map<string, ArticleRow>()
  let changes = 0
  return {
    async read(db, ids) {
      const found = new Map(ids.flatMap((id) => listEntry(id, rows.get(id))))
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length > 0) {
        const before = changes
        for (const row of await readArticleRows(db, { ids: missing })) {
          found.set(row.id, row)
          // An article that was read before a change is used only for this call.
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
