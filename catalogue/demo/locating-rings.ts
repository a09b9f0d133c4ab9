import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const locatingRings: ProductLine = {
  family: 'ZR',
  categoryKey: 'locatingRings',
  rows: readTable('locating-rings.csv').flatMap((row) =>
    row.numbers('heights').map((height) => ({
      sizes: { diameter: row.number('d1'), innerDiameter: row.number('d2'), height },
      choices: { screws: row.text('screws') },
      tolerances: { diameter: row.text('tolerance') },
      preferred: row.text('confidence') === 'high',
      status: readStatus(row.text('status')),
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
