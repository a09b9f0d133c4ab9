import { type PlateType, plateTypes } from '../article-number/size-keys.ts'
import { readTable } from '../data/read-table.ts'
import { certaintyOf } from '../materials/materials.ts'
import { term } from '../terms.ts'
import { descriptions } from './descriptions.ts'
import { column, type Line, type Row, type Sizes, sizeOf } from './line.ts'

const kinds = {
  A: { name: 'cavity_plate', categoryKey: 'cavityPlates', companions: ['PLB', 'PLC', 'FS'] },
  B: { name: 'clamping_plate', categoryKey: 'clampingPlates', companions: ['PLA', 'PLF', 'ZR'] },
  C: { name: 'intermediate_plate', categoryKey: 'intermediatePlates', companions: ['PLA', 'PLD'] },
  D: { name: 'riser', categoryKey: 'risers', companions: ['PLE', 'PLG', 'PLB'] },
  E: { name: 'ejector_retainer_plate', categoryKey: 'ejectorPlates', companions: ['PLG', 'PLD', 'AZ'] },
  F: { name: 'clamping_plate_overhang', categoryKey: 'clampingPlates', companions: ['PLA', 'PLB', 'ZR'] },
  G: { name: 'ejector_base_plate', categoryKey: 'ejectorPlates', companions: ['PLE', 'PLD'] },
} as const satisfies Record<PlateType, { name: string; categoryKey: string; companions: string[] }>

/** Sizes of moulds common enough to keep in stock; larger ones are sawn on order. */
const stockedMould = 3040

const table = readTable('plates.csv')

export const plates: readonly Line[] = plateTypes.map((plateType) => ({
  key: `PL${plateType}`,
  family: 'PL',
  plateType,
  categoryKey: kinds[plateType].categoryKey,
  name: term(kinds[plateType].name),
  description: descriptions[`PL${plateType}`],
  standard: 'DIN 16760-1',
  columns: [
    column('size', 'w x l', 'row'),
    column('thickness', 't', 'column'),
    column('width', 'w'),
    column('length', 'l'),
    column('mouldSize', 'W/L'),
  ],
  composite: ['width', 'length'],
  rows: rowsOf(plateType),
  volume: (sizes: Sizes) => sizeOf(sizes, 'width') * sizeOf(sizes, 'length') * sizeOf(sizes, 'thickness'),
  section: (sizes: Sizes) => ({
    shape: 'blade' as const,
    thickness: sizeOf(sizes, 'thickness'),
    width: sizeOf(sizes, 'width'),
  }),
  shortest: () => null,
  companions: kinds[plateType].companions,
}))

function rowsOf(plateType: PlateType): Row[] {
  const own = table.filter((row) => row.text('type') === plateType)
  return own.flatMap((row) =>
    row.numbers('thicknesses').map((thickness) => ({
      sizes: { width: row.number('width'), length: row.number('length'), thickness },
      choices: { mouldSize: row.text('mould') },
      tolerances: {},
      preferred: row.number('mould') <= stockedMould,
      certainty: certaintyOf(row.text('status')),
    })),
  )
}
