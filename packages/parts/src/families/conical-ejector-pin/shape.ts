import { turn } from '../../shape/contour.ts'
import { showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'length' | 'headDiameter' | 'headHeight' | 'coneHeight' | 'headAngle'

/** A rim, a cone of `coneHeight` at the end of the `headHeight`, then the shaft. */
export function shapeConicalPin({
  diameter,
  length,
  headDiameter,
  headHeight,
  coneHeight,
}: Sizes<Key>): Shape<Key> | null {
  if (diameter >= headDiameter || coneHeight >= headHeight || headHeight >= length) return null
  const rim = headHeight - coneHeight
  return {
    solid: [
      turn([
        { x: 0, y: headDiameter / 2 },
        { x: rim, y: headDiameter / 2 },
        { x: headHeight, y: diameter / 2 },
        { x: length, y: diameter / 2 },
      ]),
    ],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('diameter', length, 'right'),
      showLength('coneHeight', rim, headHeight),
      showLength('headHeight', 0, headHeight),
      showLength('length', 0, length),
      {
        shows: 'headAngle',
        kind: 'leader',
        at: { x: rim + coneHeight / 2, y: (headDiameter + diameter) / 4 },
        away: { x: 1, y: 1.7 },
        mark: '°',
      },
    ],
    ends: [],
  }
}
