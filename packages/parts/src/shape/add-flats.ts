import type { HeadFlats } from '../machining/head-flats.ts'
import { sidesOf, stretchOf, turnFlats } from './flats.ts'
import type { EndDimension, Flats, SideDimension, Turned } from './shape.ts'
import type { PartShape } from './shape-of.ts'

/**
 * Adds flats over the whole head of a part. Flats that are nearer to the axis than a fillet behind the head cut through
 * it. The view from the head shows their distance, and the head's diameter if its edge is still round somewhere.
 * @param shaft radius behind the head, mm; the flats do not cut into it
 * @returns null if the head cannot have flats at this distance
 */
export function addFlats(part: PartShape, shaft: number, headFlats: HeadFlats): PartShape | null {
  const { distance, angle } = headFlats
  const [head, ...others] = part.solid
  if (head.kind === 'block') return null
  const { radius, height } = measureHead(head)
  if (!(distance >= shaft && distance < radius)) return null
  const behind = head.contour.find(({ x, y }, at) => x >= height && y <= distance && at > 0)
  const flats: Flats = { angles: turnFlats(headFlats), distance, radius, height, to: behind?.x ?? height }
  const isOfHead = ({ kind, shows }: SideDimension) => kind === 'diameter' && part.values[shows] === 2 * radius
  const diameters = part.dimensions.filter(isOfHead).flatMap(({ shows }) => showDiameter(flats, shows))
  return {
    solid: [{ ...head, flats }, ...others],
    dimensions: part.dimensions
      .filter((dimension) => !isOfHead(dimension))
      .flatMap((other) => moveLeader(other, flats)),
    ends: [...part.ends, { from: 'head', dimensions: [...diameters, showDistance(flats, angle)] }],
    values: { ...part.values, headFlats: angle === 0 ? distance : `${distance} / ${angle}°` },
  }
}

/** Measures a head, which reaches as far as it has the radius of its face. */
function measureHead({ contour }: Turned): { radius: number; height: number } {
  const radius = contour[0]?.y ?? 0
  return { radius, height: contour.findLast(({ y }) => y === radius)?.x ?? 0 }
}

/** Moves a leader that points to material removed by a flat to the other side, unless that has a flat, too. */
function moveLeader(dimension: SideDimension, flats: Flats): SideDimension[] {
  if (dimension.kind !== 'leader' || dimension.at.x > flats.to || dimension.at.y <= stretchOf(flats, 0))
    return [dimension]
  const { at, away } = dimension
  if (at.y > stretchOf(flats, Math.PI)) return []
  return [{ ...dimension, at: { x: at.x, y: -at.y }, away: { x: away.x, y: -away.y } }]
}

/** Shows the distance of the first flat from the axis; for a turned one by an arrow, with its angle to the top. */
function showDistance(flats: Flats, angle: number): EndDimension {
  if (angle !== 0) {
    const [y, z] = [Math.cos(flats.angles[0] ?? 0), Math.sin(flats.angles[0] ?? 0)]
    const at = { y: flats.distance * y, z: flats.distance * z }
    return { shows: 'headFlats', kind: 'leader', at, away: { x: z, y }, mark: '' }
  }
  const end = sidesOf(flats)[0]?.to ?? 0
  return {
    shows: 'headFlats',
    kind: 'width',
    from: { y: 0, z: 0 },
    to: { y: flats.distance, z: flats.distance * Math.tan(end) },
    side: 'right',
  }
}

/** Shows the diameter at the lowest place where the edge of the head is round; none if the flats meet all around. */
function showDiameter(flats: Flats, shows: string): EndDimension[] {
  const down = Math.PI
  const sides = sidesOf(flats)
  const places = sides.flatMap(({ to }, at) => {
    const next = sides[at + 1]?.from ?? (sides[0]?.from ?? 0) + 2 * Math.PI
    const margin = 0.15 * (next - to)
    return next - to < 1e-6 ? [] : [Math.min(Math.max(down, to + margin), next - margin)]
  })
  const [lowest] = places.sort((one, other) => Math.abs(one - down) - Math.abs(other - down))
  if (lowest === undefined) return []
  const [y, z] = [Math.cos(lowest), Math.sin(lowest)]
  const at = { y: flats.radius * y, z: flats.radius * z }
  return [{ shows, kind: 'leader', at, away: { x: z, y }, mark: '⌀' }]
}
