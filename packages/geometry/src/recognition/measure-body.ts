import type { Profile, Stretch } from '@normwerk/parts/recognition/profile'
import { readTurnedTip } from '@normwerk/parts/recognition/read-tip'
import { type Piece, seatRadiusOf, straighten } from '@normwerk/parts/recognition/straighten'
import type { Body, Face } from '../step-file/read-solid.ts'
import { add, type Frame, frameAlong, place, scale, type Vector } from '../step-file/vector.ts'
import { findAxes } from './find-axes.ts'
import { readFlatFaces } from './read-flat-faces.ts'
import { type Seen, seeFace } from './see-face.ts'

/** A turned body: its sizes, and where it lies. */
export interface TurnedBody {
  profile: Profile
  /** Its origin is the middle of the head face, z points to the tip, x to its first flat or along its blade. */
  frame: Frame
  /** Its outline, from the head face to the tip: mm along the axis and from it. */
  outline: readonly (readonly [along: number, radius: number])[]
}

/** How far points may lie outside of the turned outline, mm. */
const tolerance = 0.05

/** Measures a body that is turned about an axis; null for any other body. */
export function measureBody({ faces }: Body): TurnedBody | null {
  for (const axis of findAxes(faces)) {
    const measured = measureAbout(faces, frameAlong(axis.point, axis.direction, [1, 0, 0]))
    if (measured !== null) return measured
  }
  return null
}

function measureAbout(faces: readonly Face[], along: Frame): TurnedBody | null {
  const first = faces.map((face) => seeFace(face, along))
  const outside = outsideOf(first.flatMap(({ piece }) => piece ?? []))
  const [low, high] = extentOf(first)
  const widest = Math.max(...outside.map(({ start, end }) => Math.max(start, end)))
  if (outside.length === 0 || first.some(({ reach }) => reach > widest + tolerance)) return null

  const isTurned = headIsLast(outside, low, high)
  const origin = place(along, [0, 0, isTurned ? high : low])
  const frame = frameAlong(origin, isTurned ? scale(along.z, -1) : along.z, along.x)
  const seen = faces.map((face) => seeFace(face, frame))
  return describe(seen, frame, high - low)
}

function describe(seen: readonly Seen[], frame: Frame, length: number): TurnedBody | null {
  const pieces = seen.flatMap(({ piece }) => piece ?? [])
  const outer = outsideOf(pieces)
  const covered = Math.max(...outer.map(({ to }) => to))
  const { blade, flats, socket, direction, rest } = readFlatFaces(seen, { outer, covered, length })
  const end = blade === null ? length : blade.from
  const outside = straighten(outer, 0, end)
  const last = outside.at(-1)
  if (last === undefined) return null
  const bored = pieces.filter((piece) => !outer.includes(piece))
  const { tip, shapedFrom, others } = readRest(rest, outer, { last, length, isBladed: blade !== null })
  // Between blade and tip nothing may be missing.
  if (blade === null && shapedFrom === null && length - covered > tolerance) return null
  const boreEnds =
    bored.length === 0
      ? null
      : { from: Math.min(...bored.map(({ from }) => from)), to: Math.max(...bored.map(({ to }) => to)) }
  const isThrough = boreEnds !== null && boreEnds.from < tolerance && length - boreEnds.to < tolerance
  return {
    profile: {
      length,
      outside,
      bore: isThrough ? straighten(bored, 0, length) : [],
      seatRadius: isThrough ? seatRadiusOf(bored) : 0,
      blade,
      flats,
      socket,
      tip,
      shapedFrom,
      others: others + (boreEnds !== null && !isThrough ? 1 : 0),
    },
    frame: direction === null ? frame : frameAlong(frame.origin, frame.z, turnedTo(frame, direction)),
    outline: outlineOf(outer),
  }
}

const turnedTo = ({ x, y }: Frame, angle: number): Vector => add(scale(x, Math.cos(angle)), scale(y, Math.sin(angle)))

/** Returns the pieces around which there is no other one. */
function outsideOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) =>
    [0.3, 0.6].every((share) => {
      const at = piece.from + share * (piece.to - piece.from)
      const radius = radiusAt(piece, at)
      return pieces.every((other) => other.from > at || other.to < at || radiusAt(other, at) < radius + 0.02)
    }),
  )
}

function radiusAt({ from, to, start, end }: Piece, at: number): number {
  return start + ((at - from) / Math.max(1e-9, to - from)) * (end - start)
}

function extentOf(seen: readonly Seen[]): [low: number, high: number] {
  return [Math.min(...seen.map(({ from }) => from)), Math.max(...seen.map(({ to }) => to))]
}

/** The head is the wider end; an end that is not turned, such as a blade, is the tip. */
function headIsLast(outside: readonly Piece[], low: number, high: number): boolean {
  const sorted = outside.toSorted((one, other) => one.from + one.to - other.from - other.to)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return false
  const [missingLow, missingHigh] = [first.from - low, high - last.to]
  if (Math.max(missingLow, missingHigh) > tolerance) return missingLow > missingHigh
  const widest = (pieces: readonly Piece[]) => Math.max(0, ...pieces.map(({ start, end }) => Math.max(start, end)))
  const middle = (low + high) / 2
  const isLow = ({ from, to }: Piece) => (from + to) / 2 < middle
  const [widestLow, widestHigh] = [widest(sorted.filter(isLow)), widest(sorted.filter((piece) => !isLow(piece)))]
  if (Math.abs(widestLow - widestHigh) > 0.02) return widestHigh > widestLow
  return Math.max(last.start, last.end) > Math.max(first.start, first.end) + 0.02
}

/** Faces at the tip give it a shape; all others are something that no article has. */
function readRest(
  rest: readonly Seen[],
  outer: readonly Piece[],
  { last, length, isBladed }: { last: Stretch; length: number; isBladed: boolean },
): Pick<Profile, 'tip' | 'shapedFrom' | 'others'> {
  const [only, further] = rest
  if (only === undefined) return { tip: isBladed ? null : readTurnedTip(outer), shapedFrom: null, others: 0 }
  if (further === undefined && !isBladed && isBevel(only, last, length)) {
    return { tip: { form: 'bevel', value: only.tilt ?? 0 }, shapedFrom: null, others: 0 }
  }
  const start = Math.min(...rest.map((face) => face.from))
  const isTip = start > last.from + 0.4 * (length - last.from) || (isBladed && start > last.from)
  return { tip: null, ...(isTip ? { shapedFrom: start, others: 0 } : { shapedFrom: null, others: rest.length }) }
}

/** Whether a plane cuts off the whole tip at an angle. */
function isBevel({ tilt, from, to }: Seen, { end }: Stretch, length: number): boolean {
  if (tilt === null || length - to > tolerance) return false
  return Math.abs(to - from - end * Math.tan((tilt * Math.PI) / 180)) < tolerance
}

function outlineOf(outer: readonly Piece[]): [number, number][] {
  return outer
    .toSorted((one, other) => one.from + one.to - other.from - other.to)
    .flatMap(({ from, to, start, end }): [number, number][] => [
      [from, start],
      [to, end],
    ])
}
