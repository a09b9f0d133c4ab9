import { block } from '../../shape/contour.ts'
import { showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'width' | 'length' | 'thickness'

/** Shapes a plate as it lies in a mould: the thickness along the axis of the pins, the width upright. */
export function shapePlate({ width, length, thickness }: Sizes<Key>): Shape<Key> {
  const [y, z] = [width / 2, length / 2]
  return {
    solid: [block(0, thickness, width, length)],
    dimensions: [showLength('thickness', 0, thickness)],
    ends: [
      {
        from: 'tip',
        dimensions: [
          { shows: 'width', kind: 'width', from: { y: -y, z }, to: { y, z }, side: 'left' },
          { shows: 'length', kind: 'width', from: { y: -y, z: -z }, to: { y: -y, z }, side: 'below' },
        ],
      },
    ],
  }
}
