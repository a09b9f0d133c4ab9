import { type Box, fontSize } from './paper.ts'

/** A figure on the sheet: centred on (x, y), upright or turned to be read from the right. */
export interface Label {
  text: string
  x: number
  y: number
  turned: boolean
}

/** Advance widths of common sans-serif fonts in ems, rounded up so that a wider fallback font still fits. */
const narrow = new Set([...".,:;'|!ijlft/ ()[]"])
const broad = new Set([...'mwMW⌀Ø×+−±%—'])
const advance = { narrow: 0.36, normal: 0.6, capital: 0.72, broad: 0.88 }

function advanceOf(character: string): number {
  if (narrow.has(character)) return advance.narrow
  if (broad.has(character)) return advance.broad
  return character >= 'A' && character <= 'Z' ? advance.capital : advance.normal
}

/** Returns the width of a text in mm of paper, an upper bound for the fonts of the sheet. */
export function textWidth(text: string, size: number = fontSize): number {
  return [...text].reduce((sum, character) => sum + advanceOf(character), 0) * size
}

/** Half of the height of a line of figures, from the foot of a bracket to the top of a capital. */
const halfLine = 2.4

/** Distance from a line to the middle of the figure above it. */
export const aboveLine = halfLine + 0.2

export function boxOfLabel(label: Label): Box {
  const half = textWidth(label.text) / 2
  const [x, y] = label.turned ? [halfLine, half] : [half, halfLine]
  return { left: label.x - x, right: label.x + x, top: label.y - y, bottom: label.y + y }
}
