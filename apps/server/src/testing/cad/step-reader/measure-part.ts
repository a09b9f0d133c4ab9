import { readVector, type Vector } from './geometry.ts'
import { listIn, StepModel } from './parse-step.ts'
import { type Edge, readEdge } from './read-edge.ts'
import { readSurface, type Surface } from './read-surface.ts'

export interface MeasuredPart {
  products: string[]
  solids: number
  /** mm³ */
  volume: number
  /** The box around it, mm. */
  low: Vector
  high: Vector
  /** `#rrggbb` */
  colours: string[]
  /** What is wrong with it, in words. */
  faults: string[]
}

const steps = 128

/**
 * Measures the only body of a STEP file from the surfaces and curves that are written there. It shares no code with
 * what writes such files, so that a wrong formula is not on both sides.
 */
export function measurePart(text: string): MeasuredPart {
  const model = new StepModel(text)
  const faces = model.all('ADVANCED_FACE').map(({ parameters: [, bounds, surface] }) => ({
    surface: readSurface(model, surface),
    loops: listIn(bounds).map((bound) => {
      const [, loop, sense] = model.follow(bound).parameters
      const { type, parameters } = model.follow(loop)
      // A point that bounds a face, such as the tip of a cone, has no edge.
      const points = type === 'VERTEX_LOOP' ? [readVector(model, parameters[1])] : []
      const edges = type === 'VERTEX_LOOP' ? [] : listIn(parameters[1]).map((edge) => readEdge(model, edge))
      return { points, edges, sign: sense === '.T.' ? 1 : -1 }
    }),
  }))
  const used = new Map<string, number>()
  const extremes: Vector[] = []
  const faults = new Set<string>()
  let volume = 0
  for (const { surface, loops } of faces) {
    for (const { points, edges, sign } of loops) {
      extremes.push(...points)
      for (const edge of edges) {
        used.set(edge.id, (used.get(edge.id) ?? 0) + (edge.isForward ? sign : -sign))
        extremes.push(...edge.extremes)
        if (farthest(surface, edge) > 1e-6) faults.add(`${edge.id} is not on its surface`)
      }
      const inside = middleOf(loops.flatMap((loop) => loop.edges))
      for (const edge of edges) volume += sign * sumAlong(surface, edge, inside)
    }
  }
  for (const [id, sum] of used) if (sum !== 0) faults.add(`${id} is not used once in each direction`)
  const bound = (choose: (...values: number[]) => number): Vector => [
    choose(...extremes.map(([x]) => x)),
    choose(...extremes.map(([, y]) => y)),
    choose(...extremes.map(([, , z]) => z)),
  ]
  return {
    products: model.all('PRODUCT').map(({ parameters: [, name] }) => String(name).slice(1, -1)),
    solids: model.all('MANIFOLD_SOLID_BREP').length,
    volume,
    low: bound(Math.min),
    high: bound(Math.max),
    colours: model.all('COLOUR_RGB').map(({ parameters: [, ...shares] }) => {
      return `#${shares
        .map((share) =>
          Math.round(Number(share) * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
    }),
    faults: [...faults],
  }
}

/** Richardson's extrapolation of the sum over short straight pieces. */
function sumAlong(surface: Surface, edge: Edge, inside: Vector): number {
  const sumOf = (count: number) => {
    let sum = 0
    for (let at = 0; at < count; at++) sum += surface.sum(edge.at(at / count), edge.at((at + 1) / count), inside)
    return sum
  }
  return (4 * sumOf(steps) - sumOf(steps / 2)) / 3
}

function farthest(surface: Surface, edge: Edge): number {
  return Math.max(...Array.from({ length: 33 }, (_, at) => surface.distance(edge.at(at / 32))))
}

/** A point on the same side of the surface's axis as the edges, half way along it. */
function middleOf(edges: Edge[]): Vector {
  const points = edges.flatMap((edge) => [edge.at(0), edge.at(0.5)])
  const z = points.map((point) => point[2])
  const reach = points.map(([x, y]) => Math.hypot(x, y))
  return [(Math.min(...reach) + Math.max(...reach)) / 2, 0, (Math.min(...z) + Math.max(...z)) / 2]
}
