import { readFrame, readVector } from './read-placement.ts'
import { pointsOfSpline, readSpline } from './read-spline.ts'
import { idOf, idsOf, keywordOf, numberOf, type StepModel } from './step-model.ts'
import { dot, type Frame, normalise, place, scale, sizeOf, subtract, type Vector } from './vector.ts'

/** Pieces of a whole turn in which a round edge is read. */
const piecesOfTurn = 48
const piecesOfSpline = 24
const maxDepth = 4

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
  const [record] = model.read(id)
  if (record === undefined || depth > maxDepth) return []
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
    case 'POLYLINE':
      return idsOf(parameters[1]).map((point) => readVector(model, point, unit))
    default: {
      const spline = readSpline(model, id, unit)
      return spline === null ? [] : pointsOfSpline(spline, piecesOfSpline).slice(1, -1)
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

interface Line {
  point: Vector
  direction: Vector
}

/** Reads the direction of a line, which some systems write as a spline. */
export function readLine(model: StepModel, id: number, unit: number): Line | null {
  const [, point, direction] = model.as(id, 'LINE')?.parameters ?? []
  if (point == null || direction == null) return readStraightSpline(model, id, unit)
  return {
    point: readVector(model, idOf(point), unit),
    direction: normalise(readVector(model, idOf(direction))),
  }
}

function readStraightSpline(model: StepModel, id: number, unit: number): Line | null {
  const poles = readSpline(model, id, unit)?.poles ?? []
  const [first, last] = [poles[0], poles.at(-1)]
  if (first === undefined || last === undefined) return null
  const direction = normalise(subtract(last.point, first.point))
  const isStraight = poles.every(({ point }) => {
    const way = subtract(point, first.point)
    return sizeOf(subtract(way, scale(direction, dot(way, direction)))) < 1e-4
  })
  return isStraight ? { point: first.point, direction } : null
}
