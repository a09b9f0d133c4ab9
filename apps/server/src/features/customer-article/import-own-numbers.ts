import { setImmediate } from 'node:timers/promises'
import type { ImportReport } from '@normwerk/contract/customer-article'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { AppError } from '../../http/app-error.ts'
import type { Sheet } from '../../outside/spreadsheets/sheet.ts'
import type { Tools } from '../../tools.ts'
import { findDesignation } from '../catalogue/find-designation.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { type Refused, shorten } from '../import/read-records.ts'
import { report } from '../import/report.ts'
import { checkLengths } from './check-lengths.ts'
import { checkNumber } from './check-number.ts'
import { type Columns, chooseColumns } from './choose-columns.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { NamedRow } from './named-row.ts'
import { readPart } from './read-part.ts'
import { deleteRows, insertRows, readAll } from './repository.ts'
import { refuseTaken } from './set-own-number.ts'

interface Import {
  companyId: string
  language: LanguageCode
  dryRun: boolean
}

const mostRows = 10_000
const rowsAtOnce = 200

/** Takes a company's own numbers from the first sheet that has them, all or none. */
export async function importOwnNumbers(
  { database, ids, clock }: Pick<Tools, 'database' | 'ids' | 'clock'>,
  catalogue: Catalogue,
  sheets: readonly Sheet[],
  { companyId, language, dryRun }: Import,
): Promise<ImportReport> {
  const tables = sheets.map((sheet) => sheet.rows.map((cells) => cells.map((cell) => cell.trim())))
  const isPart = (text: string) => text !== '' && findDesignation(catalogue, text, language) !== null
  const table = tables.map((rows) => ({ rows, columns: chooseColumns(rows, isPart) })).find(({ columns }) => columns)
  if (!table?.columns) return refuseTable(tables[0] ?? [], language)
  const { rows, columns } = table
  if (rows.length > mostRows) throw new AppError('NOT_SUPPORTED_FILE')
  const read = await readRows(catalogue, rows, columns, language)
  const checked = await checkLengths(database, catalogue, read.named, language)
  return database.transaction(async (db) => {
    const { added, changed, unchanged, refused } = compareNumbers(
      checked.fitting,
      await readAll(db, companyId),
      language,
    )
    const allRefused = [...read.refused, ...checked.refused, ...refused]
    if (!dryRun && allRefused.length === 0) {
      await deleteRows(
        db,
        changed.map(({ id }) => id),
      )
      const createdAt = clock.now()
      const stored = [...added, ...changed].map(({ ownNumber, dimensionId, changedLength }) => ({
        ...{ ownNumber, dimensionId, changedLength },
        ...{ id: ids.next(), companyId, createdAt },
      }))
      await insertRows(db, stored).catch(refuseTaken)
    }
    return report({
      rows: read.named.length + read.refused.length,
      added: added.length,
      changed: changed.length,
      unchanged,
      refused: allRefused,
    })
  })
}

function refuseTable(rows: readonly string[][], language: LanguageCode): ImportReport {
  const reason = translate(language, 'import.columnsUnclear')
  return report({ rows: 0, changed: 0, unchanged: 0, refused: [{ row: 1, text: join(rows[0] ?? []), reason }] })
}

/** Other requests are served between the rows of a long file. */
async function readRows(
  catalogue: Catalogue,
  rows: readonly string[][],
  { ownNumber: ownColumn, article, firstRow }: Columns,
  language: LanguageCode,
): Promise<{ named: NamedRow[]; refused: Refused[] }> {
  const named: NamedRow[] = []
  const refused: Refused[] = []
  for (const [index, cells] of rows.entries()) {
    const ownNumber = cells[ownColumn] ?? ''
    const part = cells[article] ?? ''
    if (index < firstRow || (ownNumber === '' && part === '')) continue
    if (index % rowsAtOnce === 0) await setImmediate()
    const place = { row: index + 1, text: join([ownNumber, part]) }
    const read = checkNumber(ownNumber, language) ?? readPart(catalogue, part, language)
    if ('reason' in read) refused.push({ ...place, ...read })
    else named.push({ ...place, ...read, ownNumber })
  }
  return { named, refused }
}

function join(cells: readonly string[]): string {
  return shorten(cells.join(' · '))
}
