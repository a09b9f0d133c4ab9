import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { typicalShapeOf } from '@normwerk/parts/shape/shape-of'
import { composeSheet } from './drawing/compose-sheet.ts'
import { formatSvg } from './drawing/format-svg.ts'
import { thumbnailPaper, thumbnailSize } from './drawing/sheet-size.ts'
import { projectShape } from './projection/project-shape.ts'

/** Draws a small picture of a family without dimensions as SVG text (150 × 100 px, 3 : 2). */
export function drawFamilyThumbnail(family: FamilyCode, title: string): string {
  const shape = typicalShapeOf(familyOf(family))
  const sheet = composeSheet(projectShape(shape), new Map(), { ...thumbnailPaper, hatchSpacing: 2.6 })
  return formatSvg(sheet, {
    ...thumbnailPaper,
    pixels: thumbnailSize,
    title,
    caption: '',
    wide: 1,
    narrow: 0.5,
    tint: 0.08,
  })
}
