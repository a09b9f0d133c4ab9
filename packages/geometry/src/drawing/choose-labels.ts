import type { Line, Point } from '../outline/outline.ts'
import { boxesMeet, lineMeetsBox, linesMerge } from './collision.ts'
import { boxOfLabel, type Label } from './label.ts'
import type { Candidate, LaidDimension } from './laid-dimension.ts'
import { type Box, boxAround } from './paper.ts'

interface Taken {
  lines: Line[]
  figures: Box[]
  arrows: Box[]
}

/** Boxes stay this far apart. */
const air = 0.5

function grow(box: Box): Box {
  return { left: box.left - air, top: box.top - air, right: box.right + air, bottom: box.bottom + air }
}

/** How much of what is drawn the candidate would touch. Its lines may cross others, but no figure. */
function collisions({ label, lines, shelf }: Candidate, taken: Taken): number {
  const box = boxOfLabel(label)
  const wide = grow(box)
  return (
    taken.lines.filter((line) => lineMeetsBox(line, box)).length +
    [...taken.figures, ...taken.arrows].filter((other) => boxesMeet(wide, other)).length +
    lines.filter((line) => taken.figures.some((figure) => lineMeetsBox(line, figure))).length +
    (shelf ? taken.lines.filter((line) => linesMerge(line, shelf)).length : 0)
  )
}

/** The first free candidate, or the one that touches least. */
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
  lines: Line[]
  arrows: [Point, Point, Point][]
  labels: Label[]
  /** How often a figure touches something, because no free place was left for it. */
  touched: number
}

/**
 * Gives every dimension's figure a place that touches neither a line nor another figure.
 * Dimensions with few places choose first. `lines` are what is drawn already.
 */
export function chooseLabels(dimensions: LaidDimension[], lines: Line[]): Annotation {
  const arrows = dimensions.flatMap((dimension) => dimension.arrows)
  const taken: Taken = {
    lines: [...lines, ...dimensions.flatMap((dimension) => dimension.lines)],
    figures: [],
    arrows: arrows.map(boxAround),
  }
  const result: Annotation = { lines: dimensions.flatMap((dimension) => dimension.lines), arrows, labels: [], touched: 0 }
  for (const { candidates } of dimensions.toSorted((a, b) => a.candidates.length - b.candidates.length)) {
    const choice = choose(candidates, taken)
    if (!choice) continue
    const chosen = choice.candidate
    result.touched += choice.met
    taken.lines.push(...chosen.lines)
    taken.figures.push(boxOfLabel(chosen.label))
    taken.arrows.push(...chosen.arrows.map(boxAround))
    result.lines.push(...chosen.lines)
    result.arrows.push(...chosen.arrows)
    result.labels.push(chosen.label)
  }
  return result
}
