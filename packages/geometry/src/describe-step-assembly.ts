import type { Profile } from '@normwerk/parts/recognition/profile'
import { listEdges } from './recognition/list-edges.ts'
import { measureBody } from './recognition/measure-body.ts'
import { type Body, readSolid } from './step-file/read-solid.ts'
import { readStructure } from './step-file/read-structure.ts'
import { openStepModel } from './step-file/step-model.ts'
import { type Frame, placeFrame, type Vector } from './step-file/vector.ts'

/** The origin, and the directions of x, y and z. */
export type Place = readonly number[]

/** A body of an assembly as plain data, mm. */
export interface DescribedBody {
  /** The product that it belongs to; empty if it has none. */
  name: string
  quantity: number
  /** Its box in its own directions, the longest side first; null for a body with too many faces. */
  size: Vector | null
  turned: DescribedTurning | null
  /** The edges of a body that is not turned, at all its places: x, y, z of the points of each. */
  edges: readonly (readonly number[])[]
}

/** A turned body: z of its places points from the head face to the tip, x to its first flat or along its blade. */
export interface DescribedTurning {
  profile: Profile
  /** Its outline from the head face to the tip: mm along the axis and from it. */
  outline: readonly (readonly [along: number, radius: number])[]
  places: readonly Place[]
}

/** Numbers of all edges together; those of further bodies are left out of the picture. */
const maxNumbers = 600_000

/**
 * Reads the bodies of a STEP assembly of any CAD system.
 * @throws StepError
 */
export function describeStepAssembly(bytes: Uint8Array): DescribedBody[] {
  const model = openStepModel(bytes)
  let left = maxNumbers
  return readStructure(model).flatMap(({ id, unit, name, places }): DescribedBody[] => {
    const bodies = readSolid(model, id, unit)
    const quantity = places.length
    if (bodies === null) return [{ name, quantity, size: null, turned: null, edges: [] }]
    return bodies.map((body) => {
      const turned = measureBody(body)
      const edges = turned === null ? listEdges(body, places, left) : []
      left -= edges.reduce((sum, edge) => sum + edge.length, 0)
      return {
        name,
        quantity,
        size: sizeOf(body),
        turned: turned && {
          profile: turned.profile,
          outline: turned.outline.map(([along, radius]) => [round(along), round(radius)]),
          places: places.map((place) => flatten(placeFrame(place, turned.frame))),
        },
        edges,
      }
    })
  })
}

function sizeOf({ faces }: Body): Vector {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { edges } of faces) {
    for (const edge of edges) {
      for (const point of edge) {
        for (const axis of [0, 1, 2] as const) {
          low[axis] = Math.min(low[axis] ?? 0, point[axis])
          high[axis] = Math.max(high[axis] ?? 0, point[axis])
        }
      }
    }
  }
  const [long = 0, middle = 0, short = 0] = high
    .map((value, axis) => round(value - (low[axis] ?? 0)))
    .toSorted((a, b) => b - a)
  return [long, middle, short]
}

function flatten({ origin, x, y, z }: Frame): number[] {
  return [...origin.map(round), ...[x, y, z].flatMap((axis) => axis.map((value) => Math.round(value * 1e5) / 1e5))]
}

const round = (value: number) => Math.round(value * 1000) / 1000
