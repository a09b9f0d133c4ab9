import { acrossOf, diameterOf, filletOf, lengthOf } from './dimension-of.ts'
import type { Outline, View } from './outline.ts'
import { rectangle } from './rectangle.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewSolid } from './turned-view.ts'

export type FlatPinRole = 'thickness' | 'width' | 'shaft' | 'head' | 'headHeight' | 'fillet' | 'shaftLength' | 'length'

export type FlatPin = Record<FlatPinRole, number>

/** The turned part, head and shaft. */
export function contourFlatPin({ shaft, head, headHeight, fillet, shaftLength }: FlatPin): Corner[] {
  return [...roundHead(head, headHeight, shaft, fillet), { x: shaftLength, r: shaft / 2 }]
}

/** First-angle: what is seen from the right, from the tip, stands left of the side view. */
function viewTip({ thickness, width, shaft, head }: FlatPin): View {
  const r = head / 2
  const blade = rectangle(-thickness / 2, -width / 2, thickness, width)
  return {
    silhouette: [
      { x: -r, y: 0 },
      { x: r, y: 0, arc: r },
      { x: -r, y: 0, arc: r },
    ],
    edges: [[...blade, ...blade.slice(0, 1)]],
    circles: [{ x: 0, y: 0, radius: shaft / 2, line: 'edge' }],
    sections: [],
    centreLines: [
      [
        { x: -r, y: 0 },
        { x: r, y: 0 },
      ],
      [
        { x: 0, y: -r },
        { x: 0, y: r },
      ],
    ],
    breakable: [],
    dimensions: [
      {
        kind: 'length',
        role: 'thickness',
        from: { x: -thickness / 2, y: width / 2 },
        to: { x: thickness / 2, y: width / 2 },
        side: 'above',
      },
      {
        kind: 'height',
        role: 'width',
        from: { x: -thickness / 2, y: -width / 2 },
        to: { x: -thickness / 2, y: width / 2 },
        side: 'left',
        round: false,
        half: false,
      },
    ],
  }
}

function viewBroadSide(size: FlatPin): View {
  const { width, shaft, head, headHeight, fillet, shaftLength, length } = size
  const face = { x: 0, diameter: head }
  const contour = viewSolid([
    ...contourFlatPin(size),
    { x: shaftLength, r: width / 2, soft: true },
    { x: length, r: width / 2, soft: true },
  ])
  return {
    ...contour,
    breakable: [
      [headHeight + fillet, shaftLength],
      [shaftLength, length],
    ],
    dimensions: [
      diameterOf('head', 0, head, 'left'),
      acrossOf('shaft', headHeight + 0.4 * (shaftLength - headHeight), shaft),
      lengthOf('headHeight', face, { x: headHeight, diameter: head }),
      lengthOf('shaftLength', face, { x: shaftLength, diameter: shaft }),
      lengthOf('length', face, { x: length, diameter: width }),
      filletOf('fillet', headHeight, shaft, fillet),
    ],
  }
}

/** Flat (blade) ejector pin: the blade `thickness` × `width` starts at `shaftLength` from the head face. */
export function outlineFlatPin(size: FlatPin): Outline {
  return { paperHeight: 28, views: [viewTip(size), viewBroadSide(size)] }
}
