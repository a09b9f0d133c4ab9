import { readTable } from '../data/read-table.ts'
import type { Sizes } from './families.ts'
import { certaintyOf, column, cylinder, type Line, sizeOf } from './line.ts'

export const sleeves: Line = {
  family: 'AH',
  categoryKey: 'ejectorSleeves',
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
