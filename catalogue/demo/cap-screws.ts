import type { FigureStatus } from '@normwerk/parts/article'
import type { TableRow } from '@normwerk/parts/data/read-table'
import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, type Row, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const capScrews: ProductLine = {
  family: 'SZ',
  categoryKey: 'capScrews',
  rows: readTable('cap-screws.csv').flatMap((row) => [
    ...row.numbers('lengths').map((length) => makeRow(row, length, readStatus(row.text('status')))),
    ...row.numbers('tradeLengths').map((length) => makeRow(row, length, 'unconfirmed')),
  ]),
  volume,
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'threadDiameter') }),
}

/** Short screws have a thread up to the head. Lengths of the standard are preferred to other lengths of the trade. */
function makeRow(row: TableRow, length: number, status: FigureStatus): Row {
  return {
    sizes: {
      threadDiameter: row.number('d'),
      length,
      headDiameter: row.number('dk'),
      headHeight: row.number('k'),
      socketWidth: row.number('s'),
      socketDepth: row.number('t'),
      threadLength: length <= row.number('fullThreadUpTo') ? length : row.number('b'),
    },
    choices: {},
    tolerances: {},
    preferred: status === 'confirmed',
    status,
  }
}

/** V = π/4 · (dk² · k + d² · L); socket and thread neglected. */
function volume(sizes: Sizes): number {
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), sizeOf(sizes, 'headHeight')) +
    cylinder(sizeOf(sizes, 'threadDiameter'), sizeOf(sizes, 'length'))
  )
}
