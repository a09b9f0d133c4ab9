import { type Coating, coatings } from '@normwerk/parts/materials/coatings'
import { densityOf, type Material, materials } from '@normwerk/parts/materials/materials'

/** Undefined for a code that the shop has no material for. */
export function findMaterial(code: string): Material | undefined {
  return materials.find((material) => material.code === code)
}

/** Undefined for a code that the shop has no coating for. */
export function findCoating(code: string): Coating | undefined {
  return coatings.find((coating) => coating.code === code)
}

/** g/cm³ */
export function densityOfCode(code: string): number {
  const material = findMaterial(code)
  return material === undefined ? 0 : densityOf(material)
}
