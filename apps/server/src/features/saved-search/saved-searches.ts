import { maxSavedSearches } from '@normwerk/contract/limits'
import { type AddSavedSearch, type SavedSearch, savedSearchEndpoints } from '@normwerk/contract/saved-search'
import { lockByName, type Queries } from '../../database/client.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, checkQuota, type Dependencies } from '../../http/call.ts'
import { countRows, deleteRow, insertRow, listRows, renameRow, renameSame } from './repository/saved-searches.ts'

export async function listSavedSearches(db: Queries, userId: string): Promise<SavedSearch[]> {
  return (await listRows(db, userId)).map(present)
}

/** Saves a search; one that the user has saved already gets the new name. */
export async function addSavedSearch(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  userId: string,
  { name, search }: AddSavedSearch,
): Promise<SavedSearch> {
  await lockByName(db, 'savedSearchesOf', userId)
  const same = await renameSame(db, userId, search, name)
  if (same !== undefined) return present(same)
  const row = { id: ids.next(), userId, name, search, createdAt: clock.now() }
  await insertRow(db, row)
  checkQuota(await countRows(db, userId), maxSavedSearches)
  return present(row)
}

async function renameSavedSearch(db: Queries, userId: string, id: string, name: string): Promise<SavedSearch> {
  const renamed = await renameRow(db, userId, id, name)
  if (renamed === undefined) throw new AppError('entryNotFound')
  return present(renamed)
}

async function deleteSavedSearch(db: Queries, userId: string, id: string): Promise<void> {
  if (!(await deleteRow(db, userId, id))) throw new AppError('entryNotFound')
}

function present({ id, name, search, createdAt }: Awaited<ReturnType<typeof listRows>>[number]): SavedSearch {
  return { id, name, search, createdAt: createdAt.toISOString() }
}

export function savedSearchRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(savedSearchEndpoints, {
    list: ({ db, caller }) => listSavedSearches(db, caller.userId),
    add: ({ db, caller, input }) => addSavedSearch(dependencies, db, caller.userId, input),
    rename: ({ db, caller, params, input }) => renameSavedSearch(db, caller.userId, params.id, input.name),
    delete: ({ db, caller, params }) => deleteSavedSearch(db, caller.userId, params.id),
  })
}
