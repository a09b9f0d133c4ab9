import { turn } from '../../shape/contour.ts'
import { showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'length' | 'chamferLength'

/** The usual angle of the chamfers, degrees from the axis; unconfirmed. */
const chamferAngle = 15

/** A cylinder with a chamfer at both ends. */
export function shapeDowelPin({ diameter, length, chamferLength }: Sizes<Key>): Shape<Key> | null {
  const depth = chamferLength * Math.tan((chamferAngle * Math.PI) / 180)
  if (2 * chamferLength >= length || 2 * depth >= diameter) return null
  const [inner, outer] = [diameter / 2 - depth, diameter / 2]
  return {
    solid: [
      turn([
        { x: 0, y: inner },
        { x: chamferLength, y: outer },
        { x: length - chamferLength, y: outer },
        { x: length, y: inner },
      ]),
    ],
    dimensions: [
      showDiameter('diameter', length - chamferLength, 'right'),
      showLength('chamferLength', 0, chamferLength),
      showLength('length', 0, length),
    ],
    ends: [],
  }
}
