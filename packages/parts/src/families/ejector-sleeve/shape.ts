import { contourHead, turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key =
  | ('diameter' | 'outerDiameter' | 'length' | 'headDiameter' | 'headHeight')
  | ('guideLength' | 'reliefDiameter')

/** The bore guides the core pin over `guideLength` at the tip; from the head it is relieved. */
export function shapeSleeve(sizes: Sizes<Key>): Shape<Key> | null {
  const { diameter, outerDiameter, length, headDiameter, headHeight, guideLength, reliefDiameter } = sizes
  if (diameter >= reliefDiameter || reliefDiameter >= outerDiameter || outerDiameter >= headDiameter) return null
  const guideStart = length - guideLength
  if (headHeight >= guideStart) return null
  return {
    solid: [
      turn(
        [...contourHead(headDiameter, headHeight, outerDiameter, 0), { x: length, y: outerDiameter / 2 }],
        [
          { x: 0, y: reliefDiameter / 2 },
          { x: guideStart, y: reliefDiameter / 2 },
          { x: guideStart, y: diameter / 2 },
          { x: length, y: diameter / 2 },
        ],
      ),
    ],
    dimensions: [
      showBore('reliefDiameter', 0, 'left'),
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('outerDiameter', headHeight + 0.35 * (guideStart - headHeight), 'across'),
      showBore('diameter', length, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('guideLength', guideStart, length),
      showLength('length', 0, length),
    ],
    ends: [],
  }
}
