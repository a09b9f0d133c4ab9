import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readLengthPairs } from './read-length-pairs.ts'
import { readTable } from './read-table.ts'

export const flatPins: ProductLine = {
  family: 'AF',
  categoryKey: 'flatEjectorPins',
  rows: readTable('ejector-pins-flat.csv').flatMap((row) =>
    readLengthPairs(row.list('lengths')).map(({ length, shoulderLength }) => ({
      sizes: {
        flatStrength: row.number('a'),
        flatWidth: row.number('b'),
        length,
        shoulderLength,
        shaftDiameter: row.number('d1'),
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: true,
      status: row.numbers('confirmedLengths').includes(length) ? 'confirmed' : readStatus(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({
    shape: 'blade',
    thickness: sizeOf(sizes, 'flatStrength'),
    width: sizeOf(sizes, 'flatWidth'),
  }),
}

/** V = π/4 · (d2² · k + d1² · (L − k)) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'shaftDiameter'), sizeOf(sizes, 'length') - head)
  )
}
