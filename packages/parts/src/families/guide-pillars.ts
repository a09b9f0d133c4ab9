import { readTable } from '../data/read-table.ts'
import type { Sizes } from './families.ts'
import { certaintyOf, column, cylinder, type Line, sizeOf } from './line.ts'

export const guidePillars: Line = {
  family: 'FS',
  categoryKey: 'guidePillars',
  columns: [
    column('size', 'd1 x l1', 'row'),
    column('length2', 'l2', 'column'),
    column('diameter', 'd1'),
    column('length1', 'l1'),
    column('length', 'L'),
    column('outerDiameter', 'd2'),
    column('headDiameter', 'd3'),
    column('headHeight', 'k'),
  ],
  composite: ['diameter', 'length1'],
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
        certainty: certaintyOf(row.text('status')),
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
