import type { Point, Segment } from '../projection/view.ts'
import { boxesMeet, lineMeetsBox, linesMerge } from './collision.ts'
import { boxOfLabel, type Label } from './label.ts'
import type { Candidate, LaidDimension } from './laid-dimension.ts'
import { type Box, boxAround } from './paper.ts'

interface Taken {
  lines: Segment[]
  figures: Box[]
  arrows: Box[]
}

/** How often the dimensions choose again in a changed order. */
const rounds = 4

/** Smallest distance between boxes. */
const air = 0.5
/** A figure above its line may overlap an arrow by this much, as only brackets and commas reach so low. */
const underCut = 0.3

function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

/** Counts the drawn things that the candidate would touch. Its lines may cross other lines, but no figure. */
function collisions({ label, lines, shelf }: Candidate, taken: Taken): number {
  const box = boxOfLabel(label)
  const wide = grow(box, air)
  const core = grow(box, -underCut)
  return (
    taken.lines.filter((line) => lineMeetsBox(line, box)).length +
    taken.figures.filter((figure) => boxesMeet(wide, figure)).length +
    taken.arrows.filter((arrow) => boxesMeet(core, arrow)).length +
    lines.filter((line) => taken.figures.some((figure) => lineMeetsBox(line, figure))).length +
    (shelf ? taken.lines.filter((line) => linesMerge(line, shelf)).length : 0)
  )
}

/** Returns the first free candidate, or the one that touches least. */
function choose(candidates: Candidate[], taken: Taken): { candidate: Candidate; met: number } | null {
  let best: { candidate: Candidate; met: number } | null = null
  for (const candidate of candidates) {
    const met = collisions(candidate, taken)
    if (met === 0) return { candidate, met }
    if (!best || met < best.met) best = { candidate, met }
  }
  return best
}

export interface Annotation {
  lines: Segment[]
  arrows: [Point, Point, Point][]
  labels: Label[]
  /** How many times a figure touches something because it found no free place. */
  touched: number
}

/** Lets the dimensions choose one after the other. `stuck` are the ones that found no free place. */
function chooseInOrder(
  dimensions: LaidDimension[],
  lines: Segment[],
): { annotation: Annotation; stuck: LaidDimension[] } {
  const own = dimensions.flatMap((dimension) => dimension.lines)
  const arrows = dimensions.flatMap((dimension) => dimension.arrows)
  const taken: Taken = { lines: [...lines, ...own], figures: [], arrows: arrows.map(boxAround) }
  const annotation: Annotation = { lines: own, arrows, labels: [], touched: 0 }
  const stuck: LaidDimension[] = []
  for (const dimension of dimensions) {
    const choice = choose(dimension.candidates, taken)
    if (!choice) continue
    const { candidate, met } = choice
    taken.lines.push(...candidate.lines)
    taken.figures.push(boxOfLabel(candidate.label))
    taken.arrows.push(...candidate.arrows.map(boxAround))
    annotation.lines.push(...candidate.lines)
    annotation.arrows.push(...candidate.arrows)
    annotation.labels.push(candidate.label)
    annotation.touched += met
    if (met > 0) stuck.push(dimension)
  }
  return { annotation, stuck }
}

/**
 * Places the figure of each dimension where it touches neither a line nor another figure.
 * Dimensions with few places choose first. One that finds no place moves to the front, and all choose again.
 * `lines` are the lines that are drawn already.
 */
export function chooseLabels(dimensions: LaidDimension[], lines: Segment[]): Annotation {
  let order = dimensions.toSorted((one, other) => one.candidates.length - other.candidates.length)
  let { annotation: best, stuck } = chooseInOrder(order, lines)
  for (let round = 0; round < rounds && best.touched > 0; round++) {
    order = [...stuck, ...order.filter((dimension) => !stuck.includes(dimension))]
    const next = chooseInOrder(order, lines)
    stuck = next.stuck
    if (next.annotation.touched < best.touched) best = next.annotation
  }
  return best
}
