import { contourHead, turn } from '../../shape/contour.ts'
import { showDiameter, showLength, showThread } from '../../shape/dimensions.ts'
import type { Cut, Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key =
  | ('threadDiameter' | 'length' | 'headDiameter' | 'headHeight')
  | ('socketWidth' | 'socketDepth' | 'threadLength')

/** A head with a hexagon socket; the thread is drawn as a cylinder of its nominal diameter. */
export function shapeCapScrew(sizes: Sizes<Key>): Shape<Key> | null {
  const { threadDiameter, length, headDiameter, headHeight, socketWidth, socketDepth, threadLength } = sizes
  const acrossCorners = (2 * socketWidth) / Math.sqrt(3)
  if (threadDiameter >= headDiameter || acrossCorners >= headDiameter || socketDepth >= headHeight) return null
  if (threadLength > length) return null
  const end = headHeight + length
  return {
    solid: [
      turn(
        [...contourHead(headDiameter, headHeight, threadDiameter, 0), { x: end, y: threadDiameter / 2 }],
        [],
        [cutHexagon(socketWidth, socketDepth)],
      ),
    ],
    threads: [{ diameter: threadDiameter, from: end - threadLength, to: end }],
    dimensions: [
      showDiameter('headDiameter', 0, 'left'),
      showThread('threadDiameter', end, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('length', headHeight, end),
      ...(threadLength < length ? [showLength('threadLength', end - threadLength, end)] : []),
      showLength('socketDepth', 0, socketDepth),
    ],
    ends: [
      {
        from: 'head',
        dimensions: [
          {
            shows: 'socketWidth',
            kind: 'width',
            from: { y: -socketWidth / 2, z: 0 },
            to: { y: socketWidth / 2, z: 0 },
            side: 'right',
          },
        ],
      },
    ],
  }
}

/** Cuts a hexagon socket from the head face, with two of its flats above and below the axis. */
function cutHexagon(width: number, depth: number): Cut {
  const radius = width / Math.sqrt(3)
  const loop = Array.from({ length: 6 }, (_, at) => {
    const angle = Math.PI / 6 + (at * Math.PI) / 3
    return { y: radius * Math.cos(angle), z: radius * Math.sin(angle) }
  })
  return { loop, from: 0, to: depth }
}
