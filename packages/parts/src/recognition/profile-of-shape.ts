import type { Block, Solid, Turned, Vertex } from '../shape/shape.ts'
import type { Profile, Side } from './profile.ts'
import { readTurnedTip } from './read-tip.ts'
import { type Piece, seatRadiusOf, straighten } from './straighten.ts'

/** Returns how the bodies of an article are measured; null for a part that is not turned. */
export function profileOfShape(solid: Solid): Profile | null {
  const [head, end, further] = solid
  if (head.kind !== 'turned' || further !== undefined || end?.kind === 'turned') return null
  const shoulder = endOf(head.contour)
  const length = end?.to ?? shoulder
  return {
    length,
    outside: straighten(piecesOf(head.contour), startOf(head.contour), shoulder),
    bore: straighten(piecesOf(head.bore), startOf(head.bore), endOf(head.bore)),
    seatRadius: seatRadiusOf(piecesOf(head.bore)),
    blade: end === undefined ? null : bladeOf(end),
    flats: flatsOf(head),
    socket: socketOf(head),
    tip: end === undefined ? tipOf(head) : null,
    shapedFrom: null,
    others: 0,
  }
}

const startOf = (path: readonly Vertex[]) => path[0]?.x ?? 0
const endOf = (path: readonly Vertex[]) => path.at(-1)?.x ?? 0

function piecesOf(path: readonly Vertex[]): Piece[] {
  return path.slice(1).flatMap((vertex, at) => {
    const before = path[at]
    if (before === undefined || vertex.x - before.x < 1e-6) return []
    const isLevel = vertex.arc === undefined && Math.abs(vertex.y - before.y) < 1e-6
    const kind = vertex.arc !== undefined ? 'round' : isLevel ? 'cylinder' : 'cone'
    return [{ kind, from: before.x, to: vertex.x, start: before.y, end: vertex.y } as const]
  })
}

function tipOf({ contour, face }: Turned): Profile['tip'] {
  const [lower, upper, ...others] = face
  if (lower === undefined || upper === undefined) return readTurnedTip(piecesOf(contour))
  if (others.length > 0 || upper.arc !== undefined) return 'other'
  return { form: 'bevel', value: (180 / Math.PI) * Math.atan2(Math.abs(lower.x - upper.x), upper.y - lower.y) }
}

function bladeOf({ from, height, depth }: Block) {
  return { from, width: Math.max(height, depth), strength: Math.min(height, depth) }
}

function flatsOf({ flats }: Turned): Side[] {
  if (flats === null) return []
  return flats.angles.map((angle) => ({ angle, distance: flats.distance, from: 0, to: flats.to }))
}

function socketOf({ cuts }: Turned): Profile['socket'] {
  for (const { loop, from, to } of cuts) {
    if ('centre' in loop || loop.length !== 6 || from > 0) continue
    const reach = Math.max(...loop.map(({ y, z }) => Math.hypot(y, z)))
    return { width: reach * Math.sqrt(3), depth: to }
  }
  return null
}
