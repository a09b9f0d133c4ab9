import { readTable } from '../data/read-table.ts'

/** Figures of a plastic at ejection, as they are usual: a supplier's data sheet says more. */
export interface Plastic {
  code: string
  name: string
  /** At the temperature of ejection, N/mm². */
  eModulus: number
  /** Yield stress at the temperature of ejection, N/mm². */
  yield: number
  /** 10⁻⁶/K. */
  expansion: number
  /** Temperature at which it becomes solid and begins to shrink on the core, °C. */
  solidification: number
  /** Temperature of the moulding when it is ejected, °C. */
  ejection: number
  /** Usual temperature of the mould, °C. */
  mould: number
}

/** The plastics of `data/plastics.csv`, by name. */
export const plastics: readonly Plastic[] = readTable('plastics.csv').map((row) => ({
  code: row.text('code'),
  name: row.text('name'),
  eModulus: row.number('eModulus'),
  yield: row.number('yield'),
  expansion: row.number('expansion'),
  solidification: row.number('solidification'),
  ejection: row.number('ejection'),
  mould: row.number('mould'),
}))
