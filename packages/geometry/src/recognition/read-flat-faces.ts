import type { Blade, Profile, Side } from '@normwerk/parts/recognition/profile'
import type { Piece } from '@normwerk/parts/recognition/straighten'
import type { Seen } from './see-face.ts'

interface Flat {
  blade: Blade | null
  flats: Side[]
  socket: Profile['socket']
  /** The direction of the blade's width or of the first flat, radians; null if the body has neither. */
  direction: number | null
  /** The faces that are neither turned nor any of these. */
  rest: Seen[]
}

const near = 0.05

/** Finds blade, flats and socket among the faces along the axis. */
export function readFlatFaces(
  seen: readonly Seen[],
  { outer, covered, length }: { outer: readonly Piece[]; covered: number; length: number },
): Flat {
  const unturned = seen.filter(({ piece, isLevel }) => piece === null && !isLevel)
  const sides = unturned.flatMap((face) => (face.side === null ? [] : [{ ...face, ...face.side }]))
  const behind = sides.filter(({ from }) => from > covered - near)
  const blade = length - covered > near ? bladeOf(behind) : null
  const [head] = outer.toSorted((one, other) => one.from + one.to - other.from - other.to)
  const ofHead = head === undefined ? [] : sides.filter(({ from }) => from < near)
  const flats = ofHead.filter(({ to, reach }) => head !== undefined && to < head.to + 1.5 && reach > head.end - near)
  const inner = ofHead.filter((side) => !flats.includes(side))
  const socket = socketOf(inner)
  const used = new Set<number>()
  const use = (some: readonly { from: number; to: number; angle: number }[]) => {
    for (const side of some)
      used.add(
        sides.findIndex((other) => other.angle === side.angle && other.from === side.from && other.to === side.to),
      )
  }
  use(flats)
  if (blade !== null) use(behind)
  if (socket !== null) use(inner)
  const left = sides.filter((_, at) => !used.has(at))
  const [first] = flats
  return {
    blade: blade?.blade ?? null,
    flats: flats.map(({ angle, distance, from, to }) => ({ angle, distance, from, to })),
    socket,
    direction: blade?.direction ?? first?.angle ?? null,
    rest: [...unturned.filter(({ side }) => side === null), ...left],
  }
}

type SideFace = Seen & { angle: number; distance: number }

/** Two pairs of parallel sides at a right angle. */
function bladeOf(sides: readonly SideFace[]): { blade: Blade; direction: number } | null {
  const pairs = pairsOf(sides)
  const [one, other] = pairs
  if (one === undefined || other === undefined || pairs.length > 2) return null
  if (Math.abs(Math.cos(one.angle - other.angle)) > 0.01) return null
  const [wide, thin] = one.size > other.size ? [one, other] : [other, one]
  const from = Math.min(...sides.map((side) => side.from))
  return { blade: { from, width: wide.size, strength: thin.size }, direction: wide.angle }
}

function pairsOf(sides: readonly SideFace[]): { angle: number; size: number }[] {
  const pairs: { angle: number; size: number }[] = []
  for (const [at, side] of sides.entries()) {
    const opposite = sides.slice(at + 1).find(({ angle }) => Math.cos(angle - side.angle) < -0.9999)
    if (opposite !== undefined) pairs.push({ angle: side.angle, size: side.distance + opposite.distance })
  }
  return pairs
}

/** Six sides at the same distance. */
function socketOf(sides: readonly SideFace[]): Profile['socket'] {
  const [first] = sides
  if (sides.length !== 6 || first === undefined) return null
  if (sides.some(({ distance }) => Math.abs(distance - first.distance) > near)) return null
  return { width: 2 * first.distance, depth: Math.max(...sides.map(({ to }) => to)) }
}
