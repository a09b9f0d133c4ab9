import type { MissedSearch, missedSearchEndpoints } from '@normwerk/contract/missed-search'
import type { Queries } from '../../database/client.ts'
import type { ExpiredRows } from '../../database/expired-rows.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/bind.ts'
import {
  deleteRarest,
  deleteRow,
  deleteRows,
  listRows,
  readTexts,
  searchesBefore,
} from './repository/missed-searches.ts'

const maxStored = 10_000

export async function listMissedSearches({
  db,
  input: { query, page, size },
}: Call<typeof missedSearchEndpoints.list>): Promise<{
  items: MissedSearch[]
  page: number
  size: number
  total: number
}> {
  const { rows, total } = await listRows(db, query, { page, size })
  const items = rows.map(({ id, text, count, lastAt }) => ({ id, text, count, lastAt: lastAt.toISOString() }))
  return { items, page, size, total }
}

export async function deleteMissedSearch(db: Queries, id: string): Promise<void> {
  if (!(await deleteRow(db, id))) throw new AppError('entryNotFound')
}

/** Deletes the texts that the shop can answer now. */
export async function deleteAnswered(db: Queries, isAnswered: (text: string) => boolean): Promise<void> {
  const answered = (await readTexts(db)).filter(({ text }) => isAnswered(text))
  if (answered.length > 0) {
    await deleteRows(
      db,
      answered.map(({ id }) => id),
    )
  }
}

export function oldSearches(before: Date): ExpiredRows {
  return searchesBefore(before)
}

/** Deletes the rarest searches beyond the limit. */
export async function purgeRareSearches(db: Queries): Promise<void> {
  await deleteRarest(db, maxStored)
}
