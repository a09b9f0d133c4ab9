import { readLine } from './read-curve.ts'
import { readFrame, readVector } from './read-placement.ts'
import { pointsOfSpline, readSpline } from './read-spline.ts'
import { readSplineSurface } from './read-spline-surface.ts'
import { idOf, numberOf, type StepModel } from './step-model.ts'
import { circleThrough, dot, normalise, scale, sizeOf, subtract, type Vector } from './vector.ts'

/** A surface, with what it says about a turned body. The axis is that of the turned body. */
export type Surface =
  | { kind: 'plane'; point: Vector; normal: Vector }
  | { kind: 'cylinder'; point: Vector; axis: Vector; radius: number }
  /** Its radii follow from its edges: a cone, a torus, or any other turned surface. */
  | { kind: 'cone' | 'round'; point: Vector; axis: Vector }
  | { kind: 'sphere'; point: Vector; radius: number }
  | { kind: 'other' }

const other: Surface = { kind: 'other' }
const piecesOfSpline = 9
/** Largest difference between two equal lengths, mm. */
const tolerance = 0.01

export function readSurface(model: StepModel, id: number, unit: number): Surface {
  const { type = '', parameters = [] } = model.read(id)[0] ?? {}
  const [, position, first] = parameters
  const frame = () => readFrame(model, idOf(position), unit)
  switch (type) {
    case 'PLANE':
      return { kind: 'plane', point: frame().origin, normal: frame().z }
    case 'CYLINDRICAL_SURFACE':
      return { kind: 'cylinder', point: frame().origin, axis: frame().z, radius: unit * numberOf(first) }
    case 'CONICAL_SURFACE':
      return { kind: 'cone', point: frame().origin, axis: frame().z }
    case 'TOROIDAL_SURFACE':
    case 'DEGENERATE_TOROIDAL_SURFACE':
      return { kind: 'round', point: frame().origin, axis: frame().z }
    case 'SPHERICAL_SURFACE':
      return { kind: 'sphere', point: frame().origin, radius: unit * numberOf(first) }
    case 'SURFACE_OF_REVOLUTION':
      return readRevolution(model, idOf(position), idOf(first), unit)
    case 'SURFACE_OF_LINEAR_EXTRUSION':
      return readExtrusion(model, idOf(position), idOf(first), unit)
    default:
      return readSplineSurface(model, id, unit) ?? other
  }
}

/** A line that is turned makes a cylinder, a cone or a plane; any other curve makes another round surface. */
function readRevolution(model: StepModel, curve: number, axisId: number, unit: number): Surface {
  const { origin: point, z: axis } = readFrame(model, axisId, unit)
  const line = readLine(model, curve, unit)
  if (line === null) return { kind: 'round', point, axis }
  const along = Math.abs(dot(line.direction, axis))
  if (along < 1e-6) return { kind: 'plane', point: line.point, normal: axis }
  if (along < 1 - 1e-9) return { kind: 'cone', point, axis }
  const way = subtract(line.point, point)
  return { kind: 'cylinder', point, axis, radius: sizeOf(subtract(way, scale(axis, dot(way, axis)))) }
}

/** A circle that is extended along its axis makes a cylinder, a line a plane. */
function readExtrusion(model: StepModel, curve: number, direction: number, unit: number): Surface {
  const along = model.as(direction, 'VECTOR')?.parameters[1]
  if (along == null) return other
  const axis = normalise(readVector(model, idOf(along)))
  const circle = model.as(curve, 'CIRCLE')?.parameters
  if (circle !== undefined) {
    const { origin: point, z } = readFrame(model, idOf(circle[1]), unit)
    return Math.abs(dot(z, axis)) < 1 - 1e-6
      ? other
      : { kind: 'cylinder', point, axis, radius: unit * numberOf(circle[2]) }
  }
  const spline = readSpline(model, curve, unit)
  const round = spline && circleThrough(pointsOfSpline(spline, piecesOfSpline), tolerance)
  if (round === null || Math.abs(dot(round.normal, axis)) < 1 - 1e-6) return other
  return { kind: 'cylinder', point: round.centre, axis, radius: round.radius }
}
