import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const guidePillars: ProductLine = {
  family: 'FS',
  categoryKey: 'guidePillars',
  rows: readTable('guide-pillars.csv').flatMap((row) =>
    row.numbers('l1').flatMap((length1) =>
      row.numbers('l2').map((length2) => ({
        sizes: {
          diameter: row.number('d1'),
          length1,
          length2,
          length: length1 + length2,
          outerDiameter: row.number('d2'),
          headDiameter: row.number('d3'),
          headHeight: row.number('k'),
        },
        choices: {},
        tolerances: {},
        preferred: row.text('confidence') === 'high',
        status: readStatus(row.text('status')),
      })),
    ),
  ),
  volume,
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'diameter') }),
}

/** V = π/4 · (d3² · k + d2² · (l1 − k) + d1² · l2); the head is flush in its plate, so l1 includes it. */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'outerDiameter'), sizeOf(sizes, 'length1') - head) +
    cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length2'))
  )
}
