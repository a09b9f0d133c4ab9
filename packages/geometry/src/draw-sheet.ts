import type { Vertex } from '@normwerk/parts/shape/shape'
import type { AnnotatedArticle } from './annotate-article.ts'
import { composeSheet } from './drawing/compose-sheet.ts'
import type { DrawnSheet } from './drawing/drawn-sheet.ts'
import { printViews } from './drawing/print-views.ts'
import { drawTitleBlock, type TitleField } from './drawing/title-block.ts'

/** A4 across with the margins of ISO 5457; the left one is for filing. */
const page = { width: 297, height: 210 }
const frame = { left: 20, top: 10, right: 287, bottom: 200 }
const rowHeight = 9
const air = 6

/** Draws an article on a sheet with a frame and a title block, which has the rows of `fields` from top to bottom. */
export function drawSheet(
  { projection, texts }: AnnotatedArticle,
  fields: readonly (readonly TitleField[])[],
): DrawnSheet {
  const titleTop = frame.bottom - rowHeight * fields.length
  const area = { width: frame.right - frame.left - 2 * air, height: titleTop - frame.top - 2 * air, hatchSpacing: 2.2 }
  const sheet = composeSheet(projection, texts, area)
  const title = drawTitleBlock(fields, { ...frame, top: titleTop })
  const views = printViews(sheet, { x: (frame.left + frame.right) / 2, y: (frame.top + titleTop) / 2 })
  return {
    ...page,
    ...views,
    paths: { ...views.paths, frame: [frameOf(frame), ...title.lines] },
    texts: [...views.texts, ...title.texts],
  }
}

function frameOf({ left, top, right, bottom }: typeof frame): Vertex[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ]
}
