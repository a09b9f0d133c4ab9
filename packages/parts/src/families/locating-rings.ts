import { readTable } from '../data/read-table.ts'
import type { Sizes } from './families.ts'
import { certaintyOf, column, cylinder, type Line, sizeOf } from './line.ts'

export const locatingRings: Line = {
  family: 'ZR',
  categoryKey: 'locatingRings',
  columns: [
    column('diameter', 'd1', 'row'),
    column('height', 'h', 'column'),
    column('innerDiameter', 'd2'),
    column('screws', 'M'),
  ],
  composite: [],
  rows: readTable('locating-rings.csv').flatMap((row) =>
    row.numbers('heights').map((height) => ({
      sizes: { diameter: row.number('d1'), innerDiameter: row.number('d2'), height },
      choices: { screws: row.text('screws') },
      tolerances: { diameter: row.text('tolerance') },
      preferred: row.text('confidence') === 'high',
      certainty: certaintyOf(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'diameter'), inner: sizeOf(sizes, 'innerDiameter') }),
}

/** V = π/4 · (d1² − d2²) · h; screw holes neglected. */
function volume(sizes: Sizes): number {
  const height = sizeOf(sizes, 'height')
  return cylinder(sizeOf(sizes, 'diameter'), height) - cylinder(sizeOf(sizes, 'innerDiameter'), height)
}
