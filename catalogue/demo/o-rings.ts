import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const oRings: ProductLine = {
  family: 'OR',
  categoryKey: 'oRings',
  rows: readTable('o-rings.csv').map((row) => ({
    sizes: { innerDiameter: row.number('d1'), cordDiameter: row.number('d2') },
    choices: {},
    tolerances: {},
    preferred: true,
    status: readStatus(row.text('status')),
  })),
  /** V = π/4 · d2² · π · (d1 + d2) */
  volume: (sizes) => {
    const cord = sizeOf(sizes, 'cordDiameter')
    return cylinder(cord, Math.PI * (sizeOf(sizes, 'innerDiameter') + cord))
  },
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'cordDiameter') }),
}
