import type { FlatArrangement, HeadFlats } from '../machining/head-flats.ts'
import type { Flats } from './shape.ts'

const quarter = Math.PI / 2

/**
 * The angles of the flats of an arrangement. The first points to +y, upwards in the side view, so that the drawing
 * shows it from the edge. `R2` has the other opposite, `R2Q` at 90° towards the viewer; `R3` and `R4` are evenly
 * spaced.
 */
export const flatAngles: Readonly<Record<FlatArrangement, readonly number[]>> = {
  R1: [0],
  R2: [0, 2 * quarter],
  R2Q: [0, quarter],
  R3: [0, (4 / 3) * quarter, (8 / 3) * quarter],
  R4: [0, quarter, 2 * quarter, 3 * quarter],
}

/** Returns the angles of flats that are turned from the marking, which is at the top of the side view. */
export function turnFlats({ arrangement, angle }: HeadFlats): number[] {
  return flatAngles[arrangement].map((one) => one + (angle * quarter) / 90)
}

/** One flat seen along the axis: its direction, and the directions of its two ends, radians. */
export interface FlatSide {
  angle: number
  from: number
  to: number
}

/** Returns the extent of each flat: to the edge of the head, or to the middle between it and the next flat. */
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

/** Returns how far a head with flats reaches in a direction, mm: to its round edge, or to the farthest corner. */
export function stretchOf(flats: Flats, direction: number): number {
  const { angles, distance, radius } = flats
  if (angles.every((angle) => radius * Math.cos(direction - angle) <= distance)) return radius
  const corners = sidesOf(flats).flatMap(({ angle, from, to }) =>
    [from, to].map((edge) => (distance / Math.cos(edge - angle)) * Math.cos(direction - edge)),
  )
  return Math.max(...corners)
}

/** Returns the area that the flats remove from the head, mm²: on each side the circular sector without its triangle. */
export function areaOfFlats(flats: Flats): number {
  const beyond = (half: number) => (flats.radius ** 2 * half - flats.distance ** 2 * Math.tan(half)) / 2
  return sidesOf(flats).reduce((sum, { angle, from, to }) => sum + beyond(angle - from) + beyond(to - angle), 0)
}
