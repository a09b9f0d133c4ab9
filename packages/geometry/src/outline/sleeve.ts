import { acrossOf, boreOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { viewHalfSection } from './turned-view.ts'

export type SleeveRole = 'bore' | 'shaft' | 'head' | 'headHeight' | 'guideLength' | 'relief' | 'length'

/** Ejector sleeve: the bore fits over `guideLength` from the tip, the rest is relieved to diameter `relief`. */
export function outlineSleeve(size: Record<SleeveRole, number>): Outline {
  const { bore, shaft, head, headHeight, guideLength, relief, length } = size
  const guideStart = length - Math.min(guideLength, 0.8 * (length - headHeight))
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewHalfSection(
          [...roundHead(head, headHeight, shaft, 0), { x: length, r: shaft / 2, soft: true }],
          [
            { x: 0, r: relief / 2 },
            { x: guideStart, r: relief / 2 },
            { x: guideStart, r: bore / 2, soft: true },
            { x: length, r: bore / 2 },
          ],
        ),
        breakable: [
          [headHeight, guideStart],
          [guideStart, length],
        ],
        dimensions: [
          boreOf('relief', 0, relief, 'left'),
          diameterOf('head', 0, head, 'left'),
          acrossOf('shaft', headHeight + 0.35 * (guideStart - headHeight), shaft),
          boreOf('bore', length, bore, 'right'),
          lengthOf('headHeight', face, { x: headHeight, diameter: head }),
          lengthOf('guideLength', { x: guideStart, diameter: bore }, { x: length, diameter: shaft }),
          lengthOf('length', face, { x: length, diameter: shaft }),
        ],
      },
    ],
  }
}
