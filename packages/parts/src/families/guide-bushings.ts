import { readTable } from '../data/read-table.ts'
import type { Sizes } from './families.ts'
import { certaintyOf, column, cylinder, type Line, sizeOf } from './line.ts'

export const guideBushings: Line = {
  family: 'FB',
  categoryKey: 'guideBushings',
  columns: [
    column('diameter', 'd1', 'row'),
    column('length', 'L', 'column'),
    column('outerDiameter', 'd2'),
    column('headDiameter', 'd3'),
    column('headHeight', 'k'),
  ],
  composite: [],
  rows: readTable('guide-bushings.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        length,
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
  volume,
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'outerDiameter'), inner: sizeOf(sizes, 'diameter') }),
}

/** V = π/4 · (d3² · k + d2² · (L − k) − d1² · L) */
function volume(sizes: Sizes): number {
  const length = sizeOf(sizes, 'length')
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'outerDiameter'), length - head) -
    cylinder(sizeOf(sizes, 'diameter'), length)
  )
}
