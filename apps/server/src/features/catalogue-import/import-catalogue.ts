import type { ImportReport } from '@normwerk/contract/import'
import type { Tools } from '../../tools.ts'
import { noteEvent } from '../audit/note-event.ts'
import type { Importing } from '../import/importing.ts'
import { type Refused, readRecords } from '../import/read-records.ts'
import { report } from '../import/report.ts'
import { compareTerms, type ReadRow } from './compare-terms.ts'
import { describeChanges } from './describe-changes.ts'
import { columns, readTerms } from './read-terms.ts'
import { holdTerms, writeTerms } from './repository.ts'

const needed = ['articleNo'] as const

/** Takes prices, stock and what is no longer sold from a table, all or none; the catalogue in memory follows by itself. */
export async function importCatalogue(
  tools: Pick<Tools, 'database' | 'ids' | 'clock'>,
  content: Buffer,
  { userId, language, dryRun, correlationId }: Importing,
): Promise<ImportReport> {
  const { rows: count, records, refused: unreadable } = readRecords(content, { columns, needed }, language)
  const rows: ReadRow[] = []
  const faulty: Refused[] = [...unreadable]
  for (const record of records) {
    const { row, text, cells } = record
    const read = readTerms(cells)
    if ('reason' in read) faulty.push({ row, text, reason: read.reason(language) })
    else rows.push({ row, text, ...read })
  }
  return tools.database.transaction(async (db) => {
    const current = await holdTerms(
      db,
      rows.map(({ articleNo }) => articleNo),
    )
    const { changed, unchanged, refused } = compareTerms(rows, current, tools.clock.now(), language)
    const allRefused = [...faulty, ...refused]
    if (!dryRun && allRefused.length === 0 && changed.length > 0) {
      await writeTerms(
        db,
        changed.map(({ after }) => after),
      )
      await noteEvent(tools, db, {
        action: 'catalogue.imported',
        userId,
        companyId: null,
        changes: { articles: [null, changed.length] },
        correlationId,
      })
    }
    return report({
      rows: count,
      changed: changed.length,
      unchanged,
      changes: describeChanges(changed, language),
      refused: allRefused,
    })
  })
}
