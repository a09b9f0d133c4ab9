import { readFrame, readVector } from './read-placement.ts'
import { idOf, idsOf, keywordOf, listOf, numberOf, type StepModel } from './step-model.ts'
import { add, dot, type Frame, normalise, place, sizeOf, subtract, type Vector } from './vector.ts'

/** Pieces of a whole turn in which a round edge is read. */
const piecesOfTurn = 48
const piecesOfSpline = 24
const deepest = 4

/** Returns points along an edge, from its first end to its last one, mm. */
export function readEdge(model: StepModel, id: number, unit: number): Vector[] {
  const [, start, end, curve, sense] = model.as(id, 'EDGE_CURVE')?.parameters ?? []
  if (start == null || end == null) return []
  const ends = [start, end].map((vertex) => readVector(model, idOf(vertex), unit))
  const [from, to] = ends
  if (from === undefined || to === undefined) return []
  if (curve == null) return [from, to]
  const inner = readCurve(model, idOf(curve), unit, { from, to, isAlong: keywordOf(sense) !== 'F' }, 0)
  return [from, ...inner, to]
}

interface Ends {
  from: Vector
  to: Vector
  isAlong: boolean
}

/** Returns points of a curve between two others. */
function readCurve(model: StepModel, id: number, unit: number, ends: Ends, depth: number): Vector[] {
  const parts = model.read(id)
  const [record] = parts
  if (record === undefined || depth > deepest) return []
  const { type, parameters } = record
  switch (type) {
    case 'SURFACE_CURVE':
    case 'SEAM_CURVE':
    case 'INTERSECTION_CURVE':
    case 'TRIMMED_CURVE':
      return readCurve(model, idOf(parameters[1]), unit, ends, depth + 1)
    case 'CIRCLE': {
      const radius = unit * numberOf(parameters[2])
      return pointsOfArc(readFrame(model, idOf(parameters[1]), unit), radius, radius, ends)
    }
    case 'ELLIPSE': {
      const [long, short] = [numberOf(parameters[2]), numberOf(parameters[3])]
      return pointsOfArc(readFrame(model, idOf(parameters[1]), unit), unit * long, unit * short, ends)
    }
    case 'B_SPLINE_CURVE_WITH_KNOTS':
      return pointsOfSpline({
        degree: numberOf(parameters[1]),
        poles: idsOf(parameters[2]).map((pole) => readVector(model, pole, unit)),
        counts: listOf(parameters[6]).map(numberOf),
        knots: listOf(parameters[7]).map(numberOf),
      })
    case 'POLYLINE':
      return idsOf(parameters[1]).map((point) => readVector(model, point, unit))
    default: {
      // A rational spline has several types; its poles are near enough.
      const spline = parts.find((part) => part.type === 'B_SPLINE_CURVE')
      return idsOf(spline?.parameters[1]).map((pole) => readVector(model, pole, unit))
    }
  }
}

function pointsOfArc(frame: Frame, long: number, short: number, { from, to, isAlong }: Ends): Vector[] {
  if (!(long > 0 && short > 0)) return []
  const angleOf = (point: Vector) => {
    const way = subtract(point, frame.origin)
    return Math.atan2(dot(way, frame.y) / short, dot(way, frame.x) / long)
  }
  const start = angleOf(from)
  const isWhole = sizeOf(subtract(to, from)) < 1e-3 * long
  const way = (isAlong ? 1 : -1) * (angleOf(to) - start)
  const turn = isWhole ? 2 * Math.PI : ((way % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)
  const count = Math.max(2, Math.ceil((piecesOfTurn * turn) / (2 * Math.PI)))
  return Array.from({ length: count - 1 }, (_, at) => {
    const angle = start + ((isAlong ? 1 : -1) * turn * (at + 1)) / count
    return place(frame, [long * Math.cos(angle), short * Math.sin(angle), 0])
  })
}

interface Spline {
  degree: number
  poles: Vector[]
  counts: number[]
  knots: number[]
}

const mostPoles = 500

/** Evaluates a spline by De Boor's algorithm. */
function pointsOfSpline({ degree, poles, counts, knots: distinct }: Spline): Vector[] {
  const knots = distinct.flatMap((knot, at) => Array<number>(Math.min(counts[at] ?? 0, degree + 1)).fill(knot))
  if (poles.length > mostPoles || knots.length !== poles.length + degree + 1 || degree > 20) return poles
  const knot = (at: number) => knots[at] ?? 0
  const [first, last] = [knot(degree), knot(poles.length)]
  return Array.from({ length: piecesOfSpline - 1 }, (_, step) => {
    const t = first + ((step + 1) / piecesOfSpline) * (last - first)
    let span = degree
    while (span < poles.length - 1 && t >= knot(span + 1)) span += 1
    let points = poles.slice(span - degree, span + 1)
    for (let level = 1; level <= degree; level += 1) {
      points = points.slice(1).map((point, at) => {
        const low = span - degree + level + at
        const width = knot(low + degree + 1 - level) - knot(low)
        const before = points[at] ?? point
        return add(before, subtract(point, before), width === 0 ? 0 : (t - knot(low)) / width)
      })
    }
    return points[0] ?? [0, 0, 0]
  })
}

/** Reads the direction of a line. */
export function readLine(model: StepModel, id: number, unit: number): { point: Vector; direction: Vector } | null {
  const [, point, direction] = model.as(id, 'LINE')?.parameters ?? []
  if (point == null || direction == null) return null
  return {
    point: readVector(model, idOf(point), unit),
    direction: normalise(readVector(model, idOf(direction))),
  }
}
