import type { Certainty } from '../article.ts'
import { readTable } from '../data/read-table.ts'

/** One material in one finish; its code stands behind the family in the article number. */
export interface Material {
  code: string
  /** Material number, or the name where the material has none: `1.2344`, `C18000`. */
  steel: string
  name: string
  /** Keys of `terms.csv`. */
  finish: readonly string[]
  /** DIN 1530's group: WS alloyed cold-work steel, WAS hot-work steel; HSS and CU are ours. */
  group: string
  /** Whether an inspection certificate EN 10204 3.1 is offered. */
  certificate31: boolean
  /** On the price of the through-hardened part. */
  priceFactor: number
  hardness: string
  properties: ReadonlyMap<string, { value: number; unit: string; certainty: Certainty; note: string }>
}

const facts = readTable('material-properties.csv')

export const materials: readonly Material[] = readTable('materials.csv').map((row) => {
  const code = row.text('code')
  const own = facts.filter((fact) => fact.text('code') === code)
  return {
    code,
    steel: row.text('steel'),
    name: row.text('name'),
    finish: row.text('finish').split(' '),
    group: row.text('group'),
    certificate31: row.text('certificate31') === 'yes',
    priceFactor: row.number('priceFactor'),
    hardness: own.find((fact) => fact.text('property') === 'hardness')?.text('value') ?? '',
    properties: new Map(
      own
        .filter((fact) => fact.text('unit') !== '')
        .map((fact) => [
          fact.text('property'),
          {
            value: fact.number('value'),
            unit: fact.text('unit'),
            certainty: certaintyOf(fact.text('status')),
            note: fact.text('note'),
          },
        ]),
    ),
  }
})

const byCode = new Map(materials.map((material) => [material.code, material]))

/** @throws Error for an unknown code. */
export function materialOf(code: string): Material {
  const material = byCode.get(code)
  if (material === undefined) throw new Error(`materials.csv: no material ${code}`)
  return material
}

/** Density, g/cm³. */
export function densityOf(material: Material): number {
  const density = material.properties.get('density')
  if (density === undefined) throw new Error(`material-properties.csv: no density for ${material.code}`)
  return density.value
}

/** A table's status word as certainty; whatever is not known to be better is unconfirmed. */
export function certaintyOf(status: string): Certainty {
  return status === 'confirmed' || status === 'derived' ? status : 'unconfirmed'
}
