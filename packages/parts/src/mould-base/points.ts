/** A place in the plan of a mould: x across its width, y along its length, from its centre, mm. */
export interface Point {
  x: number
  y: number
}

/** Returns the four places that are symmetric about the centre. */
export function corners(x: number, y: number): Point[] {
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x: -x, y },
    { x, y },
  ]
}

export function diagonal(x: number, y: number): Point[] {
  return [
    { x: -x, y: -y },
    { x, y },
  ]
}

/** Returns two rows of places, left and right of the centre. */
export function onBothSides(x: number, ys: readonly number[]): Point[] {
  return ys.flatMap((y) => [
    { x: -x, y },
    { x, y },
  ])
}
