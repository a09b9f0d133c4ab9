import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Given, type PlaceOf, prepareOnce, type Queries } from '../../database/client.ts'
import { idempotencyKeys } from '../../database/tables/sessions.ts'

type Key = { userId: string | null; key: string }

const insertKey = prepareOnce('idempotency_key', (db, at: PlaceOf<Key & { requestHash: string; createdAt: Date }>) =>
  db
    .insert(idempotencyKeys)
    .values({ userId: at('userId'), key: at('key'), requestHash: at('requestHash'), createdAt: at('createdAt') })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
)

/** Returns whether the key was free. Waits for a transaction that has claimed the same key. */
export async function claimKey(db: Queries, claim: Key & { requestHash: string; createdAt: Date }): Promise<boolean> {
  const claimed = await insertKey(db, claim)
  return claimed.length > 0
}

export async function findKey(db: Queries, key: Key): Promise<{ requestHash: string; answer: unknown } | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key))
  return row
}

const updateAnswer = prepareOnce('idempotency_answer', (db, at: PlaceOf<Key & { answer: unknown }>) =>
  db
    .update(idempotencyKeys)
    .set({ answer: at('answer') })
    .where(isKey({ userId: at('userId'), key: at('key') })),
)

export async function setAnswer(db: Queries, { userId, key }: Key, answer: unknown): Promise<void> {
  await updateAnswer(db, { userId, key, answer })
}

export function keysBefore(before: Date) {
  return { table: idempotencyKeys, instant: idempotencyKeys.createdAt, before }
}

function isKey({ userId, key }: { userId: Given<string | null>; key: Given<string> }): SQL | undefined {
  return and(eq(idempotencyKeys.key, key), sql`${idempotencyKeys.userId} is not distinct from ${userId}`)
}
