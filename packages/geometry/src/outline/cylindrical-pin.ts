import { diameterOf, filletOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewSolid } from './turned-view.ts'

export type CylindricalPinRole = 'shaft' | 'head' | 'headHeight' | 'fillet' | 'length'

export type CylindricalPin = Record<CylindricalPinRole, number>

export function contourCylindricalPin({ shaft, head, headHeight, fillet, length }: CylindricalPin): Corner[] {
  return [...roundHead(head, headHeight, shaft, fillet), { x: length, r: shaft / 2, soft: true }]
}

/** Ejector pin with cylindrical head, or core pin. Diameters and lengths in mm, `length` over all. */
export function outlineCylindricalPin(size: CylindricalPin): Outline {
  const { shaft, head, headHeight, fillet, length } = size
  const face = { x: 0, diameter: head }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewSolid(contourCylindricalPin(size)),
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
