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
  /** V = π/4 · d1² · h */
  volume: (sizes) => cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'height')),
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'diameter'), inner: sizeOf(sizes, 'innerDiameter') }),
}
