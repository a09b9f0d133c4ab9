import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readLengthPairs } from './read-length-pairs.ts'
import { readTable } from './read-table.ts'

export const steppedPins: ProductLine = {
  family: 'AS',
  categoryKey: 'steppedEjectorPins',
  rows: readTable('ejector-pins-stepped.csv').flatMap((row) =>
    readLengthPairs(row.list('lengths')).map(({ length, shoulderLength }) => ({
      sizes: {
        diameter: row.number('d1'),
        shaftDiameter: row.number('d2'),
        length,
        shoulderLength,
        headDiameter: row.number('d3'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: true,
      status: readStatus(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'diameter') }),
}

/** V = π/4 · (d3² · k + d2² · (L − k)) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'shaftDiameter'), sizeOf(sizes, 'length') - head)
  )
}
