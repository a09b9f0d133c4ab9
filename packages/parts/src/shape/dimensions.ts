import type { SideDimension } from './shape.ts'

/** Dimensions an outer diameter at `x`. */
export function showDiameter<const Key extends string>(
  shows: Key,
  x: number,
  side: 'left' | 'right' | 'across',
): SideDimension<Key> {
  return { shows, kind: 'diameter', x, side }
}

/** Dimensions a metric thread at `x`. */
export function showThread<const Key extends string>(
  shows: Key,
  x: number,
  side: 'left' | 'right',
): SideDimension<Key> {
  return { shows, kind: 'thread', x, side }
}

/** Dimensions the diameter of a bore at `x`. */
export function showBore<const Key extends string>(shows: Key, x: number, side: 'left' | 'right'): SideDimension<Key> {
  return { shows, kind: 'bore', x, side }
}

export function showLength<const Key extends string>(shows: Key, from: number, to: number): SideDimension<Key> {
  return { shows, kind: 'length', from, to }
}

/** Dimensions the fillet between a head of `height` and its shaft by an arrow to the middle of the arc. */
export function showFillet<const Key extends string>(
  shows: Key,
  height: number,
  shaft: number,
  radius: number,
): SideDimension<Key> {
  const inset = (1 - Math.SQRT1_2) * radius
  return { shows, kind: 'leader', at: { x: height + inset, y: shaft / 2 + inset }, away: { x: 1, y: 1 }, mark: 'R' }
}
