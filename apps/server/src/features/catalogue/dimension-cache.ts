import type { Queries } from '../../database/client.ts'
import { type DimensionRow, readDimensionRows } from './repository.ts'

const most = 5000

/**
 * Rows of the dimensions that were shown lately. It lives and dies with one state of the catalogue, so a change of the
 * catalogue empties it; what is bought is read from the database all the same.
 */
export interface DimensionCache {
  /** The dimensions with these ids, in the order of the ids. */
  read(db: Queries, ids: readonly string[]): Promise<DimensionRow[]>
}

export function createDimensionCache(): DimensionCache {
  const rows = new Map<string, DimensionRow>()
  return {
    async read(db, ids) {
      const found = new Map(ids.flatMap((id) => listEntry(id, rows.get(id))))
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length > 0) {
        for (const row of await readDimensionRows(db, missing)) {
          found.set(row.id, row)
          rows.set(row.id, row)
        }
        for (const id of rows.keys()) {
          if (rows.size <= most) break
          rows.delete(id)
        }
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  }
}

function listEntry(id: string, row: DimensionRow | undefined): [string, DimensionRow][] {
  return row === undefined ? [] : [[id, row]]
}
