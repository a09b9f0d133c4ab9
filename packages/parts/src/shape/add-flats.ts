import type { HeadFlats } from '../configured-part.ts'
import { flatAngles, sidesOf } from './flats.ts'
import type { EndDimension, Flats, Turned } from './shape.ts'
import type { PartShape } from './shape-of.ts'

/**
 * The part with flats over its whole head, from the face to its underside; a fillet behind the head stays. The view
 * from the head shows them with their distance.
 * @param shaft radius behind the head, mm, which the flats don't reach into
 * @returns null where the head has no flats at this distance
 */
export function addFlats(part: PartShape, shaft: number, { arrangement, distance }: HeadFlats): PartShape | null {
  const [head, ...others] = part.solid
  if (head.kind === 'block') return null
  const { radius, to } = measureHead(head)
  if (!(distance >= shaft && distance < radius)) return null
  const flats: Flats = { angles: flatAngles[arrangement], distance, radius, to }
  return {
    ...part,
    solid: [{ ...head, flats }, ...others],
    ends: [
      ...part.ends.filter(({ from }) => from !== 'head'),
      {
        from: 'head',
        dimensions: [...part.ends.flatMap((end) => (end.from === 'head' ? end.dimensions : [])), showDistance(flats)],
      },
    ],
    values: { ...part.values, headFlats: distance },
  }
}

/** A head is as long as it keeps the radius of its face. */
function measureHead({ contour }: Turned): { radius: number; to: number } {
  const radius = contour[0]?.y ?? 0
  return { radius, to: contour.findLast(({ y }) => y === radius)?.x ?? 0 }
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
