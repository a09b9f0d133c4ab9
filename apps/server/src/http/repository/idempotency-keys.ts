import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { type PlaceOf, prepareOnce } from '../../database/prepare-once.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import { idempotencyKeys } from '../../database/tables/idempotency-keys.ts'

type Key = { userId: string; key: string }

/** Waits for a transaction that has inserted the same key, and fails if that one was committed; see `isTaken`. */
export const insertKey = prepareOnce(
  'idempotency_key',
  (db, at: PlaceOf<Key & { requestHash: string; createdAt: Date }>) =>
    db.insert(idempotencyKeys).values({
      userId: at('userId'),
      key: at('key'),
      requestHash: at('requestHash'),
      createdAt: at('createdAt'),
    }),
)

/** Whether `insertKey` failed because the key is taken. The transaction has failed and must end. */
export function isTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'idempotency_keys_user_id_key_pk'
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
