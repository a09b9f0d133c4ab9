import type { Role } from '@normwerk/parts/mould-base/bill'
import { kindOf } from './part-kinds.ts'

/** Equal parts of a mould base that stand at one height, mm above the moving platen. */
export interface Layer {
  role: Role
  from: number
  to: number
  /** Where their head faces are. */
  head: number
  points: 'up' | 'down'
}

/** Between two parts that were pulled apart, mm. */
const gap = 12
const touching = 1e-6

/**
 * Returns how far each layer moves upwards so that the mould base can be seen as it is assembled: below and above each
 * plate stand the parts whose heads are in it, on the side from which they are put in.
 */
export function pullApart(layers: readonly Layer[]): number[] {
  const plates = layers.filter(isStacked).toSorted((one, other) => one.from - other.from)
  const moves = new Map<Layer, number>()
  let end = -gap
  const place = (together: readonly Layer[]) => {
    if (together.length === 0) return
    const from = Math.min(...together.map((layer) => layer.from))
    const move = end + gap - from
    for (const layer of together) moves.set(layer, move)
    end = move + Math.max(...together.map((layer) => layer.to))
  }
  const parts = layers.filter((layer) => kindOf(layer.role) !== 'plate')
  for (const plate of plates) {
    const own = parts.filter((layer) => plateOf(layer, plates) === plate)
    place(own.filter((layer) => !isPutInFromAbove(layer)))
    place([plate])
    for (const step of stepsFromAbove) place(own.filter((layer) => isPutInFromAbove(layer) && step(layer)))
  }
  placeRisers(layers, plates, moves)
  return layers.map((layer) => moves.get(layer) ?? 0)
}

/** The locating ring holds the sprue bushing, and its screws hold the ring. */
const stepsFromAbove: readonly ((layer: Layer) => boolean)[] = [
  ({ role }) => role !== 'locatingRing' && role !== 'screwRing',
  ({ role }) => role === 'locatingRing',
  ({ role }) => role === 'screwRing',
]

/** Risers stand beside the ejector plates, and all other plates on each other. */
function isStacked({ role }: Layer): boolean {
  return kindOf(role) === 'plate' && role !== 'riser'
}

/** Sleeves stand in the upper face of a plate. */
function isPutInFromAbove({ role, points }: Layer): boolean {
  return points === 'down' || role === 'centringSleeve'
}

/** Returns the plate in which the heads of parts are; above the mould, the last one. */
function plateOf({ head, points }: Layer, plates: readonly Layer[]): Layer | undefined {
  const inside = points === 'up' ? head + touching : head - touching
  return plates.findLast((plate) => plate.from < inside) ?? plates[0]
}

/** Places the risers in the middle between the plates below and above them. */
function placeRisers(layers: readonly Layer[], plates: readonly Layer[], moves: Map<Layer, number>): void {
  for (const riser of layers.filter(({ role }) => role === 'riser')) {
    const below = plates.findLast((plate) => plate.to <= riser.from + touching)
    const above = plates.find((plate) => plate.from >= riser.to - touching)
    const around = [below, above].flatMap((plate) => (plate && moves.get(plate)) ?? [])
    moves.set(riser, around.reduce((sum, move) => sum + move, 0) / Math.max(1, around.length))
  }
}
