import { acrossOf, boreOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewHalfSection } from './turned-view.ts'

export type SleeveRole = 'bore' | 'shaft' | 'head' | 'headHeight' | 'guideLength' | 'relief' | 'length'

export type Sleeve = Record<SleeveRole, number>

function guideStartOf({ headHeight, guideLength, length }: Sleeve): number {
  return length - Math.min(guideLength, 0.8 * (length - headHeight))
}

export function contourSleeve({ shaft, head, headHeight, length }: Sleeve): Corner[] {
  return [...roundHead(head, headHeight, shaft, 0), { x: length, r: shaft / 2, soft: true }]
}

export function boreOfSleeve(size: Sleeve): Corner[] {
  const { bore, relief, length } = size
  const guideStart = guideStartOf(size)
  return [
    { x: 0, r: relief / 2 },
    { x: guideStart, r: relief / 2 },
    { x: guideStart, r: bore / 2, soft: true },
    { x: length, r: bore / 2 },
  ]
}

/** Ejector sleeve: the bore fits over `guideLength` from the tip, the rest is relieved to diameter `relief`. */
export function outlineSleeve(size: Sleeve): Outline {
  const { bore, shaft, head, headHeight, relief, length } = size
  const guideStart = guideStartOf(size)
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewHalfSection(contourSleeve(size), boreOfSleeve(size)),
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
