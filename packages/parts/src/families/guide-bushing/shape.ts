import { contourHead, turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'length' | 'outerDiameter' | 'headDiameter' | 'headHeight'

/** Both ends of the bore are rounded, the outer edge at the tip is chamfered. */
export function shapeGuideBushing(sizes: Sizes<Key>): Shape<Key> | null {
  const { diameter, length, outerDiameter, headDiameter, headHeight } = sizes
  if (diameter >= outerDiameter || outerDiameter >= headDiameter || headHeight >= length) return null
  const ease = Math.min(0.3 * (outerDiameter - diameter), 0.08 * length)
  const chamfer = Math.min(0.5 * ease, 0.5 * (length - headHeight))
  return {
    solid: [
      turn(
        [
          ...contourHead(headDiameter, headHeight, outerDiameter, 0),
          { x: length - chamfer, y: outerDiameter / 2 },
          { x: length, y: outerDiameter / 2 - chamfer },
        ],
        [
          { x: 0, y: diameter / 2 + ease },
          { x: ease, y: diameter / 2, arc: ease },
          { x: length - ease, y: diameter / 2 },
          { x: length, y: diameter / 2 + ease, arc: ease },
        ],
      ),
    ],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('outerDiameter', headHeight + 0.5 * (length - headHeight), 'across'),
      showBore('diameter', length - ease, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('length', 0, length),
    ],
    ends: [],
  }
}
