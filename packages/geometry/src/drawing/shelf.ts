import type { Segment } from '../projection/view.ts'
import { aboveLine, textWidth } from './label.ts'
import type { Candidate } from './laid-dimension.ts'
import { horizontal } from './lines.ts'

const inset = 1

/** Places the figure on a horizontal shelf at the end of a line; `towards` is the side to which the shelf extends. */
export function putOnShelf(text: string, line: Segment, towards: -1 | 1): Candidate {
  const [, end] = line
  const width = textWidth(text)
  const shelf = horizontal(end.y, end.x, end.x + towards * (width + inset))
  return {
    label: { text, x: end.x + towards * (inset + width / 2), y: end.y - aboveLine, turned: false },
    lines: [line, shelf],
    arrows: [],
    shelf,
  }
}
