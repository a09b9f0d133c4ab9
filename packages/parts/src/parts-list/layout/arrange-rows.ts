import { alignTables } from './align-tables.ts'
import { stackTables } from './stack-tables.ts'
import { turnRecords } from './turn-records.ts'
import { withoutListNumbers } from './without-list-numbers.ts'

/** A row of a list, with the index of the row of the sheet that it comes from. */
export interface ArrangedRow {
  cells: string[]
  from: number
}

/**
 * Arranges the cells of a sheet as one list with a part in each row, if it has tables beside each other, its parts in
 * columns, or tables with different headings below each other.
 */
export function arrangeRows(rows: readonly string[][]): ArrangedRow[] {
  return withoutListNumbers(
    stackTables(rows) ?? turnRecords(rows) ?? alignTables(rows) ?? rows.map((cells, from) => ({ cells, from })),
  )
}
