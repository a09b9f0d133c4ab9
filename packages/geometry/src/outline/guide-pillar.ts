import { acrossOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewSolid } from './turned-view.ts'

export type GuidePillarRole = 'guide' | 'fit' | 'head' | 'headHeight' | 'fitLength' | 'guideLength' | 'length'

export type GuidePillar = Record<Exclude<GuidePillarRole, 'length'>, number>

function leadInOf({ guide, guideLength }: GuidePillar): number {
  return Math.min(0.3 * guideLength, 0.35 * guide)
}

function chamferOf({ fit, headHeight, fitLength }: GuidePillar): number {
  return Math.min(0.04 * fit, 0.2 * (fitLength - headHeight))
}

export function contourGuidePillar(size: GuidePillar): Corner[] {
  const { guide, fit, head, headHeight, fitLength, guideLength } = size
  const total = fitLength + guideLength
  const leadIn = leadInOf(size)
  const chamfer = chamferOf(size)
  return [
    ...roundHead(head, headHeight, fit, 0),
    { x: fitLength - chamfer, r: fit / 2 },
    { x: fitLength, r: fit / 2 - chamfer },
    { x: fitLength, r: guide / 2, soft: true },
    { x: total - leadIn, r: guide / 2 },
    { x: total - 0.2 * leadIn, r: guide / 2 - 0.3 * leadIn, soft: true },
    { x: total, r: guide / 2 - 0.5 * leadIn, arc: -0.2 * leadIn, soft: true },
  ]
}

/** Guide pillar: head and fit part make `fitLength` from the head face, then the guide part with its lead-in. */
export function outlineGuidePillar(size: GuidePillar): Outline {
  const { guide, fit, head, headHeight, fitLength, guideLength } = size
  const total = fitLength + guideLength
  const leadIn = leadInOf(size)
  const shoulder = { x: fitLength, diameter: fit }
  return {
    paperHeight: 34,
    views: [
      {
        ...viewSolid(contourGuidePillar(size)),
        breakable: [
          [headHeight, fitLength - chamferOf(size)],
          [fitLength, total - leadIn],
        ],
        dimensions: [
          diameterOf('head', 0, head, 'left'),
          acrossOf('fit', headHeight + 0.5 * (fitLength - headHeight), fit),
          diameterOf('guide', total - leadIn, guide, 'right'),
          lengthOf('headHeight', { x: 0, diameter: head }, { x: headHeight, diameter: head }),
          lengthOf('fitLength', { x: 0, diameter: head }, shoulder),
          lengthOf('guideLength', shoulder, { x: total, diameter: guide - leadIn }),
          lengthOf('length', { x: 0, diameter: head }, { x: total, diameter: guide - leadIn }),
        ],
      },
    ],
  }
}
