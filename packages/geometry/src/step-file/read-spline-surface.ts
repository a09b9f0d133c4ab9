import type { Parameter } from './parse-record.ts'
import { readVector } from './read-placement.ts'
import { type Pole, poleAt, readSplineFields, splineOf } from './read-spline.ts'
import type { Surface } from './read-surface.ts'
import { idsOf, listOf, numberOf, type StepModel } from './step-model.ts'
import { type Circle, circleThrough, dot, normalise, planeThrough, sizeOf, subtract, type Vector } from './vector.ts'

/** A turned surface has few poles; those of a moulded part are not read. */
const maxPoles = 300
const pieces = 9
/** How far an approximated surface is from what it means, mm. */
const tolerance = 0.01

/** Reads a surface that is written as a B-spline: as the plane or the turned surface that it is, null for any other. */
export function readSplineSurface(model: StepModel, id: number, unit: number): Surface | null {
  const rows = samplePoints(model, id, unit)
  if (rows === null) return null
  const plane = planeThrough(rows.flat(), tolerance)
  if (plane !== null) return { kind: 'plane', ...plane }
  return readTurned(rows) ?? readTurned(transpose(rows))
}

/** Reads a surface whose rows are circles about one axis. */
function readTurned(rows: readonly (readonly Vector[])[]): Surface | null {
  const circles: Circle[] = []
  for (const row of rows) {
    if (isPoint(row)) continue
    const circle = circleThrough(row, tolerance)
    if (circle === null) return null
    circles.push(circle)
  }
  const [first, ...others] = circles
  const last = others.at(-1)
  if (first === undefined || last === undefined) return null
  const way = subtract(last.centre, first.centre)
  const axis = sizeOf(way) > tolerance ? normalise(way) : first.normal
  const isCommon = circles.every(({ centre, normal }) => {
    const offset = subtract(centre, first.centre)
    const beside = Math.sqrt(Math.max(0, dot(offset, offset) - dot(offset, axis) ** 2))
    return beside < tolerance && Math.abs(dot(normal, axis)) > 1 - 1e-4
  })
  if (!isCommon) return null
  const radii = circles.map(({ radius }) => radius)
  const radius = radii.reduce((sum, one) => sum + one, 0) / radii.length
  if (radii.every((one) => Math.abs(one - radius) < tolerance / 2)) {
    return { kind: 'cylinder', point: first.centre, axis, radius }
  }
  return { kind: isStraight(circles, axis) ? 'cone' : 'round', point: first.centre, axis }
}

/** Whether the radii grow evenly along the axis. */
function isStraight(circles: readonly Circle[], axis: Vector): boolean {
  const [first, last] = [circles[0], circles.at(-1)]
  if (first === undefined || last === undefined) return false
  const wayOf = ({ centre }: Circle) => dot(subtract(centre, first.centre), axis)
  const length = wayOf(last)
  if (Math.abs(length) < tolerance) return false
  return circles.every((circle) => {
    const expected = first.radius + ((last.radius - first.radius) * wayOf(circle)) / length
    return Math.abs(circle.radius - expected) < tolerance
  })
}

const isPoint = ([first, ...others]: readonly Vector[]) =>
  first === undefined || others.every((other) => sizeOf(subtract(other, first)) < tolerance)

/** Returns rows of points of a B-spline surface; null for any other surface and for one that is too large. */
function samplePoints(model: StepModel, id: number, unit: number): Vector[][] | null {
  const fields = readSplineFields(model, id, 'SURFACE')
  if (fields === null) return null
  const [alongDegree, acrossDegree, poleIds] = fields.shape
  const [alongCounts, acrossCounts, alongKnots, acrossKnots] = fields.knots.map(numbersOf)
  const ids = listOf(poleIds).map(idsOf)
  if (ids.reduce((sum, row) => sum + row.length, 0) > maxPoles) return null
  const weights = listOf(fields.weights).map(numbersOf)
  const poles = ids.map((row, i) =>
    row.map((pole, j): Pole => ({ point: readVector(model, pole, unit), weight: weights[i]?.[j] ?? 1 })),
  )
  const rows: Vector[][] = []
  for (const share of shares) {
    const crossed: Pole[] = []
    for (const row of poles) {
      const spline = splineOf(numberOf(acrossDegree), row, acrossCounts ?? [], acrossKnots ?? [])
      if (spline === null) return null
      crossed.push(poleAt(spline, share))
    }
    const spline = splineOf(numberOf(alongDegree), crossed, alongCounts ?? [], alongKnots ?? [])
    if (spline === null) return null
    rows.push(shares.map((along) => poleAt(spline, along).point))
  }
  return rows
}

const shares = Array.from({ length: pieces + 1 }, (_, at) => at / pieces)
const numbersOf = (list: Parameter | undefined) => listOf(list).map(numberOf)

function transpose(rows: readonly (readonly Vector[])[]): Vector[][] {
  return (rows[0] ?? []).map((_, at) =>
    rows.flatMap((row) => {
      const point = row[at]
      return point === undefined ? [] : [point]
    }),
  )
}
