import type { Vertex } from '@normwerk/parts/shape/shape'
import type { SheetText } from './drawn-sheet.ts'
import { textWidth } from './label.ts'
import type { Box } from './paper.ts'

/** A field of the title block. Its width is a share of the row. */
export interface TitleField {
  label: string
  text: string
  share: number
}

const fontOfCapitals = 1 / 0.72
const labelSize = 1.8
const textSize = 2.9
const padding = 1.5

/** Draws the fields of a title block (ISO 7200) in rows of equal height, each with its label above its text. */
export function drawTitleBlock(
  rows: readonly (readonly TitleField[])[],
  box: Box,
): { lines: Vertex[][]; texts: SheetText[] } {
  const height = (box.bottom - box.top) / rows.length
  const lines: Vertex[][] = []
  const texts: SheetText[] = []
  for (const [row, fields] of rows.entries()) {
    const top = box.top + row * height
    lines.push([
      { x: box.left, y: top },
      { x: box.right, y: top },
    ])
    const shares = fields.reduce((sum, { share }) => sum + share, 0)
    let left = box.left
    for (const { label, text, share } of fields) {
      const width = ((box.right - box.left) * share) / shares
      const place = { x: left + padding, turned: false, align: 'left' as const }
      const fitting = ((width - 2 * padding) / textWidth(text, fontOfCapitals)) * 0.98
      texts.push({ ...place, text: label, y: top + 0.28 * height, size: labelSize })
      texts.push({ ...place, text, y: top + 0.68 * height, size: Math.min(textSize, fitting) })
      left += width
      if (left < box.right - 1e-6) {
        lines.push([
          { x: left, y: top },
          { x: left, y: top + height },
        ])
      }
    }
  }
  return { lines, texts }
}
