import type { ImportReport } from '@normwerk/contract/import'
import { lockTransaction } from '../../database/advisory-lock.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RecordTable } from '../../infrastructure/spreadsheets/record-table.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { nameRecords, type Rejected } from '../import/name-records.ts'
import { type Importing, report } from '../import/report.ts'
import { tooManyRows } from '../import/too-many-rows.ts'
import { compareReferences, formatChanges } from './compare-references.ts'
import { columns, type ReadRow, readRow } from './read-row.ts'
import { readRows } from './repository/cross-references.ts'
import { storeReferences } from './store-references.ts'

export const maxRows = 2000
const needed = ['maker', 'pattern', 'productNr', 'dimensions'] as const

/** Imports patterns of other makers from a table, all or none. */
export async function importCrossReferences(
  dependencies: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
  catalogue: Catalogue,
  table: RecordTable,
  { userId, language, dryRun, correlationId }: Importing,
): Promise<ImportReport> {
  const { rows: count, records, rejected: unreadable } = nameRecords(table, { columns, needed }, language)
  if (count > maxRows) throw tooManyRows(maxRows)
  const rows: ReadRow[] = []
  const invalid: Rejected[] = [...unreadable]
  for (const record of records) {
    const read = readRow(catalogue, record, language)
    if ('reason' in read) invalid.push({ row: record.row, text: record.text, reason: read.reason })
    else rows.push(read)
  }
  return dependencies.database.transaction(async (db) => {
    // So that the second of two simultaneous imports sees what the first has stored.
    await lockTransaction(db, 'crossReferences')
    const { added, changed, unchanged, rejected } = compareReferences(rows, await readRows(db), language)
    const allRejected = [...invalid, ...rejected]
    const stored = [...added, ...changed.map(({ read }) => read)]
    if (!dryRun && allRejected.length === 0 && stored.length > 0) {
      await storeReferences(dependencies, db, stored)
      await recordEvent(dependencies, db, {
        action: 'crossReference.imported',
        userId,
        companyId: null,
        changes: { patterns: [null, stored.length] },
        correlationId,
      })
    }
    return report({
      rows: count,
      added: added.length,
      changed: changed.length,
      unchanged,
      changes: formatChanges(changed, language),
      rejected: allRejected,
    })
  })
}
