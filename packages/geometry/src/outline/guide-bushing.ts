import { acrossOf, boreOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewHalfSection } from './turned-view.ts'

export type GuideBushingRole = 'bore' | 'fit' | 'head' | 'headHeight' | 'length'

export type GuideBushing = Record<GuideBushingRole, number>

/** How far the rounded ends of the bore reach. */
function easeOf({ bore, fit, length }: GuideBushing): number {
  return Math.min(0.3 * (fit - bore), 0.08 * length)
}

export function contourGuideBushing(size: GuideBushing): Corner[] {
  const { fit, head, headHeight, length } = size
  const chamfer = 0.5 * easeOf(size)
  return [
    ...roundHead(head, headHeight, fit, 0),
    { x: length - chamfer, r: fit / 2 },
    { x: length, r: fit / 2 - chamfer, soft: true },
  ]
}

export function boreOfGuideBushing(size: GuideBushing): Corner[] {
  const { bore, length } = size
  const ease = easeOf(size)
  return [
    { x: 0, r: bore / 2 + ease },
    { x: ease, r: bore / 2, arc: ease, soft: true },
    { x: length - ease, r: bore / 2, soft: true },
    { x: length, r: bore / 2 + ease, arc: ease },
  ]
}

/** Guide bushing with head; `length` over all. Both ends of the bore are eased. */
export function outlineGuideBushing(size: GuideBushing): Outline {
  const { bore, fit, head, headHeight, length } = size
  const ease = easeOf(size)
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 38,
    views: [
      {
        ...viewHalfSection(contourGuideBushing(size), boreOfGuideBushing(size)),
        breakable: [[headHeight + ease, length - ease]],
        dimensions: [
          diameterOf('head', 0, head, 'left'),
          acrossOf('fit', headHeight + 0.5 * (length - headHeight), fit),
          boreOf('bore', length - ease, bore, 'right'),
          lengthOf('headHeight', face, { x: headHeight, diameter: head }),
          lengthOf('length', face, { x: length, diameter: fit - ease }),
        ],
      },
    ],
  }
}
