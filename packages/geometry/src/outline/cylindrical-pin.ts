import { diameterOf, filletOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { viewSolid } from './turned-view.ts'

export type CylindricalPinRole = 'shaft' | 'head' | 'headHeight' | 'fillet' | 'length'

/** Ejector pin with cylindrical head, or core pin. Diameters and lengths in mm, `length` over all. */
export function outlineCylindricalPin(size: Record<CylindricalPinRole, number>): Outline {
  const { shaft, head, headHeight, fillet, length } = size
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewSolid([...roundHead(head, headHeight, shaft, fillet), { x: length, r: shaft / 2, soft: true }]),
        breakable: [[headHeight + fillet, length]],
        dimensions: [
          diameterOf('head', 0, head, 'left'),
          diameterOf('shaft', length, shaft, 'right'),
          lengthOf('headHeight', face, { x: headHeight, diameter: head }),
          lengthOf('length', face, { x: length, diameter: shaft }),
          filletOf('fillet', headHeight, shaft, fillet),
        ],
      },
    ],
  }
}
