import type { Solid } from '@normwerk/parts/shape/shape'

/** The job of a kernel. */
export type Job =
  /** Parts at their places as one STEP file; a part may have several places. */
  | { output: 'assembly'; parts: readonly AssembledPart[]; places: readonly Place[] }
  | { output: 'part'; schema: StepSchema; model: Model }
  /** A part as GLB. */
  | { output: 'mesh'; model: MeshModel }

/** AP214 is read by the CAD systems of the last twenty years, AP242 is its successor. */
export type StepSchema = 'ap214' | 'ap242'

/** A part on its own, in the place and the colour of its file. */
export interface Model {
  solid: Solid
  /** Place of the seat on the axis of the shape, mm; it becomes the origin, and the axis becomes Z. */
  seat: number
  /** `#rrggbb` */
  colour: string
}

/** A part as its GLB has it. The name needs no placeholder. */
export interface MeshModel extends Model {
  name: string
  dimensions: readonly MeshDimension[]
}

type Point = readonly [x: number, y: number, z: number]

/** A size that a viewer shows, between two points of the shape, mm. */
export interface MeshDimension {
  symbol: string
  value: number
  from: Point
  to: Point
}

/** A body that may have several places, in the colour of its file. */
export interface AssembledPart {
  solid: Solid
  /** `#rrggbb` */
  colour: string
}

/** Where the axis of a shape points in an assembly: along X, as it is described, or up or down along Z. */
export type Direction = 'along' | 'up' | 'down'

export interface Place {
  /** Index of the part. */
  part: number
  x: number
  y: number
  z: number
  points: Direction
}

export interface Written {
  /** The file as the kernel writes it; STEP has placeholders for the names. */
  file: Uint8Array
  /** The most memory that the process has had, bytes. */
  memory: number
}

export type Answer = Written | { failure: string }

export function isAnswer(message: unknown): message is Answer {
  if (typeof message !== 'object' || message === null) return false
  if ('failure' in message) return typeof message.failure === 'string'
  if (!('file' in message && 'memory' in message)) return false
  return message.file instanceof Uint8Array && typeof message.memory === 'number'
}

/** Placeholders for names, as they are quoted in the kernel's STEP file, which never gets the real names. */
export const standIns = {
  assembly: 'assembly',
  part: (index: number) => `part-${index}`,
  instance: (index: number) => `instance-${index}`,
}
