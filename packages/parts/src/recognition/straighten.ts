import type { Stretch } from './profile.ts'

/** A piece of the contour of a turned body between two planes or corners; mm along the axis and from it. */
export interface Piece {
  kind: 'cylinder' | 'cone' | 'round'
  from: number
  to: number
  /** Radii. */
  start: number
  end: number
}

const near = 0.02
const longShare = 0.7

/**
 * Returns the cylinders and the cones between them without fillets and chamfers: each reaches to the shoulder, where
 * the contour jumps, and the outer ones to the ends of the body.
 * @param pieces of one side of the contour, the outside or the bore
 */
export function straighten(pieces: readonly Piece[], from: number, to: number): Stretch[] {
  const sorted = join(pieces)
  const long = longShare * (to - from)
  const kept = sorted.flatMap((piece, at) => (isKept(piece, sorted[at - 1], sorted[at + 1], long) ? [at] : []))
  const stretches = kept.map((at, order): Stretch => {
    const { start, end } = sorted[at] ?? { start: 0, end: 0 }
    const before = kept[order - 1]
    const next = kept[order + 1]
    return {
      from: before === undefined ? from : boundary(sorted.slice(before, at + 1)),
      to: next === undefined ? to : boundary(sorted.slice(at, next + 1)),
      start: 2 * start,
      end: 2 * end,
    }
  })
  return stretches.filter((stretch) => stretch.to - stretch.from > near)
}

/**
 * A cone stays if it alone leads from one cylinder to another one, such as that of a conical head, or if it is most of
 * the body, such as the channel of a sprue bushing.
 */
function isKept(
  { kind, start, end, from, to }: Piece,
  before: Piece | undefined,
  next: Piece | undefined,
  long: number,
): boolean {
  if (kind === 'cylinder') return to - from > near
  if (kind === 'round') return false
  if (to - from > long) return true
  const leads = before?.kind === 'cylinder' && next?.kind === 'cylinder'
  return leads && Math.abs(before.end - start) < near && Math.abs(next.start - end) < near
}

/** Returns where one stretch ends and the next one begins: at the shoulder between them. */
function boundary(chain: readonly Piece[]): number {
  const [first] = chain
  const last = chain.at(-1)
  if (first === undefined || last === undefined) return 0
  const jumps = chain.slice(1).map((piece, at) => ({
    at: piece.from,
    size: Math.abs(piece.start - (chain[at]?.end ?? piece.start)),
  }))
  const [highest] = jumps.toSorted((one, other) => other.size - one.size)
  if (highest !== undefined && highest.size > near) return highest.at
  return first.kind === 'cone' || first.start > last.start ? first.to : last.from
}

/** Sorts pieces, and joins those of one surface that was divided. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces.toSorted((one, other) => one.from + one.to - other.from - other.to)) {
    const before = joined.at(-1)
    const isSame =
      before !== undefined &&
      before.kind === piece.kind &&
      piece.from <= before.to + near &&
      (piece.kind === 'cylinder'
        ? Math.abs(before.end - piece.start) < near
        : Math.abs(before.from - piece.from) < near && Math.abs(before.to - piece.to) < near)
    if (isSame)
      joined[joined.length - 1] = {
        ...before,
        from: Math.min(before.from, piece.from),
        to: Math.max(before.to, piece.to),
      }
    else joined.push(piece)
  }
  return joined
}

/** Returns the radius of a spherical hollow at the beginning of a bore; 0 if it begins otherwise. */
export function seatRadiusOf(pieces: readonly Piece[]): number {
  const [first] = join(pieces)
  if (first?.kind !== 'round' || first.start <= first.end) return 0
  const depth = first.to - first.from
  const middle = (first.end ** 2 + depth ** 2 - first.start ** 2) / (2 * depth)
  return Math.hypot(first.start, middle)
}
