import type { Coating, Material } from '@normwerk/parts/assortment'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { coreShare } from '@normwerk/parts/families/section'
import type { ProductLine, Row } from './product-line.ts'
import { readTable } from './read-table.ts'
import { shippedAssortment } from './shipped-assortment.ts'

/** A family in one material and finish. */
export interface Offer {
  family: string
  material: Material
  /** Coatings on this material in this family; the material withstands all of them. */
  coatings: readonly string[]
  minDiameter: number
  maxDiameter: number
  /** Whether its preferred sizes are in stock. */
  stocked: boolean
  /** Whether this is the family's standard material, of which repair sizes are in stock, too. */
  standard: boolean
}

/** Smallest share of a nitrided section that must stay tough below the skin; our own rule, unconfirmed. */
const minCore = 0.5

const offers: readonly Offer[] = readTable('offers.csv').map((row, index, all) => ({
  family: row.text('line'),
  material: materialOf(row.text('material')),
  coatings:
    row.text('coatings') === ''
      ? []
      : row
          .text('coatings')
          .split(' ')
          .map(checkBase(row.text('material'))),
  minDiameter: row.text('minDiameter') === '' ? 0 : row.number('minDiameter'),
  maxDiameter: row.text('maxDiameter') === '' ? Number.POSITIVE_INFINITY : row.number('maxDiameter'),
  stocked: row.text('stocked') === 'yes',
  standard: all[index - 1]?.text('line') !== row.text('line'),
}))

/** Returns the offers of a family, its standard material first. */
export function offersOf(family: FamilyCode): readonly Offer[] {
  return offers.filter((offer) => offer.family === family)
}

/** @throws Error for an unknown code. */
export function coatingOf(code: string): Coating {
  const coating = shippedAssortment.coatings.find((candidate) => candidate.code === code)
  if (coating === undefined) throw new Error(`coatings.csv: no coating ${code}`)
  return coating
}

function materialOf(code: string): Material {
  const material = shippedAssortment.materials.find((candidate) => candidate.code === code)
  if (material === undefined) throw new Error(`materials.csv: no material ${code}`)
  return material
}

/**
 * Whether a size is made in this material. Besides the offer's own limits, a nitrided skin must not go through thin
 * parts, so at least half of the section below 2 × 0.2 mm of skin must stay tough (round pins from 1.4 mm, blades of
 * 1 mm, sleeve walls of 0.8 mm).
 */
export function isOffered(line: ProductLine, offer: Offer, row: Pick<Row, 'sizes'>): boolean {
  const diameter = row.sizes.diameter ?? offer.minDiameter
  if (diameter < offer.minDiameter || diameter > offer.maxDiameter) return false
  const skin = offer.material.properties.skinDepth
  return skin === undefined || coreShare(line.section(row.sizes), skin.value) >= minCore
}

function checkBase(material: string): (coating: string) => string {
  return (coating) => {
    if (!coatingOf(coating).materials.includes(material))
      throw new Error(`offers.csv: ${coating} is not for ${material}`)
    return coating
  }
}
