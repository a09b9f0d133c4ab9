import { acrossOf, diameterOf, filletOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewSolid } from './turned-view.ts'

export type SteppedPinRole = 'tip' | 'shaft' | 'head' | 'headHeight' | 'fillet' | 'shaftLength' | 'length'

export type SteppedPin = Record<SteppedPinRole, number>

export function contourSteppedPin(size: SteppedPin): Corner[] {
  const { tip, shaft, head, headHeight, fillet, shaftLength, length } = size
  return [
    ...roundHead(head, headHeight, shaft, fillet),
    { x: shaftLength, r: shaft / 2 },
    { x: shaftLength, r: tip / 2, soft: true },
    { x: length, r: tip / 2, soft: true },
  ]
}

/** Shouldered ejector pin. `shaftLength` runs from the head face to the shoulder, `length` over all. */
export function outlineSteppedPin(size: SteppedPin): Outline {
  const { tip, shaft, head, headHeight, fillet, shaftLength, length } = size
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewSolid(contourSteppedPin(size)),
        breakable: [
          [headHeight + fillet, shaftLength],
          [shaftLength, length],
        ],
        dimensions: [
          diameterOf('head', 0, head, 'left'),
          acrossOf('shaft', headHeight + 0.3 * (shaftLength - headHeight), shaft),
          diameterOf('tip', length, tip, 'right'),
          lengthOf('headHeight', face, { x: headHeight, diameter: head }),
          lengthOf('shaftLength', face, { x: shaftLength, diameter: shaft }),
          lengthOf('length', face, { x: length, diameter: tip }),
          filletOf('fillet', headHeight, shaft, fillet),
        ],
      },
    ],
  }
}
