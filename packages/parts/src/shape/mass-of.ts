import type { Family, Sizes } from '../families/families.ts'
import type { Choices } from '../families/family.ts'
import type { Shape } from './shape.ts'
import { asStocked, shapeOf } from './shape-of.ts'
import { volumeOfGrooves } from './thread.ts'
import { volumeOf } from './volume-of.ts'

/**
 * Returns the mass of a stocked article, kg, without the grooves of its threads.
 * @param density g/cm³
 * @returns null if it has no shape: a size is missing, or the sizes contradict each other
 */
export function massOf(family: Family, sizes: Sizes, choices: Choices, density: number): number | null {
  const shape = shapeOf(family, { ...choices, ...sizes }, asStocked)
  return shape && massOfShape(shape, density)
}

/** Returns the mass of a shape, kg, without the grooves of its threads. */
export function massOfShape({ solid, threads = [] }: Shape, density: number): number {
  const volume = threads.reduce((rest, thread) => rest - volumeOfGrooves(thread), volumeOf(solid))
  // g/cm³ is 10⁻⁶ kg/mm³
  return volume * density * 1e-6
}
