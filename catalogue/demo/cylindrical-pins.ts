import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, type Row, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

const shape = {
  volume,
  section: (sizes: Sizes) => ({ shape: 'round' as const, diameter: sizeOf(sizes, 'diameter') }),
}

export const cylindricalPins: ProductLine = {
  ...shape,
  family: 'AZ',
  categoryKey: 'ejectorPins',
  rows: readRows('ejector-pins.csv'),
}

export const corePins: ProductLine = {
  ...shape,
  family: 'KS',
  categoryKey: 'corePins',
  rows: readRows('core-pins.csv'),
}

/** V = π/4 · (d1² · (L − k) + d2² · k) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length') - head) + cylinder(sizeOf(sizes, 'headDiameter'), head)
  )
}

function readRows(table: string): Row[] {
  return readTable(table).flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        length,
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: row.text('series') === 'preferred',
      status: readStatus(row.text('status')),
    })),
  )
}
