import { flatten } from '../projection/flatten.ts'
import type { Dimension } from '../projection/view.ts'
import type { DrawnView } from './interrupt-view.ts'
import type { LaidDimension } from './laid-dimension.ts'
import { layAcross, layBore, layHeight } from './lay-height.ts'
import { layLeader } from './lay-leader.ts'
import { layLength } from './lay-length.ts'
import { boxAround, firstLevel, nextLevel } from './paper.ts'

type Of<K extends Dimension['kind']> = Extract<Dimension, { kind: K }>

/** A dimension with its text. */
export interface Figure<D extends Dimension = Dimension> {
  dimension: D
  text: string
}

function isOf<K extends Dimension['kind']>(kind: K) {
  return (figure: Figure): figure is Figure<Of<K>> => figure.dimension.kind === kind
}

function sizeOf({ from, to }: Of<'length'> | Of<'height'>): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function bySize(one: Figure<Of<'length'> | Of<'height'>>, other: Figure<Of<'length'> | Of<'height'>>): number {
  return sizeOf(one.dimension) - sizeOf(other.dimension)
}

/** Returns the level of each length: shorter ones are nearer, and a length that continues another shares its line. */
function levelsOf(lengths: Of<'length'>[]): number[] {
  const levels: number[] = []
  lengths.forEach((length, at) => {
    const earlier = lengths.slice(0, at).map((other, index) => ({ other, level: levels[index] ?? 0 }))
    const over = earlier.filter(({ other }) => other.from.x < length.to.x - 0.01 && length.from.x < other.to.x - 0.01)
    const chained = earlier.filter(
      ({ other }) => Math.abs(other.to.x - length.from.x) < 0.01 || Math.abs(other.from.x - length.to.x) < 0.01,
    )
    levels.push(Math.max(0, ...over.map(({ level }) => level + 1), ...chained.map(({ level }) => level)))
  })
  return levels
}

function layLengths(figures: Figure<Of<'length'>>[], edge: number, downwards: -1 | 1): LaidDimension[] {
  const sorted = figures.toSorted(bySize)
  const levels = levelsOf(sorted.map((figure) => figure.dimension))
  return sorted.map(({ dimension, text }, at) => {
    const y = edge + downwards * (firstLevel + nextLevel * (levels[at] ?? 0))
    return layLength(text, dimension.from, dimension.to, y)
  })
}

function layHeights(figures: Figure<Of<'height'>>[], edge: number, outer: -1 | 1): LaidDimension[] {
  return figures.toSorted(bySize).map(({ dimension, text }, level) => {
    const x = edge + outer * (firstLevel + nextLevel * level)
    const lay = dimension.half ? layBore : layHeight
    return lay(text, dimension.from, dimension.to, x, outer)
  })
}

/** Returns dimension, extension and leader lines of one view. `chooseLabels` places the figures. */
export function layDimensions(view: DrawnView, figures: Figure[]): LaidDimension[] {
  const box = boxAround(view.areas.flatMap(flatten))
  const lengths = figures.filter(isOf('length'))
  const heights = figures.filter(isOf('height'))
  const on = <D extends { side: string }>(side: D['side'], all: Figure<Dimension & D>[]) =>
    all.filter((figure) => figure.dimension.side === side)
  return [
    ...layLengths(on('below', lengths), box.bottom, 1),
    ...layLengths(on('above', lengths), box.top, -1),
    ...layHeights(on('left', heights), box.left, -1),
    ...layHeights(on('right', heights), box.right, 1),
    ...figures
      .filter(isOf('across'))
      .map(({ dimension, text }) => layAcross(text, dimension.x, dimension.from, dimension.to)),
    ...figures.filter(isOf('leader')).map(({ dimension, text }) => layLeader(text, dimension.at, dimension.away)),
  ]
}
