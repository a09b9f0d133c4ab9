import type { ImportReport } from '@normwerk/contract/import'
import { lockTransaction } from '../../../database/advisory-lock.ts'
import type { AuditChanges } from '../../../database/tables/audit.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { type Importing, report } from '../../import/report.ts'
import { type Added, insertAdded, readKnown } from '../repository/import.ts'
import { buildRows } from './build-rows.ts'
import { checkLines, createRejectionList } from './check-lines.ts'
import { readTables, type SentFile } from './read-tables.ts'
import type { Lines, Rejection } from './tables.ts'

/**
 * Imports companies, users, addresses and contacts of a former shop, all or none. Only what is missing is added, so the
 * same files can be sent again. The users must set a new password first.
 */
export async function importCompanies(
  dependencies: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
  files: readonly SentFile[],
  { userId, language, dryRun, correlationId }: Importing,
): Promise<ImportReport> {
  const { lines, rejections: unreadable } = await readTables(userId ?? 'operator', files, language)
  return dependencies.database.transaction(async (db) => {
    // So that the second of two simultaneous imports sees what the first has stored.
    await lockTransaction(db, 'companyImport')
    const known = await readKnown(db, namesIn(lines))
    const list = createRejectionList(language)
    await checkLines(lines, known, list)
    const rejections = [...unreadable, ...list.rejections]
    const added = buildRows(dependencies, lines, known)
    const counts = countAdded(added)
    const addedRows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (!dryRun && rejections.length === 0 && addedRows > 0) {
      await insertAdded(db, added)
      const changes: AuditChanges = {}
      for (const [table, count] of Object.entries(counts)) if (count > 0) changes[table] = [null, count]
      await recordEvent(dependencies, db, {
        action: 'company.imported',
        userId,
        companyId: null,
        changes,
        correlationId,
      })
    }
    const rows = Object.values(lines).reduce((sum, table) => sum + table.length, 0)
    const unreadRows = new Set(unreadable.map(({ table, row }) => `${table} ${row}`)).size
    return report({
      rows: rows + unreadRows,
      added: addedRows,
      changed: 0,
      unchanged: Math.max(0, rows - addedRows),
      rejected: rejections.map(({ table, row, column, reason }) => ({ row, text: placeOf({ table, column }), reason })),
    })
  })
}

function namesIn({ companies, users, addresses, contacts }: Lines) {
  const lines = [...companies, ...users, ...addresses, ...contacts]
  return {
    customerNumbers: [...new Set(lines.map(({ value }) => value.customerNumber))],
    emails: users.map(({ value }) => value.email.toLowerCase()),
    usernames: users.flatMap(({ value }) => value.username?.toLowerCase() ?? []),
  }
}

function countAdded({ companies, users, addresses, contacts }: Added) {
  return { companies: companies.length, users: users.length, addresses: addresses.length, contacts: contacts.length }
}

function placeOf({ table, column }: Pick<Rejection, 'table' | 'column'>): string {
  return column === null ? table : `${table}, ${column}`
}
