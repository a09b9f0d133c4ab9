import { turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'outerDiameter' | 'innerDiameter' | 'length'

/** A tube with chamfered outer edges, so that it finds its bores. */
export function shapeCentringSleeve({ outerDiameter, innerDiameter, length }: Sizes<Key>): Shape<Key> | null {
  if (innerDiameter >= outerDiameter) return null
  const [outer, bore] = [outerDiameter / 2, innerDiameter / 2]
  const chamfer = Math.min(0.25 * (outer - bore), 0.1 * length)
  return {
    solid: [
      turn(
        [
          { x: 0, y: outer - chamfer },
          { x: chamfer, y: outer },
          { x: length - chamfer, y: outer },
          { x: length, y: outer - chamfer },
        ],
        [
          { x: 0, y: bore },
          { x: length, y: bore },
        ],
      ),
    ],
    dimensions: [
      showDiameter('outerDiameter', chamfer, 'left'),
      showBore('innerDiameter', length, 'right'),
      showLength('length', 0, length),
    ],
    ends: [],
  }
}
