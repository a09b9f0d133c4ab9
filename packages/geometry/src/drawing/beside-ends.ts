import type { Segment } from '../projection/view.ts'
import { aboveLine, textWidth } from './label.ts'
import { type Candidate, tail } from './laid-dimension.ts'
import { vertical } from './lines.ts'
import { figureHeight } from './paper.ts'
import { putOnShelf } from './shelf.ts'

/** Longer figures are put on a shelf instead of being turned beyond the dimension line. */
export const maxTurnedLength = 20
const rises = Array.from({ length: 20 }, (_, at) => tail + 1.5 * at)

/** Places a figure along a vertical dimension line, to be read from the right. */
export function turnFigure(text: string, x: number, y: number, lines: Segment[]): Candidate {
  return { label: { text, x: x - aboveLine, y, turned: true }, lines, arrows: [], shelf: null }
}

function beyond(text: string, x: number, end: number, away: -1 | 1): Candidate[] {
  const width = textWidth(text)
  if (width > maxTurnedLength) return []
  const start = end + away * (figureHeight + 1)
  return [turnFigure(text, x, start + (away * width) / 2, [vertical(x, end, start + away * width)])]
}

/** Returns shelves at growing distances from the end of a vertical dimension line. */
export function shelvesFrom(text: string, x: number, end: number, away: -1 | 1, towards: -1 | 1): Candidate[] {
  return rises.map((rise) => putOnShelf(text, vertical(x, end, end + away * rise), towards))
}

/** Returns places for a figure that does not fit between its arrows: turned beyond the line, else on shelves. */
export function besideEnds(text: string, x: number, top: number, bottom: number, outer: -1 | 1): Candidate[] {
  const inner = outer === 1 ? -1 : 1
  return [
    ...beyond(text, x, top, -1),
    ...beyond(text, x, bottom, 1),
    // Over the view first, as the figure needs no extra width there.
    ...shelvesFrom(text, x, top, -1, inner),
    ...shelvesFrom(text, x, bottom, 1, inner),
    ...shelvesFrom(text, x, top, -1, outer),
    ...shelvesFrom(text, x, bottom, 1, outer),
  ]
}
