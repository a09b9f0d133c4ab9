import { readTable } from '../data/read-table.ts'
import { certaintyOf } from '../materials/materials.ts'
import { term } from '../terms.ts'
import { shortestPin } from './cylindrical-pins.ts'
import { descriptions } from './descriptions.ts'
import { column, cylinder, type Line, type Sizes, sizeOf } from './line.ts'

/** What must stay of the guide bore at the tip when a sleeve is cut, mm; our own rule, unconfirmed. */
const guideLeft = 15

export const sleeves: Line = {
  key: 'AH',
  family: 'AH',
  plateType: null,
  categoryKey: 'ejectorSleeves',
  name: term('ejector_sleeve'),
  description: descriptions.AH,
  standard: 'ISO 8405',
  columns: [
    column('diameter', 'd1', 'row'),
    column('length', 'L', 'column'),
    column('outerDiameter', 'd2'),
    column('headDiameter', 'd3'),
    column('headHeight', 'k'),
    column('guideLength', 'l1'),
    column('reliefDiameter', 'd4'),
  ],
  composite: [],
  rows: readTable('ejector-sleeves.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        outerDiameter: row.number('d2'),
        length,
        headDiameter: row.number('d3'),
        headHeight: row.number('k'),
        guideLength: row.number('guide'),
        reliefDiameter: row.number('relief'),
      },
      choices: {},
      tolerances: {},
      preferred: row.text('confidence') === 'high',
      certainty: certaintyOf(row.text('status')),
    })),
  ),
  volume,
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'outerDiameter'), inner: sizeOf(sizes, 'diameter') }),
  shortest: (sizes) => Math.max(shortestPin, sizeOf(sizes, 'length') - sizeOf(sizes, 'guideLength') + guideLeft),
  companions: ['KS', 'AZ'],
}

/** V = π/4 · (d3² · k + d2² · (L − k) − d1² · l1 − d4² · (L − l1)) */
function volume(sizes: Sizes): number {
  const length = sizeOf(sizes, 'length')
  const head = sizeOf(sizes, 'headHeight')
  const guide = sizeOf(sizes, 'guideLength')
  return (
    cylinder(sizeOf(sizes, 'headDiameter'), head) +
    cylinder(sizeOf(sizes, 'outerDiameter'), length - head) -
    cylinder(sizeOf(sizes, 'diameter'), guide) -
    cylinder(sizeOf(sizes, 'reliefDiameter'), length - guide)
  )
}
