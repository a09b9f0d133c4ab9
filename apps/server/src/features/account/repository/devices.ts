import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { knownDevices } from '../../../database/tables/users.ts'

/** @param userId null for an unknown user, who has no device */
export async function findDevice(
  db: Queries,
  tokenHashes: readonly string[],
  userId: string | null,
): Promise<string | undefined> {
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(inArray(knownDevices.tokenHash, tokenHashes), sql`${knownDevices.userId} = ${userId}`))
  return device?.id
}

export async function insertDevice(db: Queries, device: typeof knownDevices.$inferInsert): Promise<void> {
  await db.insert(knownDevices).values(device)
}

export async function touchDevice(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(knownDevices).set({ lastUsedAt: now }).where(eq(knownDevices.id, id))
}

/** Deletes all devices of a user but those that were used last. */
export async function keepNewestDevices(db: Queries, userId: string, count: number): Promise<void> {
  const newest = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(count)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)))
}

export async function deleteDevices(db: Queries, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export function devicesBefore(before: Date) {
  return { table: knownDevices, instant: knownDevices.lastUsedAt, before }
}
