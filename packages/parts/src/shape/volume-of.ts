import { arcBetween } from './arc.ts'
import { areaOfFlats } from './flats.ts'
import type { Body, Flats, Loop, Solid, Turned, Vertex } from './shape.ts'

/** Returns the volume of a part, mm³, exact except for rounding. */
export function volumeOf(solid: Solid): number {
  return solid.reduce((sum, body) => sum + volumeOfBody(body), 0)
}

function volumeOfBody(body: Body): number {
  const cuts = body.cuts.reduce((sum, { loop, from, to }) => sum + areaOf(loop) * (to - from), 0)
  const whole = body.kind === 'block' ? body.height * body.depth * (body.to - body.from) : volumeTurned(body)
  return whole - cuts
}

function volumeTurned({ contour, bore, flats, bevel }: Turned): number {
  const beside = flats === null ? 0 : areaOfFlats(flats) * flats.height + volumeOfFillet(contour, flats)
  // An inclined face halves the cylinder that it goes through.
  const beyond = (Math.PI * (contour.at(-1)?.y ?? 0) ** 2 * bevel) / 2
  return volumeBelow(contour) - volumeBelow(bore) - beside - beyond
}

/** Steps of the sum over a fillet; its error is below a millionth of what flats remove from a pin. */
const steps = 400

/** Returns the volume that flats remove from the fillet behind the head, mm³; 0 if they end at the head. */
function volumeOfFillet(contour: readonly Vertex[], flats: Flats): number {
  const { height, to, distance } = flats
  const at = contour.findIndex(({ arc }, index) => arc !== undefined && contour[index - 1]?.x === height)
  const [start, end] = [contour[at - 1], contour[at]]
  if (to <= height || start === undefined || end?.arc === undefined) return 0
  const { centre, radius, from, turn } = arcBetween(start, end, end.arc)
  let sum = 0
  for (let step = 0; step < steps; step++) {
    const angle = from + (turn * (step + 0.5)) / steps
    const reach = centre.y + radius * Math.sin(angle)
    const length = Math.abs((radius * Math.sin(angle) * turn) / steps)
    if (reach > distance) sum += areaOfFlats({ ...flats, radius: reach }) * length
  }
  return sum
}

/**
 * Returns the volume between a path and the axis when the path is turned about it: V = π ∫ y² dx. Below a straight edge
 * this is a cone frustum; below an arc it equals Pappus' theorem (area × path of its centroid), computed as the
 * integral.
 */
function volumeBelow(path: readonly Vertex[]): number {
  let sum = 0
  for (let at = 1; at < path.length; at++) {
    const start = path[at - 1]
    const end = path[at]
    if (start !== undefined && end !== undefined) {
      sum += end.arc === undefined ? belowLine(start, end) : belowArc(start, end, end.arc)
    }
  }
  return Math.PI * sum
}

function belowLine(start: Vertex, end: Vertex): number {
  return ((end.x - start.x) * (start.y ** 2 + start.y * end.y + end.y ** 2)) / 3
}

/** ∫ y² dx with x = cx + r cos t, y = cy + r sin t, from one end of the arc to the other. */
function belowArc(start: Vertex, end: Vertex, arc: number): number {
  const { centre, radius, from, turn } = arcBetween(start, end, arc)
  const primitive = (t: number) => {
    const cos = Math.cos(t)
    const square = centre.y ** 2 * cos
    const product = centre.y * radius * (t - Math.sin(t) * cos)
    return square - product + radius ** 2 * (cos - cos ** 3 / 3)
  }
  return radius * (primitive(from + turn) - primitive(from))
}

/** Returns the area of a loop, mm². */
function areaOf(loop: Loop): number {
  if ('centre' in loop) return Math.PI * loop.radius ** 2
  const sum = loop.reduce((total, { y, z }, at) => {
    const before = loop.at(at - 1) ?? { y, z }
    return total + before.y * z - y * before.z
  }, 0)
  return sum / 2
}
