import type { PackageRefusal } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Reason } from './package/package-fault.ts'
import type { Refuse } from './package/read-table.ts'
import type { TableName } from './package/tables.ts'

/** Who has so many faults in a package mends them before they read more. */
const maxKept = 500

export interface Refusals {
  /** Of one table. */
  of(table: TableName): Refuse
  countOf(table: TableName): number
  total(): number
  /** The first ones of each table in its order. */
  list(): PackageRefusal[]
}

/** Collects what is wrong with a package, in the words of who imports it. */
export function collectRefusals(language: LanguageCode): Refusals {
  const counts = new Map<TableName, number>()
  const kept: PackageRefusal[] = []
  const record = (table: TableName, { file, row, column }: Parameters<Refuse>[0], reason: Reason) => {
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
