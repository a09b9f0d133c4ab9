import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const guideBushings: ProductLine = {
  family: 'FB',
  categoryKey: 'guideBushings',
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
      status: readStatus(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'outerDiameter'), inner: sizeOf(sizes, 'diameter') }),
}

/** V = π/4 · (d3² · k + d2² · (L − k)) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'outerDiameter'), sizeOf(sizes, 'length') - head)
  )
}
