import type { Sizes } from '@normwerk/parts/families/families'
import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

/** Growth of the channel's diameter per mm of its length. */
const taper = 0.042

export const sprueBushings: ProductLine = {
  family: 'AB',
  categoryKey: 'sprueBushings',
  rows: readTable('sprue-bushings.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        boreDiameter: row.number('d3'),
        nozzleRadius: row.number('sr'),
        length,
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        taperAngle: row.number('angle'),
        outletDiameter: outlet(row.number('d3'), length + row.number('k')),
      },
      choices: {},
      tolerances: {},
      preferred: row.number('sr') !== 0,
      status: readStatus(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'diameter'), inner: sizeOf(sizes, 'boreDiameter') }),
}

/** V = π/4 · (d2² · k + d1² · L) */
function volume(sizes: Sizes): number {
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), sizeOf(sizes, 'headHeight')) +
    cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length'))
  )
}

/** d4 = d3 + 0.042 · (L + k) */
function outlet(bore: number, channel: number): number {
  return Math.round((bore + taper * channel) * 1000) / 1000
}
