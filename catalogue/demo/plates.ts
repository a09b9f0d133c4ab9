import type { FamilyCode, Sizes } from '@normwerk/parts/families/families'
import { type ProductLine, type Row, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

const kinds: readonly (readonly [family: FamilyCode, categoryKey: string])[] = [
  ['PLA', 'cavityPlates'],
  ['PLB', 'clampingPlates'],
  ['PLC', 'intermediatePlates'],
  ['PLD', 'risers'],
  ['PLE', 'ejectorPlates'],
  ['PLF', 'clampingPlates'],
  ['PLG', 'ejectorPlates'],
]

/** Largest mould size in stock; larger plates are sawn on order. */
const stockedMould = 3040

const table = readTable('plates.csv')

export const plates: readonly ProductLine[] = kinds.map(([family, categoryKey]) => ({
  family,
  categoryKey,
  rows: rowsOf(family),
  volume: (sizes: Sizes) => sizeOf(sizes, 'width') * sizeOf(sizes, 'length') * sizeOf(sizes, 'thickness'),
  section: (sizes: Sizes) => ({
    shape: 'blade' as const,
    thickness: sizeOf(sizes, 'thickness'),
    width: sizeOf(sizes, 'width'),
  }),
}))

function rowsOf(family: FamilyCode): Row[] {
  const own = table.filter((row) => `PL${row.text('type')}` === family)
  return own.flatMap((row) =>
    row.numbers('thicknesses').map((thickness) => ({
      sizes: { width: row.number('width'), length: row.number('length'), thickness },
      choices: { mouldSize: row.text('mould') },
      tolerances: {},
      preferred: row.number('mould') <= stockedMould,
      status: readStatus(row.text('status')),
    })),
  )
}
