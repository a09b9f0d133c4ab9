import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, frustum, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const conicalPins: ProductLine = {
  family: 'AK',
  categoryKey: 'conicalEjectorPins',
  rows: readTable('ejector-pins-conical.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        length,
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        coneHeight: row.number('cone'),
        headAngle: row.number('angle'),
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

/** V = π/4 · d2² · (k − h) + π/12 · (d1² + d1·d2 + d2²) · h + π/4 · d1² · (L − k): rim, cone, shaft. */
function volume(sizes: Sizes): number {
  const shaft = sizeOf(sizes, 'diameter')
  const head = sizeOf(sizes, 'headDiameter')
  const height = sizeOf(sizes, 'headHeight')
  const cone = sizeOf(sizes, 'coneHeight')
  return cylinder(head, height - cone) + frustum(shaft, head, cone) + cylinder(shaft, sizeOf(sizes, 'length') - height)
}
