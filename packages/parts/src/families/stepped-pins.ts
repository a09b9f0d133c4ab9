import { readTable } from '../data/read-table.ts'
import { certaintyOf } from '../materials/materials.ts'
import { term } from '../terms.ts'
import { descriptions } from './descriptions.ts'
import { column, cylinder, type Line, type Sizes, sizeOf } from './line.ts'
import { readLengthPairs } from './read-length-pairs.ts'
import { steppedShortest } from './stepped-shortest.ts'

export const steppedPins: Line = {
  key: 'AS',
  family: 'AS',
  plateType: null,
  categoryKey: 'steppedEjectorPins',
  name: term('ejector_pin_stepped'),
  description: descriptions.AS,
  standard: 'DIN 1530-2',
  columns: [
    column('size', 'd1 x d2', 'row'),
    column('length', 'L', 'column'),
    column('diameter', 'd1'),
    column('shaftDiameter', 'd2'),
    column('shoulderLength', 'L1'),
    column('headDiameter', 'd3'),
    column('headHeight', 'k'),
    column('headRadius', 'r'),
  ],
  composite: ['diameter', 'shaftDiameter'],
  rows: readTable('ejector-pins-stepped.csv').flatMap((row) =>
    readLengthPairs(row.list('lengths')).map(({ length, shoulderLength }) => ({
      sizes: {
        diameter: row.number('d1'),
        shaftDiameter: row.number('d2'),
        length,
        shoulderLength,
        headDiameter: row.number('d3'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: true,
      certainty: certaintyOf(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'diameter') }),
  shortest: steppedShortest,
  companions: ['AZ', 'AF'],
}

/** V = π/4 · (d3² · k + d2² · (L1 − k) + d1² · (L − L1)) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  const shoulder = sizeOf(sizes, 'shoulderLength')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'shaftDiameter'), shoulder - head) +
    cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length') - shoulder)
  )
}
