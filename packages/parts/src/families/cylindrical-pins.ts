import type { Column } from '../article.ts'
import { readTable } from '../data/read-table.ts'
import { certaintyOf } from '../materials/materials.ts'
import { term } from '../terms.ts'
import { descriptions } from './descriptions.ts'
import { column, cylinder, type Line, type Row, type Sizes, sizeOf } from './line.ts'

/** Shortest straight pin, mm: one maker's limit (options.json), taken for all of them. */
export const shortestPin = 50

const columns: readonly Column[] = [
  column('diameter', 'd1', 'row'),
  column('length', 'L', 'column'),
  column('headDiameter', 'd2'),
  column('headHeight', 'k'),
  column('headRadius', 'r'),
]

const shape = {
  plateType: null,
  columns,
  composite: [],
  volume,
  section: (sizes: Sizes) => ({ shape: 'round' as const, diameter: sizeOf(sizes, 'diameter') }),
  shortest: () => shortestPin,
}

export const cylindricalPins: Line = {
  ...shape,
  key: 'AZ',
  family: 'AZ',
  categoryKey: 'ejectorPins',
  name: term('ejector_pin'),
  description: descriptions.AZ,
  standard: 'DIN 1530-1',
  rows: readRows('ejector-pins.csv'),
  companions: ['AK', 'AH', 'AS'],
}

export const corePins: Line = {
  ...shape,
  key: 'KS',
  family: 'KS',
  categoryKey: 'corePins',
  name: term('core_pin'),
  description: descriptions.KS,
  standard: null,
  rows: readRows('core-pins.csv'),
  companions: ['AH', 'AZ'],
}

/** V = π/4 · (d1² · (L − k) + d2² · k) */
function volume(sizes: Sizes): number {
  const head = sizeOf(sizes, 'headHeight')
  return (
    cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length') - head) + cylinder(sizeOf(sizes, 'headDiameter'), head)
  )
}

function readRows(table: string): Row[] {
  return readTable(table).flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        diameter: row.number('d1'),
        length,
        headDiameter: row.number('d2'),
        headHeight: row.number('k'),
        headRadius: row.number('r'),
      },
      choices: {},
      tolerances: {},
      preferred: row.text('series') === 'preferred',
      certainty: certaintyOf(row.text('status')),
    })),
  )
}
