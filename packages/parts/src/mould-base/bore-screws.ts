import { type Bore, boreAt } from './bores.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { jointsOf } from './place-parts.ts'
import { onBothSides, type Point } from './points.ts'
import { screwOf, sleeveDepth, sleeveOf } from './small-parts.ts'

/** Bores for screws that go through a plate from its level on, with sleeves where a joint of it has some. */
export function boreThrough(base: MouldBase, z: number, thickness: number, points: readonly Point[]): Bore[] {
  const { screw } = base.pattern
  const [clearance, sleeve, depth] = [screwOf(screw).clearance, sleeveOf(screw).outer, sleeveDepth(screw)]
  return points.flatMap((point) =>
    boreAt(
      [point],
      [
        ...(hasSleeve(base, z, point) ? ([[sleeve, depth, 'H7']] as const) : []),
        ...(hasSleeve(base, z + thickness, point)
          ? ([
              [clearance, thickness - depth],
              [sleeve, thickness, 'H7'],
            ] as const)
          : ([[clearance, thickness]] as const)),
      ],
    ),
  )
}

function hasSleeve(base: MouldBase, z: number, { x, y }: Point): boolean {
  const joint = jointsOf(base).find((each) => each.z === z)
  return joint?.sleeves.some((sleeve) => sleeve.x === x && sleeve.y === y) ?? false
}

export const screwPoints = ({ pattern }: MouldBase) => onBothSides(pattern.screwX, pattern.screwYs)

/** Bores for heads from the outer face of a clamping plate to its joint, from its lower face up. */
export function boreHeads(base: MouldBase, joint: number, thickness: number, counterbore: number): Bore[] {
  const { screw } = base.pattern
  const { counterbore: head, clearance } = screwOf(screw)
  return screwPoints(base).flatMap((point) =>
    hasSleeve(base, joint, point)
      ? boreAt(
          [point],
          [
            [head, counterbore],
            [clearance, thickness - sleeveDepth(screw)],
            [sleeveOf(screw).outer, thickness, 'H7'],
          ],
        )
      : boreAt(
          [point],
          [
            [head, counterbore],
            [clearance, thickness],
          ],
        ),
  )
}

/** Tapped holes from the joint of a plate, with sleeves, from its lower face up. */
export function boreTapped(base: MouldBase, joint: number, tapDepth: number): Bore[] {
  const { screw } = base.pattern
  return screwPoints(base).flatMap((point) =>
    hasSleeve(base, joint, point)
      ? boreAt(
          [point],
          [
            [sleeveOf(screw).outer, sleeveDepth(screw), 'H7'],
            [screw, tapDepth, 'thread'],
          ],
        )
      : boreAt([point], [[screw, tapDepth, 'thread']]),
  )
}
