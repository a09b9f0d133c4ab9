import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { asStocked, type PartShape, shapeOf, typicalShapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { composeSheet } from './drawing/compose-sheet.ts'
import { formatSvg } from './drawing/format-svg.ts'
import { thumbnailPaper, thumbnailSize } from './drawing/sheet-size.ts'
import { projectShape } from './projection/project-shape.ts'

function print(shape: PartShape, title: string): string {
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

/** Draws a small picture of a family without dimensions as SVG text (150 × 100 px, 3 : 2). */
export function drawFamilyThumbnail(family: FamilyCode, title: string): string {
  return print(typicalShapeOf(familyOf(family)), title)
}

/** Draws a small picture of one article in its own proportions; returns null if it has no shape. */
export function drawThumbnail(family: FamilyCode, values: Values, title: string): string | null {
  const shape = shapeOf(familyOf(family), values, asStocked)
  return shape && print(shape, title)
}
