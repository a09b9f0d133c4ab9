import type { WrittenNotice } from '@normwerk/contract/content/maintenance'
import type { Queries } from '../../../database/client.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

/** Finds the notice that was stored last, which may be over. */
export async function findNotice(db: Queries): Promise<WrittenNotice | null> {
  const [settings] = await db.select({ notice: shopSettings.maintenance }).from(shopSettings)
  return settings?.notice ?? null
}

/** Stores a notice, or none; returns the former one. */
export async function replaceNotice(db: Queries, maintenance: WrittenNotice | null): Promise<WrittenNotice | null> {
  const [before] = await db.select({ notice: shopSettings.maintenance }).from(shopSettings).for('no key update')
  await db.update(shopSettings).set({ maintenance })
  return before?.notice ?? null
}
