import { namesKind } from '@normwerk/parts/parts-list/cell-content'
import { chainsOf } from '@normwerk/parts/parts-list/rows/join-designation'
import type { Cell, PlacedLine } from './place-cells.ts'
import type { Between } from './ruled-rows.ts'

/** A line begins a row, or continues the one above or below it. */
export type Place = 'own' | 'above' | 'below'

export const figures = /^\d{1,6}$/
/** A position, a quantity with its unit, or a price. */
const counted = /^\d[\d.,]*(?:\s*\p{L}{1,5}\.?)?$/u

/** A line further away, in sizes of its font, continues no cell. */
const maxDistance = 1.8
/** A distance is larger than another if it is so many times as large. */
const larger = 1.15
const usualDistance = 1.2
const space = 0.25

/**
 * Finds the lines that only continue cells of a row, in cells broken into several lines. Where the rows above and below
 * may be meant, the nearer one is, else the side on which most lines of the table must continue.
 */
export function assignContinued(lines: readonly PlacedLine[], between: Between): Place[] {
  const above = markContinued(lines, between)
  const below = markContinued(lines.toReversed(), between).reverse()
  const runs = runsOf(lines.map((_, index) => above[index] === true || below[index] === true))
  const edges = edgesOf(lines)
  const votes = runs.map(({ start, end }) => {
    const [isAbove, isBelow] = [above.slice(start, end).every(Boolean), below.slice(start, end).every(Boolean)]
    if (isAbove !== isBelow) return isBelow ? 1 : -1
    return end - start === 1 ? compareFullness(lines, start, edges) : 0
  })
  const isBelowUsual = votes.reduce<number>((sum, vote) => sum + vote, 0) > 0
  const places = lines.map((): Place => 'own')
  for (const { start, end } of runs) {
    const cuts = Array.from({ length: end - start + 1 }, (_, index) => start + index)
    const possible = cuts.filter(
      (cut) => above.slice(start, cut).every(Boolean) && below.slice(cut, end).every(Boolean),
    )
    const cut = chooseCut(lines, possible, isBelowUsual)
    if (cut !== undefined) places.fill('above', start, cut).fill('below', cut, end)
  }
  return places
}

/** Returns for each line whether it may continue a line before it. */
function markContinued(lines: readonly PlacedLine[], between: Between): boolean[] {
  let host = -1
  return lines.map((line, index) => {
    const [begun, before] = [lines[host], lines[index - 1]]
    const isBeside = before !== undefined && isNear(before, line) && between(before, line) === 'free'
    if (isBeside && begun !== undefined && continues(line, begun, lines[host - 1])) return true
    host = index
    return false
  })
}

function isNear(a: PlacedLine, b: PlacedLine): boolean {
  return a.page !== b.page || Math.abs(a.y - b.y) <= maxDistance * Math.max(a.size, b.size)
}

/**
 * Whether a line has words alone, in the font and the columns of a row that has figures in other columns. If the row
 * lacks such a cell, the line beyond it must have it: the middle of a cell of two lines is between them.
 */
function continues({ cells }: PlacedLine, host: PlacedLine, beyond: PlacedLine | undefined): boolean {
  const others = [...host.cells].filter(([column]) => !cells.has(column))
  if (!others.some(([, { text }]) => counted.test(text))) return false
  return [...cells].every(([column, cell]) => {
    const begun = host.cells.get(column) ?? (beyond?.cells.size === 1 ? beyond.cells.get(column) : undefined)
    if (begun === undefined || [cell, begun].some(({ text }) => figures.test(text))) return false
    return isSameFont(cell, begun) && !isOtherPart(cell.text, begun.text)
  })
}

/** Whether a cell names another part than the one that it would continue, and not the same in another language. */
function isOtherPart(text: string, begun: string): boolean {
  const [own, known] = [chainsOf(text), chainsOf(begun)]
  return namesKind(text) && own.length > 0 && known.length > 0 && !own.some((size) => known.includes(size))
}

function isSameFont(a: Cell, b: Cell): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < 0.1
}

function runsOf(marks: readonly boolean[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  marks.forEach((isMarked, index) => {
    const last = runs.at(-1)
    if (isMarked && last?.end === index) last.end = index + 1
    else if (isMarked) runs.push({ start: index, end: index + 1 })
  })
  return runs
}

/** Returns the first line of a run that belongs to the row below: behind the widest gap, if there is one. */
function chooseCut(
  lines: readonly PlacedLine[],
  possible: readonly number[],
  isBelowUsual: boolean,
): number | undefined {
  const gaps = possible.map((cut) => gapAbove(lines, cut))
  const widest = Math.max(...gaps)
  if (widest > Math.min(...gaps) * larger) return possible[gaps.indexOf(widest)]
  return possible.at(isBelowUsual ? 0 : -1)
}

function gapAbove(lines: readonly PlacedLine[], index: number): number {
  const [above, line] = [lines[index - 1], lines[index]]
  if (above === undefined || line === undefined) return 0
  return above.page === line.page ? line.y - above.y : line.size * usualDistance
}

/** Returns the right edge of the texts of each column. */
function edgesOf(lines: readonly PlacedLine[]): Map<number, number> {
  const edges = new Map<number, number>()
  for (const { cells } of lines) {
    for (const [column, { end }] of cells) edges.set(column, Math.max(end, edges.get(column) ?? end))
  }
  return edges
}

/**
 * A text is broken where its next word does not fit. Returns 1 if this is so between a line and the one below, -1 if it is
 * so between the line above and this one, 0 if it is in both places or in none.
 */
function compareFullness(lines: readonly PlacedLine[], index: number, edges: ReadonlyMap<number, number>): -1 | 0 | 1 {
  const isFull = (upper: PlacedLine | undefined, lower: PlacedLine | undefined) =>
    [...(lower?.cells ?? [])].some(([column, { text, x, end }]) => {
      const before = upper?.cells.get(column)
      const [word = ''] = text.split(' ')
      const needed = ((end - x) * word.length) / text.length
      return before !== undefined && before.end + space * before.size + needed > (edges.get(column) ?? 0)
    })
  const isBrokenAbove = isFull(lines[index - 1], lines[index])
  const isBrokenBelow = isFull(lines[index], lines[index + 1])
  return isBrokenAbove === isBrokenBelow ? 0 : isBrokenBelow ? 1 : -1
}
