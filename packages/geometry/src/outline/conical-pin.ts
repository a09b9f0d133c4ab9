import { diameterOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { type Corner, viewSolid } from './turned-view.ts'

export type ConicalPinRole = 'shaft' | 'head' | 'headHeight' | 'coneHeight' | 'coneAngle' | 'length'

export type ConicalPin = Record<ConicalPinRole, number>

export function contourConicalPin({ shaft, head, headHeight, coneHeight, length }: ConicalPin): Corner[] {
  return [
    { x: 0, r: head / 2, soft: true },
    { x: headHeight - coneHeight, r: head / 2 },
    { x: headHeight, r: shaft / 2 },
    { x: length, r: shaft / 2, soft: true },
  ]
}

/** Ejector pin with conical head: a rim, then a cone of `coneHeight` as end of the `headHeight`; `coneAngle` in degrees. */
export function outlineConicalPin(size: ConicalPin): Outline {
  const { shaft, head, headHeight, coneHeight, length } = size
  const rim = { x: headHeight - coneHeight, diameter: head }
  const face = { x: 0, diameter: head }
  const neck = { x: headHeight, diameter: shaft }
  return {
    paperHeight: 30,
    views: [
      {
        ...viewSolid(contourConicalPin(size)),
        breakable: [[headHeight, length]],
        dimensions: [
          diameterOf('head', 0, head, 'left'),
          diameterOf('shaft', length, shaft, 'right'),
          lengthOf('coneHeight', rim, neck),
          lengthOf('headHeight', face, neck),
          lengthOf('length', face, { x: length, diameter: shaft }),
          {
            kind: 'leader',
            role: 'coneAngle',
            at: { x: headHeight - coneHeight / 2, y: (head + shaft) / 4 },
            away: { x: 1, y: 1.7 },
            mark: '°',
          },
        ],
      },
    ],
  }
}
