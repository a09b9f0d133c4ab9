import { turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'diameter' | 'height' | 'boreDiameter'

/** Depth of the 90° countersink as a part of the bore: the head of a countersunk screw is flush with the face. */
const countersink = 0.45

export function shapeRestButton({ diameter, height, boreDiameter }: Sizes<Key>): Shape<Key> | null {
  const depth = countersink * boreDiameter
  const bore = boreDiameter / 2
  if (depth >= height || bore + depth >= diameter / 2) return null
  return {
    solid: [
      turn(
        [
          { x: 0, y: diameter / 2 },
          { x: height, y: diameter / 2 },
        ],
        [
          { x: 0, y: bore + depth },
          { x: depth, y: bore },
          { x: height, y: bore },
        ],
      ),
    ],
    dimensions: [
      showDiameter('diameter', 0, 'left'),
      showBore('boreDiameter', height, 'right'),
      showLength('height', 0, height),
    ],
    ends: [],
  }
}
