import { turn } from '../../shape/contour.ts'
import { showBore } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'innerDiameter' | 'cordDiameter'

/** A cord of round section that is closed to a ring. */
export function shapeORing({ innerDiameter, cordDiameter }: Sizes<Key>): Shape<Key> | null {
  if (2 * cordDiameter >= innerDiameter) return null
  const cord = cordDiameter / 2
  const middle = innerDiameter / 2 + cord
  return {
    solid: [
      turn(
        [
          { x: 0, y: middle },
          { x: cord, y: middle + cord, arc: -cord },
          { x: cordDiameter, y: middle, arc: -cord },
        ],
        [
          { x: 0, y: middle },
          { x: cord, y: middle - cord, arc: cord },
          { x: cordDiameter, y: middle, arc: cord },
        ],
      ),
    ],
    dimensions: [
      showBore('innerDiameter', cord, 'right'),
      { shows: 'cordDiameter', kind: 'length', from: 0, to: cordDiameter },
    ],
    ends: [{ from: 'head', dimensions: [] }],
  }
}
