import type { Article } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { composeSheet } from './drawing/compose-sheet.ts'
import { printSvg } from './drawing/print-svg.ts'
import { thumbnailPaper, thumbnailSize } from './drawing/sheet-size.ts'
import type { Outline } from './outline/outline.ts'
import { families } from './parameters/families.ts'

function print(outline: Outline, title: string): string {
  const sheet = composeSheet(outline, new Map(), { ...thumbnailPaper, hatchSpacing: 2.6 })
  return printSvg(sheet, {
    ...thumbnailPaper,
    pixels: thumbnailSize,
    title,
    caption: '',
    wide: 1,
    narrow: 0.5,
    tint: 0.08,
  })
}

/** Small picture of a family without dimensions, as SVG text (150 × 100 px, 3 : 2). */
export function drawFamilyThumbnail(family: FamilyCode, title: string): string {
  return print(families[family].typical, title)
}

/** The same of one article in its own proportions; null where its outline is not known. */
export function drawThumbnail(family: FamilyCode, values: Article['values'], title: string): string | null {
  const outline = families[family].outline(values)
  return outline && print(outline, title)
}
