import { block, contourHead, turn } from '../../shape/contour.ts'
import { showDiameter, showFillet, showLength } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key =
  | ('flatStrength' | 'flatWidth' | 'length' | 'shoulderLength')
  | ('shaftDiameter' | 'headDiameter' | 'headHeight' | 'headRadius')

/** A round shaft up to `shoulderLength`, then the blade with its width upright. */
export function shapeFlatPin(sizes: Sizes<Key>): Shape<Key> | null {
  const { flatStrength, flatWidth, length, shoulderLength } = sizes
  const { shaftDiameter, headDiameter, headHeight, headRadius } = sizes
  if (Math.hypot(flatStrength, flatWidth) >= shaftDiameter || shaftDiameter >= headDiameter) return null
  if (headHeight + headRadius >= shoulderLength || shoulderLength >= length) return null
  const [y, z] = [flatWidth / 2, flatStrength / 2]
  return {
    solid: [
      turn([
        ...contourHead(headDiameter, headHeight, shaftDiameter, headRadius),
        { x: shoulderLength, y: shaftDiameter / 2 },
      ]),
      block(shoulderLength, length, flatWidth, flatStrength),
    ],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showDiameter('shaftDiameter', headHeight + 0.4 * (shoulderLength - headHeight), 'across'),
      showLength('headHeight', 0, headHeight),
      showLength('shoulderLength', 0, shoulderLength),
      showLength('length', 0, length),
      showFillet('headRadius', headHeight, shaftDiameter, headRadius),
    ],
    ends: [
      {
        from: 'tip',
        dimensions: [
          { shows: 'flatStrength', kind: 'width', from: { y, z: -z }, to: { y, z }, side: 'above' },
          { shows: 'flatWidth', kind: 'width', from: { y: -y, z }, to: { y, z }, side: 'left' },
        ],
      },
    ],
  }
}
