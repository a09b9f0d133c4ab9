import { readTable } from '../data/read-table.ts'

/** A coating and the materials that stand its deposition temperature. */
export interface Coating {
  code: string
  name: string
  hardness: string
  /** Service temperature of the layer, °C. */
  temperature: number
  /** Material codes it may go on. */
  bases: readonly string[]
  /** Price: euros per part and per cm² of coated shaft. */
  fixed: number
  perCm2: number
}

export const coatings: readonly Coating[] = readTable('coatings.csv').map((row) => ({
  code: row.text('code'),
  name: row.text('name'),
  hardness: row.text('hardness'),
  temperature: row.number('temperature'),
  bases: row.text('bases').split(' '),
  fixed: row.number('fixed'),
  perCm2: row.number('perCm2'),
}))

/** @throws Error for an unknown code. */
export function coatingOf(code: string): Coating {
  const coating = coatings.find((candidate) => candidate.code === code)
  if (coating === undefined) throw new Error(`coatings.csv: no coating ${code}`)
  return coating
}
