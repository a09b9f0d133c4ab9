import { StepError } from './step-error.ts'
import { idOf, listOf, numberOf, type StepModel } from './step-model.ts'
import { cross, type Frame, frameAlong, normalise, scale, type Vector } from './vector.ts'

/** Reads a point or a direction. */
export function readVector(model: StepModel, id: number, unit = 1): Vector {
  const record = model.as(id, 'CARTESIAN_POINT', 'DIRECTION', 'VERTEX_POINT', 'VECTOR')
  if (record?.type === 'VERTEX_POINT') return readVector(model, idOf(record.parameters[1]), unit)
  if (record?.type === 'VECTOR') return readVector(model, idOf(record.parameters[1]))
  if (record === undefined) throw new StepError('broken', `#${id} is no point`)
  const [x = 0, y = 0, z = 0] = listOf(record.parameters[1]).map(numberOf)
  return [unit * x, unit * y, unit * z]
}

/** Reads a place with its axes, or a transformation. @param unit mm of a unit of its coordinates */
export function readFrame(model: StepModel, id: number, unit: number): Frame {
  const record = model.as(id, 'AXIS2_PLACEMENT_3D', 'AXIS1_PLACEMENT', 'CARTESIAN_TRANSFORMATION_OPERATOR_3D')
  if (record === undefined) throw new StepError('broken', `#${id} is no place`)
  const { type, parameters } = record
  if (type === 'CARTESIAN_TRANSFORMATION_OPERATOR_3D') return readTransformation(model, id, unit)
  const [, origin, axis, x] = parameters
  return frameAlong(
    readVector(model, idOf(origin), unit),
    axis == null ? [0, 0, 1] : readVector(model, idOf(axis)),
    x == null ? [1, 0, 0] : readVector(model, idOf(x)),
  )
}

function readTransformation(model: StepModel, id: number, unit: number): Frame {
  const parts = model.read(id)
  const fieldsOf = (type: string) => parts.find((part) => part.type === type)?.parameters ?? []
  // A record of one type has the names before these five.
  const fields = [...fieldsOf('CARTESIAN_TRANSFORMATION_OPERATOR'), ...fieldsOf('CARTESIAN_TRANSFORMATION_OPERATOR_3D')]
  const [x, y, origin, size, z] = fields.slice(-5)
  const axisOf = (axis: typeof x, usual: Vector) => (axis == null ? usual : normalise(readVector(model, idOf(axis))))
  const along = axisOf(x, [1, 0, 0])
  const up = axisOf(y, [0, 1, 0])
  const by = size == null ? 1 : numberOf(size)
  return {
    origin: readVector(model, idOf(origin), unit),
    x: scale(along, by),
    y: scale(up, by),
    z: scale(axisOf(z, cross(along, up)), by),
  }
}
