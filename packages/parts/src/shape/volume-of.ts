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

function volumeTurned({ contour, bore, flats, face }: Turned): number {
  const beside = flats === null ? 0 : areaOfFlats(flats) * flats.height + volumeOfFillet(contour, flats)
  return volumeBelow(contour) - volumeBelow(bore) - beside - volumeBeyond(face, contour.at(-1))
}

/** Returns the volume of a cylinder beyond a face that goes straight through it, mm³. */
function volumeBeyond(face: readonly Vertex[], end: Vertex | undefined): number {
  let sum = 0
  for (let at = 1; at < face.length; at++) {
    const [start, to] = [face[at - 1], face[at]]
    if (end !== undefined && start !== undefined && to !== undefined) {
      sum += to.arc === undefined ? beyondLine(start, to, end) : beyondArc(start, to, to.arc, end)
    }
  }
  return sum
}

/** ∫ 2 √(r² − y²) (x − face) dy along a straight piece of the face. */
function beyondLine(start: Vertex, to: Vertex, { x, y: r }: Vertex): number {
  if (start.y === to.y) return 0
  const slope = (to.x - start.x) / (to.y - start.y)
  const primitive = (y: number) => {
    const half = Math.sqrt(Math.max(0, r * r - y * y))
    const area = y * half + r * r * Math.asin(Math.min(1, Math.max(-1, y / r)))
    return (x - start.x + slope * start.y) * area + (slope * 2 * half ** 3) / 3
  }
  return primitive(to.y) - primitive(start.y)
}

/** The same along an arc, summed up in steps that are short at its ends, where the cylinder may narrow steeply. */
function beyondArc(start: Vertex, to: Vertex, arc: number, { x, y: r }: Vertex): number {
  const { centre, radius, from, turn } = arcBetween(start, to, arc)
  let sum = 0
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps
    const angle = from + turn * share ** 2 * (3 - 2 * share)
    const stride = (turn * 6 * share * (1 - share)) / steps
    const y = centre.y + radius * Math.sin(angle)
    const away = x - centre.x - radius * Math.cos(angle)
    sum += 2 * Math.sqrt(Math.max(0, r * r - y * y)) * away * radius * Math.cos(angle) * stride
  }
  return sum
}

/** Steps of a sum along an arc; its error is below a millionth of what is removed from a pin. */
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
