import { createHash } from 'node:crypto'
import type { RememberedColumns, RememberMapping } from '@normwerk/contract/parts-list'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/session/caller.ts'
import { deleteOldest, deleteRow, listMappings, rememberRow } from './repository/column-mappings.ts'

/** How many kinds of lists are remembered per company. */
const maxMappings = 50

/** Remembers the columns of lists with these headings. Without headings a list could not be recognized. */
export async function rememberColumns(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller }: { db: Queries; caller: Customer },
  { headers, mapping }: RememberMapping,
): Promise<void> {
  const headings = headingsKey(headers)
  if (headings === null) return
  const { companyId, userId } = caller
  const written = headers.map((header) => header.trim())
  await rememberRow(db, { id: ids.next(), companyId, userId, headings, headers: written, mapping, usedAt: clock.now() })
  await deleteOldest(db, companyId, maxMappings)
}

export async function listRememberedColumns(db: Queries, companyId: string): Promise<RememberedColumns[]> {
  const rows = await listMappings(db, companyId)
  return rows.map(({ usedAt, ...row }) => ({ ...row, usedAt: usedAt.toISOString() }))
}

export async function deleteColumns(db: Queries, companyId: string, id: string): Promise<void> {
  if (!(await deleteRow(db, companyId, id))) throw new AppError('entryNotFound')
}

/** The maximum length of an index entry, with a margin. */
const maxKeyLength = 2000

/** Returns the key by which the headings of a list are recognized; null for a list without headings. */
export function headingsKey(headers: readonly string[]): string | null {
  const words = headers.map((header) =>
    header
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
  if (words.every((word) => word === '')) return null
  const key = words.join('\n')
  return Buffer.byteLength(key) <= maxKeyLength ? key : createHash('sha256').update(key).digest('hex')
}
