import type { Queries } from './client.ts'
import { shopSettings } from './tables/settings.ts'

/** Returns the moment of the last verified backup; null if there is none. */
export async function findBackedUpAt(db: Queries): Promise<Date | null> {
  const [row] = await db.select({ backedUpAt: shopSettings.backedUpAt }).from(shopSettings)
  return row?.backedUpAt ?? null
}

export async function updateBackedUpAt(db: Queries, backedUpAt: Date): Promise<void> {
  await db.update(shopSettings).set({ backedUpAt })
}
