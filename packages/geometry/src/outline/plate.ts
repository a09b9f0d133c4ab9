import type { Line, Outline, View } from './outline.ts'
import { rectangle } from './rectangle.ts'

export type PlateRole = 'width' | 'length' | 'thickness'

export type Plate = Record<PlateRole, number>

function viewBlock(across: number, height: number, centreLines: Line[]): Omit<View, 'dimensions'> {
  return {
    silhouette: rectangle(0, -height / 2, across, height),
    edges: [],
    circles: [],
    sections: [],
    centreLines,
    breakable: [],
  }
}

/** Plate: front view `length` × `width`, and from the left, standing right of it, the `thickness`. */
export function outlinePlate({ width, length, thickness }: Plate): Outline {
  const bottom = -width / 2
  const horizontal: Line = [
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ]
  const vertical: Line = [
    { x: length / 2, y: bottom },
    { x: length / 2, y: -bottom },
  ]
  return {
    paperHeight: 58,
    views: [
      {
        ...viewBlock(length, width, [horizontal, vertical]),
        dimensions: [
          {
            kind: 'height',
            role: 'width',
            from: { x: 0, y: bottom },
            to: { x: 0, y: -bottom },
            side: 'left',
            round: false,
            half: false,
          },
          { kind: 'length', role: 'length', from: { x: 0, y: bottom }, to: { x: length, y: bottom }, side: 'below' },
        ],
      },
      {
        ...viewBlock(thickness, width, [
          [
            { x: 0, y: 0 },
            { x: thickness, y: 0 },
          ],
        ]),
        dimensions: [
          {
            kind: 'length',
            role: 'thickness',
            from: { x: 0, y: bottom },
            to: { x: thickness, y: bottom },
            side: 'below',
          },
        ],
      },
    ],
  }
}
