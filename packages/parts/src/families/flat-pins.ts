import { readTable } from '../data/read-table.ts'
import { certaintyOf } from '../materials/materials.ts'
import { term } from '../terms.ts'
import { descriptions } from './descriptions.ts'
import { column, cylinder, type Line, type Sizes, sizeOf } from './line.ts'
import { readLengthPairs } from './read-length-pairs.ts'
import { steppedShortest } from './stepped-shortest.ts'

export const flatPins: Line = {
  key: 'AF',
  family: 'AF',
  plateType: null,
  categoryKey: 'flatEjectorPins',
  name: term('ejector_flat'),
  description: descriptions.AF,
  standard: 'DIN ISO 8693',
  columns: [
    column('size', 'a x b', 'row'),
    column('length', 'L', 'column'),
    column('flatStrength', 'a'),
    column('flatWidth', 'b'),
    column('shaftDiameter', 'd1'),
    column('shoulderLength', 'l1'),
    column('headDiameter', 'd2'),
    column('headHeight', 'k'),
    column('headRadius', 'r'),
  ],
  composite: ['flatStrength', 'flatWidth'],
  rows: readTable('ejector-pins-flat.csv').flatMap((row) =>
    readLengthPairs(row.list('lengths')).map(({ length, shoulderLength }) => ({
      sizes: {
        flatStrength: row.number('a'),
        flatWidth: row.number('b'),
        length,
        shoulderLength,
        shaftDiameter: row.number('d1'),
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: true,
      certainty: row.numbers('confirmedLengths').includes(length) ? 'confirmed' : certaintyOf(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({
    shape: 'blade',
    thickness: sizeOf(sizes, 'flatStrength'),
    width: sizeOf(sizes, 'flatWidth'),
  }),
  shortest: steppedShortest,
  companions: ['AZ', 'AS'],
}

/** V = π/4 · (d2² · k + d1² · (l1 − k)) + a · b · (L − l1) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  const shoulder = sizeOf(sizes, 'shoulderLength')
  const blade = sizeOf(sizes, 'flatStrength') * sizeOf(sizes, 'flatWidth') * (sizeOf(sizes, 'length') - shoulder)
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) + cylinder(sizeOf(sizes, 'shaftDiameter'), shoulder - head) + blade
  )
}
