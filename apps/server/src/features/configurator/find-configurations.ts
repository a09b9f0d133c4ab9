import type { Queries } from '../../database/client.ts'
import { listConfigurations } from './repository/configurations.ts'
import type { StoredConfiguration } from './store-configurations.ts'

/** Finds the settings of positions by the configuration's id. */
export async function findConfigurations(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, StoredConfiguration>> {
  if (ids.length === 0) return new Map()
  const rows = await listConfigurations(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}
