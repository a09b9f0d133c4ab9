/** All coordinates in this folder are in mm of paper, y downwards as in SVG. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Figures are 3.5 mm high. Capitals of a sans-serif font are about 0.72 of its size high. */
export const figureHeight = 3.5
export const fontSize = 4.9

/** ISO 128: wide to narrow 2 : 1. */
export const wideLine = 0.5
export const narrowLine = 0.25

/** Distance of the first dimension line from the outline, and of each further one. */
export const firstLevel = 10
export const nextLevel = 7

/** Extension lines extend past the dimension line by eight times the narrow line. */
export const overshoot = 8 * narrowLine

export function boxAround(points: { x: number; y: number }[]): Box {
  return points.reduce<Box>(
    (box, { x, y }) => ({
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  )
}
