import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Reason } from './files/package-error.ts'
import type { Reject } from './files/read-table.ts'
import type { TableName } from './files/tables.ts'

/** Users with so many errors correct them before they read more. */
const maxKept = 500

export interface Rejections {
  /** Of one table. */
  of(table: TableName): Reject
  countOf(table: TableName): number
  total(): number
  /** Lists the first ones of each table in its order. */
  list(): PackageRejection[]
}

/** Collects the errors of a package, in the language of the importing user. */
export function collectRejections(language: LanguageCode): Rejections {
  const counts = new Map<TableName, number>()
  const kept: PackageRejection[] = []
  const record = (table: TableName, { file, row, column }: Parameters<Reject>[0], reason: Reason) => {
    counts.set(table, (counts.get(table) ?? 0) + 1)
    if (kept.length < maxKept) kept.push({ file, row: row ?? null, column: column ?? null, reason: reason(language) })
  }
  return {
    of: (table) => (place, reason) => record(table, place, reason),
    countOf: (table) => counts.get(table) ?? 0,
    total: () => counts.values().reduce((sum, count) => sum + count, 0),
    list: () => kept,
  }
}
