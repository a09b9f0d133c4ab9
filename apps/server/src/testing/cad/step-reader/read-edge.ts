import { add, dot, type Frame, readFrame, readVector, type Vector } from './geometry.ts'
import { listIn, numberIn, type Parameter, type StepModel } from './parse-step.ts'

/** A directed edge. */
export interface Edge {
  /** Its curve without the direction, as `#12`. */
  id: string
  /** Returns a point of it, for a share from 0 to 1 of its way. */
  at: (share: number) => Vector
  /** Its ends, and where its curve reaches farthest along X, Y and Z. */
  extremes: Vector[]
  isForward: boolean
}

export function readEdge(model: StepModel, oriented: Parameter): Edge {
  const [, , , id, sense] = model.follow(oriented).parameters
  const [, from, to, curve, curveSense] = model.follow(id).parameters
  const ends: [Vector, Vector] = [readVector(model, from), readVector(model, to)]
  const { at, extremes } = readCurve(model, curve, ends, curveSense === '.T.')
  const isForward = sense === '.T.'
  return {
    id: String(id),
    at: (share) => at(isForward ? share : 1 - share),
    extremes: [...ends, ...extremes],
    isForward,
  }
}

type Curve = Pick<Edge, 'at' | 'extremes'>

function readCurve(
  model: StepModel,
  reference: Parameter | undefined,
  ends: [Vector, Vector],
  isAlong: boolean,
): Curve {
  const { type, parameters } = model.follow(reference)
  if (type === 'LINE') return { at: (share) => add(ends[0], add(ends[1], ends[0], -1), share), extremes: [] }
  if (type === 'CIRCLE' || type === 'ELLIPSE') {
    const [, , first, second = first] = parameters
    return ellipseBetween(readFrame(model, parameters[1]), numberIn(first), numberIn(second), ends, isAlong)
  }
  if (type === 'B_SPLINE_CURVE_WITH_KNOTS') {
    const at = splineOf(
      numberIn(parameters[1]),
      listIn(parameters[2]).map((point) => readVector(model, point)),
      listIn(parameters[7]).flatMap((knot, index) =>
        Array<number>(numberIn(listIn(parameters[6])[index])).fill(numberIn(knot)),
      ),
    )
    return { at: (share) => at(isAlong ? share : 1 - share), extremes: farthestOf(at) }
  }
  throw new Error(`unknown curve ${type}`)
}

function ellipseBetween(
  frame: Frame,
  first: number,
  second: number,
  [from, to]: [Vector, Vector],
  isAlong: boolean,
): Curve {
  const angleOf = (point: Vector) => {
    const way = add(point, frame.origin, -1)
    return Math.atan2(dot(way, frame.y) / second, dot(way, frame.x) / first)
  }
  const pointAt = (angle: number) =>
    add(add(frame.origin, frame.x, first * Math.cos(angle)), frame.y, second * Math.sin(angle))
  const direction = isAlong ? 1 : -1
  const start = angleOf(from)
  const turnTo = (angle: number) => (((angle - start) * direction) % (2 * Math.PI)) + 2 * Math.PI
  const isWhole = Math.hypot(...add(to, from, -1)) < 1e-9
  const turn = isWhole ? 2 * Math.PI : turnTo(angleOf(to)) % (2 * Math.PI)
  const tops = [0, 1, 2].flatMap((coordinate) => {
    const angle = Math.atan2(second * (frame.y[coordinate] ?? 0), first * (frame.x[coordinate] ?? 0))
    return [angle, angle + Math.PI]
  })
  return {
    at: (share) => pointAt(start + direction * turn * share),
    extremes: tops.filter((angle) => turnTo(angle) % (2 * Math.PI) <= turn).map(pointAt),
  }
}

/** Returns where a curve reaches farthest along X, Y and Z, in both senses. */
function farthestOf(at: (share: number) => Vector): Vector[] {
  const pieces = 64
  return [0, 1, 2].flatMap((coordinate) =>
    [-1, 1].map((sense) => {
      const reach = (share: number) => sense * (at(share)[coordinate] ?? 0)
      const shares = Array.from({ length: pieces + 1 }, (_, piece) => piece / pieces)
      const best = shares.reduce((one, other) => (reach(other) > reach(one) ? other : one))
      let [low, high] = [Math.max(0, best - 1 / pieces), Math.min(1, best + 1 / pieces)]
      for (let round = 0; round < 40; round++) {
        const [left, right] = [low + (high - low) / 3, high - (high - low) / 3]
        if (reach(left) < reach(right)) low = left
        else high = right
      }
      return at((low + high) / 2)
    }),
  )
}

/** De Boor's algorithm. */
function splineOf(degree: number, poles: Vector[], knots: number[]): (share: number) => Vector {
  const knot = (index: number) => knots[index] ?? Number.NaN
  const [first, last] = [knot(degree), knot(poles.length)]
  return (share) => {
    const t = first + share * (last - first)
    let span = degree
    while (span < poles.length - 1 && t >= knot(span + 1)) span += 1
    let points = poles.slice(span - degree, span + 1)
    for (let level = 1; level <= degree; level++) {
      points = points.slice(1).map((point, at) => {
        const low = span - degree + level + at
        const weight = (t - knot(low)) / (knot(low + degree + 1 - level) - knot(low))
        const before = points[at] ?? point
        return add(before, add(point, before, -1), weight)
      })
    }
    const [point] = points
    if (point === undefined) throw new Error('a spline without poles')
    return point
  }
}
