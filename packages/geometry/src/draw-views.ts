import type { AnnotatedArticle } from './annotate-article.ts'
import { composeSheet } from './drawing/compose-sheet.ts'
import type { DrawnSheet } from './drawing/drawn-sheet.ts'
import { printViews } from './drawing/print-views.ts'

/** Draws an article without a frame, on a sheet of the size of its views. They fill the area if they fit into it. */
export function drawViews(
  { projection, texts }: AnnotatedArticle,
  area: Pick<DrawnSheet, 'width' | 'height'>,
): DrawnSheet {
  const sheet = composeSheet(projection, texts, { ...area, hatchSpacing: 2.2 })
  const width = sheet.box.right - sheet.box.left
  const height = sheet.box.bottom - sheet.box.top
  return { width, height, ...printViews(sheet, { x: width / 2, y: height / 2 }) }
}
