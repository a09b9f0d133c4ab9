import { stretchOf } from './flats.ts'
import type { Body, Solid } from './shape.ts'

type Span = [from: number, to: number]

export interface Extent {
  x: Span
  y: Span
  z: Span
}

/** Returns the box around a solid, mm. Ends of arcs suffice, as no arc of a turned contour bulges beyond its ends. */
export function extentOf(solid: Solid): Extent {
  const boxes = solid.map(extentOfBody)
  const around = (axis: keyof Extent) => spanOf(boxes.flatMap((box) => box[axis]))
  return { x: around('x'), y: around('y'), z: around('z') }
}

function extentOfBody(body: Body): Extent {
  if (body.kind === 'block') {
    const [y, z] = [body.height / 2, body.depth / 2]
    return { x: [body.from, body.to], y: [-y, y], z: [-z, z] }
  }
  const { contour, flats } = body
  const beside = flats === null ? contour : contour.filter(({ x }) => x > flats.height)
  const round = Math.max(0, ...beside.map(({ y }) => y))
  const stretch = (quarters: number) =>
    flats === null ? round : Math.max(round, stretchOf(flats, (quarters * Math.PI) / 2))
  return {
    x: spanOf(contour.map(({ x }) => x)),
    y: [-stretch(2), stretch(0)],
    z: [-stretch(3), stretch(1)],
  }
}

function spanOf(values: readonly number[]): Span {
  return [Math.min(...values), Math.max(...values)]
}
