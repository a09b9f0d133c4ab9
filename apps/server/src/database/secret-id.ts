import type { Queries } from './client.ts'
import { shopSettings } from './tables/settings.ts'

/** Returns which secret the servers of this database share; null before the first start. */
export async function findSecretId(db: Queries): Promise<string | null> {
  const [row] = await db.select({ secretId: shopSettings.secretId }).from(shopSettings)
  return row?.secretId ?? null
}

export async function updateSecretId(db: Queries, secretId: string): Promise<void> {
  await db.update(shopSettings).set({ secretId })
}
