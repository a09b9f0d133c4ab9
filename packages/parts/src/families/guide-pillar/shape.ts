import { contourHead, turn } from '../../shape/contour.ts'
import { showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape, Vertex } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'length1' | 'length2' | 'length' | 'outerDiameter' | 'headDiameter' | 'headHeight'

/** Half of the cone's angle at the tip. */
const slope = (20 * Math.PI) / 180

/** The head is flush in its plate, so `length1` includes it; then the guide of `length2` with its lead-in. */
export function shapeGuidePillar(sizes: Sizes<Key>): Shape<Key> | null {
  const { diameter, length1, length2, length, outerDiameter, headDiameter, headHeight } = sizes
  if (diameter >= outerDiameter || outerDiameter >= headDiameter || headHeight >= length1) return null
  if (Math.abs(length1 + length2 - length) >= 0.01) return null
  const chamfer = Math.min(0.04 * outerDiameter, 0.2 * (length1 - headHeight), (outerDiameter - diameter) / 4)
  const leadIn = Math.min(0.3 * length2, 0.35 * diameter)
  return {
    solid: [
      turn([
        ...contourHead(headDiameter, headHeight, outerDiameter, 0),
        { x: length1 - chamfer, y: outerDiameter / 2 },
        { x: length1, y: outerDiameter / 2 - chamfer },
        { x: length1, y: diameter / 2 },
        ...contourLeadIn(length - leadIn, length, diameter / 2),
      ]),
    ],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('outerDiameter', headHeight + 0.5 * (length1 - headHeight), 'across'),
      showDiameter('diameter', length - leadIn, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('length1', 0, length1),
      showLength('length2', length1, length),
      showLength('length', 0, length),
    ],
    ends: [],
  }
}

/** Returns a cone from `start` to `end`, which is rounded into the end face without an edge. */
function contourLeadIn(start: number, end: number, y: number): Vertex[] {
  const radius = 0.2 * (end - start)
  const arcStart = end - radius * (1 - Math.sin(slope))
  const arcFrom = y - (arcStart - start) * Math.tan(slope)
  return [
    { x: start, y },
    { x: arcStart, y: arcFrom },
    { x: end, y: arcFrom - radius * Math.cos(slope), arc: -radius },
  ]
}
