import type { HeadFlats } from '../configured-part.ts'
import { flatAngles, sidesOf, stretchOf } from './flats.ts'
import type { EndDimension, Flats, SideDimension, Turned } from './shape.ts'
import type { PartShape } from './shape-of.ts'

/**
 * The part with flats over its whole head; flats that are nearer to the axis than a fillet behind the head go through
 * it. The view from the head shows them with their distance, and the head's diameter where its edge is still round.
 * @param shaft radius behind the head, mm, which the flats don't reach into
 * @returns null where the head has no flats at this distance
 */
export function addFlats(part: PartShape, shaft: number, { arrangement, distance }: HeadFlats): PartShape | null {
  const [head, ...others] = part.solid
  if (head.kind === 'block') return null
  const { radius, height } = measureHead(head)
  if (!(distance >= shaft && distance < radius)) return null
  const behind = head.contour.find(({ x, y }, at) => x >= height && y <= distance && at > 0)
  const flats: Flats = { angles: flatAngles[arrangement], distance, radius, height, to: behind?.x ?? height }
  const isOfHead = ({ kind, shows }: SideDimension) => kind === 'diameter' && part.values[shows] === 2 * radius
  const diameters = part.dimensions.filter(isOfHead).flatMap(({ shows }) => showDiameter(flats, shows))
  return {
    solid: [{ ...head, flats }, ...others],
    dimensions: part.dimensions
      .filter((dimension) => !isOfHead(dimension))
      .flatMap((other) => moveLeader(other, flats)),
    ends: [...part.ends, { from: 'head', dimensions: [...diameters, showDistance(flats)] }],
    values: { ...part.values, headFlats: distance },
  }
}

/** A head is as high as it keeps the radius of its face. */
function measureHead({ contour }: Turned): { radius: number; height: number } {
  const radius = contour[0]?.y ?? 0
  return { radius, height: contour.findLast(({ y }) => y === radius)?.x ?? 0 }
}

/** A leader to what the first flat takes away points to the other side, unless that is ground as well. */
function moveLeader(dimension: SideDimension, flats: Flats): SideDimension[] {
  if (dimension.kind !== 'leader' || dimension.at.x > flats.to || dimension.at.y <= flats.distance) return [dimension]
  const { at, away } = dimension
  if (at.y > stretchOf(flats, Math.PI)) return []
  return [{ ...dimension, at: { x: at.x, y: -at.y }, away: { x: away.x, y: -away.y } }]
}

/** Of the first flat, from the axis. */
function showDistance(flats: Flats): EndDimension {
  const end = sidesOf(flats)[0]?.to ?? 0
  return {
    shows: 'headFlats',
    kind: 'width',
    from: { y: 0, z: 0 },
    to: { y: flats.distance, z: flats.distance * Math.tan(end) },
    side: 'right',
  }
}

/** On the round edge behind the last flat, if the flats leave any of it. */
function showDiameter(flats: Flats, shows: string): EndDimension[] {
  const sides = sidesOf(flats)
  const start = sides.at(-1)?.to ?? 0
  const end = (sides[0]?.from ?? 0) + 2 * Math.PI
  if (end - start < 1e-6) return []
  const [y, z] = [Math.cos((start + end) / 2), Math.sin((start + end) / 2)]
  const at = { y: flats.radius * y, z: flats.radius * z }
  return [{ shows, kind: 'leader', at, away: { x: z, y }, mark: '⌀' }]
}
