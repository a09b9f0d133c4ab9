import type { FlatArrangement } from '../configured-part.ts'
import type { Flats } from './shape.ts'

const quarter = Math.PI / 2

/**
 * Where the flats of an arrangement stand. The first points to +y, upwards in the side view, so that the drawing shows
 * it from the edge; `R2` has the other opposite, `R2Q` at 90° towards the viewer, `R3` and `R4` have them evenly around.
 */
export const flatAngles: Readonly<Record<FlatArrangement, readonly number[]>> = {
  R1: [0],
  R2: [0, 2 * quarter],
  R2Q: [0, quarter],
  R3: [0, (4 / 3) * quarter, (8 / 3) * quarter],
  R4: [0, quarter, 2 * quarter, 3 * quarter],
}

/** One flat as it is seen along the axis: where it stands and between which directions it reaches, radians. */
export interface FlatSide {
  angle: number
  from: number
  to: number
}

/** What is left of each flat: up to the edge of the head, or to the middle between it and the next flat. */
export function sidesOf({ angles, distance, radius }: Flats): FlatSide[] {
  const widest = Math.acos(Math.min(1, distance / radius))
  return angles.map((angle, at) => {
    const before = at === 0 ? (angles.at(-1) ?? 0) - 4 * quarter : (angles[at - 1] ?? 0)
    const next = angles[at + 1] ?? (angles[0] ?? 0) + 4 * quarter
    return {
      angle,
      from: angle - Math.min(widest, (angle - before) / 2),
      to: angle + Math.min(widest, (next - angle) / 2),
    }
  })
}

/** How far a head with flats stretches in a direction, mm: to its round edge, or to the farthest corner of a flat. */
export function stretchOf(flats: Flats, direction: number): number {
  const { angles, distance, radius } = flats
  if (angles.every((angle) => radius * Math.cos(direction - angle) <= distance)) return radius
  const corners = sidesOf(flats).flatMap(({ angle, from, to }) =>
    [from, to].map((edge) => (distance / Math.cos(edge - angle)) * Math.cos(direction - edge)),
  )
  return Math.max(...corners)
}

/** Area that the flats take from the head, mm²: on each side the sector of its circle without the triangle. */
export function areaOfFlats(flats: Flats): number {
  const beyond = (half: number) => (flats.radius ** 2 * half - flats.distance ** 2 * Math.tan(half)) / 2
  return sidesOf(flats).reduce((sum, { angle, from, to }) => sum + beyond(angle - from) + beyond(to - angle), 0)
}
