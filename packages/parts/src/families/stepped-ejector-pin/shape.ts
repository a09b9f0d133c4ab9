import { contourHead, turn } from '../../shape/contour.ts'
import { showDiameter, showFillet, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = ('diameter' | 'shaftDiameter' | 'length' | 'shoulderLength') | ('headDiameter' | 'headHeight' | 'headRadius')

/** The shaft reaches from the head face to the shoulder at `shoulderLength`, then the thin part to the tip. */
export function shapeSteppedPin(sizes: Sizes<Key>): Shape<Key> | null {
  const { diameter, shaftDiameter, length, shoulderLength, headDiameter, headHeight, headRadius } = sizes
  if (diameter >= shaftDiameter || shaftDiameter >= headDiameter) return null
  if (headHeight + headRadius >= shoulderLength || shoulderLength >= length) return null
  return {
    solid: [
      turn([
        ...contourHead(headDiameter, headHeight, shaftDiameter, headRadius),
        { x: shoulderLength, y: shaftDiameter / 2 },
        { x: shoulderLength, y: diameter / 2 },
        { x: length, y: diameter / 2 },
      ]),
    ],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('shaftDiameter', headHeight + 0.3 * (shoulderLength - headHeight), 'across'),
      showDiameter('diameter', length, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('shoulderLength', 0, shoulderLength),
      showLength('length', 0, length),
      showFillet('headRadius', headHeight, shaftDiameter, headRadius),
    ],
    ends: [],
  }
}
