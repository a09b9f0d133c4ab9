import { readEdge } from './read-curve.ts'
import { readVector } from './read-placement.ts'
import { readSurface, type Surface } from './read-surface.ts'
import { StepError } from './step-error.ts'
import { idOf, idsOf, type StepModel } from './step-model.ts'
import type { Vector } from './vector.ts'

/** A face of a body, mm. */
export interface Face {
  surface: Surface
  /** The edges around it and around its holes, each as points along it. */
  edges: readonly (readonly Vector[])[]
}

/** A body, whose faces hang together. */
export interface Body {
  faces: readonly Face[]
}

/** Faces of a body that are read: of one with more only the number is known. */
export const maxFaces = 5_000

/**
 * Reads the bodies of a solid: one, or each piece of one that was merged from several.
 * @param unit mm of a unit of its coordinates
 * @returns null for a body with too many faces
 * @throws StepError
 */
export function readSolid(model: StepModel, id: number, unit: number): Body[] | null {
  const faces = shellsOf(model, id).flatMap((shell) => facesOf(model, shell))
  if (faces.length === 0) throw new StepError('broken', 'a body without faces')
  if (faces.length > maxFaces) return null
  return splitPieces(faces.map((face) => readFace(model, face, unit)))
}

function shellsOf(model: StepModel, id: number): number[] {
  const { type = '', parameters = [] } = model.read(id)[0] ?? {}
  if (type === 'SHELL_BASED_SURFACE_MODEL') return idsOf(parameters[1])
  return [idOf(parameters[1]), ...(type === 'BREP_WITH_VOIDS' ? idsOf(parameters[2]) : [])]
}

function facesOf(model: StepModel, shell: number): number[] {
  const record = model.as(shell, 'CLOSED_SHELL', 'OPEN_SHELL', 'ORIENTED_CLOSED_SHELL', 'ORIENTED_OPEN_SHELL')
  if (record?.type.startsWith('ORIENTED')) return facesOf(model, idOf(record.parameters[2]))
  return idsOf(record?.parameters[1])
}

function readFace(model: StepModel, id: number, unit: number): Face {
  const record = model.as(id, 'ADVANCED_FACE', 'FACE_SURFACE', 'FACE')
  if (record === undefined) throw new StepError('broken', `#${id} is no face`)
  const [, bounds, surface] = record.parameters
  return {
    surface: surface == null ? { kind: 'other' } : readSurface(model, idOf(surface), unit),
    edges: idsOf(bounds).flatMap((bound) => readBound(model, bound, unit)),
  }
}

function readBound(model: StepModel, id: number, unit: number): Vector[][] {
  const loop = model.as(id, 'FACE_OUTER_BOUND', 'FACE_BOUND')?.parameters[1]
  if (loop == null) return []
  const record = model.as(idOf(loop), 'EDGE_LOOP', 'VERTEX_LOOP', 'POLY_LOOP')
  if (record === undefined) return []
  const [, listed] = record.parameters
  if (record.type === 'VERTEX_LOOP') return [[readVector(model, idOf(listed), unit)]]
  if (record.type === 'POLY_LOOP') return [idsOf(listed).map((point) => readVector(model, point, unit))]
  return idsOf(listed).flatMap((oriented) => {
    const edge = model.as(oriented, 'ORIENTED_EDGE')?.parameters[3]
    const points = edge == null ? [] : readEdge(model, idOf(edge), unit)
    return points.length === 0 ? [] : [points]
  })
}

/** Faces with a corner in common belong to one piece. */
function splitPieces(faces: readonly Face[]): Body[] {
  const leaders = new Map<string, number>()
  const parents = faces.map((_, at) => at)
  const leaderOf = (at: number): number => {
    let leader = at
    while ((parents[leader] ?? leader) !== leader) leader = parents[leader] ?? leader
    parents[at] = leader
    return leader
  }
  for (const [at, { edges }] of faces.entries()) {
    for (const edge of edges) {
      for (const corner of [edge[0], edge.at(-1)]) {
        if (corner === undefined) continue
        for (const key of cellsOf(corner)) {
          const other = leaders.get(key)
          if (other === undefined) leaders.set(key, at)
          else parents[leaderOf(at)] = leaderOf(other)
        }
      }
    }
  }
  return [...Map.groupBy(faces.keys(), leaderOf).values()].map((members) => ({
    faces: members.flatMap((at) => faces[at] ?? []),
  }))
}

const cell = 0.02

/** A corner lies near the border of a cell at most in one direction; the next cell is its own, too. */
function cellsOf([x, y, z]: Vector): string[] {
  const near = (value: number) => {
    const at = value / cell
    const middle = Math.floor(at)
    const rest = at - middle
    return rest < 0.25 ? [middle, middle - 1] : rest > 0.75 ? [middle, middle + 1] : [middle]
  }
  return near(x).flatMap((i) => near(y).flatMap((j) => near(z).map((k) => `${i},${j},${k}`)))
}
