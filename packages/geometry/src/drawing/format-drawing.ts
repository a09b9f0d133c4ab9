import type { Projection } from '../projection/view.ts'
import { composeSheet } from './compose-sheet.ts'
import { captionHeight, formatSvg } from './format-svg.ts'
import { narrowLine, wideLine } from './paper.ts'
import { drawingPaper, drawingSize } from './sheet-size.ts'

/** Formats a full sheet; `texts` are the figures by the keys of the values that they show. */
export function formatDrawing(
  projection: Projection,
  texts: ReadonlyMap<string, string>,
  title: string,
  caption: string,
): string {
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
