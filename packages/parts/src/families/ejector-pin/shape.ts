import { contourHead, turn } from '../../shape/contour.ts'
import { showDiameter, showFillet, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'length' | 'headDiameter' | 'headHeight' | 'headRadius'

/** A pin with a cylindrical head: ejector pins and core pins. */
export function shapeHeadedPin({
  diameter,
  length,
  headDiameter,
  headHeight,
  headRadius,
}: Sizes<Key>): Shape<Key> | null {
  if (diameter >= headDiameter || headHeight + headRadius >= length) return null
  return {
    solid: [turn([...contourHead(headDiameter, headHeight, diameter, headRadius), { x: length, y: diameter / 2 }])],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('diameter', length, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('length', 0, length),
      showFillet('headRadius', headHeight, diameter, headRadius),
    ],
    ends: [],
  }
}
