import type { Family } from '@normwerk/parts/families/families'
import type { EndView, SideDimension } from '@normwerk/parts/shape/shape'
import type { PartShape } from '@normwerk/parts/shape/shape-of'

/** A point in the coordinates of a shape, mm. */
export type SpacePoint = readonly [x: number, y: number, z: number]

/** A main size of a part, and the two places between which it is measured. */
export interface SpaceDimension {
  /** The letter on the drawing. */
  symbol: string
  /** mm */
  value: number
  from: SpacePoint
  to: SpacePoint
}

/** Returns the sizes of the article number and of the head, with their places on the shape. */
export function placeDimensions(family: Family, { dimensions, ends, values }: PartShape): SpaceDimension[] {
  const main: readonly string[] = [...family.numberKeys, 'headDiameter']
  const lines = new Map<string, readonly [SpacePoint, SpacePoint]>()
  for (const dimension of dimensions) {
    const value = values[dimension.shows]
    if (typeof value === 'number') add(dimension.shows, placeOnSide(dimension, value))
  }
  for (const end of ends) for (const [key, line] of placeOnEnd(end)) add(key, line)

  /** The first place counts. */
  function add(key: string, line: readonly [SpacePoint, SpacePoint] | null): void {
    if (line !== null && !lines.has(key)) lines.set(key, line)
  }
  return family.sizes.flatMap(({ key, symbol }) => {
    const [value, line] = [values[key], lines.get(key)]
    if (!main.includes(key) || typeof value !== 'number' || line === undefined) return []
    return [{ symbol, value, from: line[0], to: line[1] }]
  })
}

function placeOnSide(dimension: SideDimension, value: number): readonly [SpacePoint, SpacePoint] | null {
  if (dimension.kind === 'leader') return null
  if (dimension.kind === 'length') return [onAxis(dimension.from), onAxis(dimension.to)]
  const { x } = dimension
  return [
    [x, -value / 2, 0],
    [x, value / 2, 0],
  ]
}

function onAxis(x: number): SpacePoint {
  return [x, 0, 0]
}

function placeOnEnd({ dimensions }: EndView): (readonly [string, readonly [SpacePoint, SpacePoint]])[] {
  return dimensions.flatMap((dimension) => {
    if (dimension.kind !== 'width') return []
    const { from, to } = dimension
    return [[dimension.shows, [atFace(from), atFace(to)]] as const]
  })
}

function atFace({ y, z }: { y: number; z: number }): SpacePoint {
  return [0, y, z]
}
