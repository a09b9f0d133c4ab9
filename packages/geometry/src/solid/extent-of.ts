import type { Body, Loop, Solid } from './solid.ts'

type Span = [from: number, to: number]

export interface Extent {
  x: Span
  y: Span
  z: Span
}

/** The box around a solid, mm. No arc of a turned contour bulges beyond its ends. */
export function extentOf(solid: Solid): Extent {
  const boxes = solid.map(extentOfBody)
  const around = (axis: keyof Extent) => spanOf(boxes.flatMap((box) => box[axis]))
  return { x: around('x'), y: around('y'), z: around('z') }
}

function extentOfBody(body: Body): Extent {
  if (body.kind === 'turned') {
    const radius = Math.max(...body.profile.map(({ y }) => y))
    return { x: spanOf(body.profile.map(({ x }) => x)), y: [-radius, radius], z: [-radius, radius] }
  }
  return { x: [body.from, body.to], y: extentOfLoop(body.outer, 'y'), z: extentOfLoop(body.outer, 'z') }
}

function extentOfLoop(loop: Loop, axis: 'y' | 'z'): Span {
  if (!('centre' in loop)) return spanOf(loop.map((point) => point[axis]))
  return [loop.centre[axis] - loop.radius, loop.centre[axis] + loop.radius]
}

function spanOf(values: readonly number[]): Span {
  return [Math.min(...values), Math.max(...values)]
}
