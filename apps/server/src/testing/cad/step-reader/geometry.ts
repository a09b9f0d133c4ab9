import { listIn, numberIn, type Parameter, type StepModel } from './parse-step.ts'

export type Vector = [x: number, y: number, z: number]

/** A place with two of its axes. */
export interface Frame {
  origin: Vector
  axis: Vector
  x: Vector
  y: Vector
}

export const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Reads a point, a direction, or the place of a vertex. */
export function readVector(model: StepModel, reference: Parameter | undefined): Vector {
  const { type, parameters } = model.follow(reference)
  if (type === 'VERTEX_POINT') return readVector(model, parameters[1])
  const [x, y, z] = listIn(parameters[1]).map(numberIn)
  if (x === undefined || y === undefined || z === undefined) throw new Error(`${type} has no three coordinates`)
  return [x, y, z]
}

export function readFrame(model: StepModel, reference: Parameter | undefined): Frame {
  const [, origin, axis, x] = model.follow(reference).parameters
  const frame = { origin: readVector(model, origin), axis: readVector(model, axis), x: readVector(model, x) }
  return { ...frame, y: cross(frame.axis, frame.x) }
}
