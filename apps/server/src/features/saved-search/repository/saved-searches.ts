import type { SearchAddress } from '@normwerk/contract/saved-search'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { savedSearches } from '../../../database/tables/searches.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** Lists the searches of a user, newest first. */
export function listRows(db: Queries, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

export function countRows(db: Queries, userId: string): Promise<number> {
  return db.$count(savedSearches, eq(savedSearches.userId, userId))
}

export async function insertRow(db: Queries, row: SavedSearchRow): Promise<void> {
  await db.insert(savedSearches).values(row)
}

/** Renames the search of a user that is the same; returns undefined if they have none. */
export function renameSame(
  db: Queries,
  userId: string,
  search: SearchAddress,
  name: string,
): Promise<SavedSearchRow | undefined> {
  return rename(
    db,
    and(eq(savedSearches.userId, userId), sql`${savedSearches.search} = ${JSON.stringify(search)}::jsonb`),
    name,
  )
}

/** Returns undefined if the user has no such search. */
export function renameRow(db: Queries, userId: string, id: string, name: string): Promise<SavedSearchRow | undefined> {
  return rename(db, isOwn(userId, id), name)
}

/** Returns whether the user had it. */
export async function deleteRow(db: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(isOwn(userId, id))
  return deleted.rowCount === 1
}

function isOwn(userId: string, id: string) {
  return and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))
}

async function rename(db: Queries, where: ReturnType<typeof and>, name: string): Promise<SavedSearchRow | undefined> {
  const [renamed] = await db.update(savedSearches).set({ name }).where(where).returning()
  return renamed
}
