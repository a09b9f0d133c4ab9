import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { idempotencyKeys } from '../../database/tables/idempotency-keys.ts'

interface Key {
  userId: string
  key: string
}

/** Inserts the key, and waits for a transaction that has inserted it; false if that one was committed. */
export async function insertKey(db: Queries, row: Key & { requestHash: string; createdAt: Date }): Promise<boolean> {
  const inserted = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return inserted.length > 0
}

export async function findKey(db: Queries, key: Key): Promise<{ requestHash: string; answer: unknown } | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key))
  return row
}

export async function setAnswer(db: Queries, key: Key, answer: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(isKey(key))
}

export async function deleteKeysBefore(db: Queries, time: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time))
}

function isKey({ userId, key }: Key): SQL | undefined {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}
