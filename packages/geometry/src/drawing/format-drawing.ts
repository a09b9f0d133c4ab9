import type { Dimension, Projection } from '../projection/view.ts'
import { composeSheet } from './compose-sheet.ts'
import { captionHeight, formatSvg } from './format-svg.ts'
import { narrowLine, wideLine } from './paper.ts'
import { drawingPaper, drawingSize } from './sheet-size.ts'

/** Formats a full sheet with the dimensions for which `textOf` returns a text. */
export function formatDrawing(
  projection: Projection,
  title: string,
  caption: string,
  textOf: (dimension: Dimension) => string | null,
): string {
  const texts = new Map<string, string>()
  for (const dimension of projection.views.flatMap((view) => view.dimensions)) {
    const text = textOf(dimension)
    if (text !== null) texts.set(dimension.shows, text)
  }
  const foot = caption === '' ? 0 : captionHeight
  const sheet = composeSheet(projection, texts, {
    width: drawingPaper.width,
    height: drawingPaper.height - foot,
    hatchSpacing: 1.7,
  })
  return formatSvg(sheet, {
    ...drawingPaper,
    pixels: drawingSize,
    title,
    caption,
    wide: wideLine,
    narrow: narrowLine,
    tint: 0,
  })
}
