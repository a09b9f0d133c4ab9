import { readVector } from './read-placement.ts'
import { idsOf, listOf, numberOf, type StepModel } from './step-model.ts'
import { add, scale, type Vector } from './vector.ts'

export interface Pole {
  point: Vector
  weight: number
}

export interface Spline {
  degree: number
  poles: readonly Pole[]
  /** Every knot; one of multiplicity three is here three times. */
  knots: readonly number[]
}

const maxPoles = 500
const maxDegree = 20

/** Reads a B-spline curve, rational or not; null for any other curve and for one that is too large. */
export function readSpline(model: StepModel, id: number, unit: number): Spline | null {
  const fields = readSplineFields(model, id, 'CURVE')
  if (fields === null) return null
  const [degree, poleIds] = fields.shape
  const [counts, knots] = fields.knots
  const ids = idsOf(poleIds)
  if (ids.length > maxPoles) return null
  const weights = listOf(fields.weights).map(numberOf)
  const poles = ids.map((pole, at) => ({ point: readVector(model, pole, unit), weight: weights[at] ?? 1 }))
  return splineOf(numberOf(degree), poles, listOf(counts).map(numberOf), listOf(knots).map(numberOf))
}

/** Returns the fields of a spline, which has one type or, if it is rational, several. */
export function readSplineFields(model: StepModel, id: number, kind: 'CURVE' | 'SURFACE') {
  const parts = model.read(id)
  const fieldsOf = (type: string) => parts.find((part) => part.type === type)?.parameters
  const withKnots = fieldsOf(`B_SPLINE_${kind}_WITH_KNOTS`)
  if (withKnots === undefined) return null
  const shape = fieldsOf(`B_SPLINE_${kind}`)
  if (shape !== undefined) return { shape, knots: withKnots, weights: fieldsOf(`RATIONAL_B_SPLINE_${kind}`)?.[0] }
  // Name and shape come before the knots in a record of one type.
  return { shape: withKnots.slice(1), knots: withKnots.slice(kind === 'CURVE' ? 6 : 8), weights: undefined }
}

/** Returns null for a spline that contradicts itself. */
export function splineOf(
  degree: number,
  poles: readonly Pole[],
  counts: readonly number[],
  distinct: readonly number[],
): Spline | null {
  const knots = distinct.flatMap((knot, at) => Array<number>(Math.min(counts[at] ?? 0, degree + 1)).fill(knot))
  const isWhole = knots.length === poles.length + degree + 1 && degree >= 1 && degree <= maxDegree
  return isWhole ? { degree, poles, knots } : null
}

/** Returns points at equal steps of the parameter, from one end of a spline to the other. */
export function pointsOfSpline(spline: Spline, pieces: number): Vector[] {
  return Array.from({ length: pieces + 1 }, (_, step) => poleAt(spline, step / pieces).point)
}

/** Returns the point of a spline at a share of its parameters, with its weight, by De Boor's algorithm. */
export function poleAt({ degree, poles, knots }: Spline, share: number): Pole {
  const knot = (at: number) => knots[at] ?? 0
  const [first, last] = [knot(degree), knot(poles.length)]
  const t = first + share * (last - first)
  let span = degree
  while (span < poles.length - 1 && t >= knot(span + 1)) span += 1
  let points = poles.slice(span - degree, span + 1)
  for (let level = 1; level <= degree; level += 1) {
    points = points.slice(1).map((pole, at) => {
      const low = span - degree + level + at
      const width = knot(low + degree + 1 - level) - knot(low)
      return mix(points[at] ?? pole, pole, width === 0 ? 0 : (t - knot(low)) / width)
    })
  }
  return points[0] ?? { point: [0, 0, 0], weight: 1 }
}

function mix(one: Pole, other: Pole, share: number): Pole {
  const weight = (1 - share) * one.weight + share * other.weight
  const point = add(scale(one.point, (1 - share) * one.weight), scale(other.point, share * other.weight))
  return { point: scale(point, 1 / weight), weight }
}
