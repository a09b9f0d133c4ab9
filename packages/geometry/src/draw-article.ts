import type { Article, Column, Tolerance } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { type DecimalSign, valueText } from './drawing/figure-text.ts'
import { printDrawing } from './drawing/print-drawing.ts'
import { families } from './parameters/families.ts'

export interface ArticleDrawing {
  family: FamilyCode
  columns: readonly Column[]
  values: Article['values']
  tolerances: Article['tolerances']
  /** The length it is cut to, in mm, with the tolerance of the cut; null for the stock length. */
  trimmed: { length: number; tolerance: Tolerance } | null
  decimal: DecimalSign
  title: string
  caption: string
}

/**
 * Dimension drawing of one article as SVG text (600 × 400 px, 3 : 2) with values in mm and tolerances, limits
 * behind. Drawn after ISO 128 and ISO 129-1, true to scale in both directions; long stretches are interrupted.
 * Null where a size is missing or the sizes contradict each other (a cut shorter than the shoulder).
 */
export function drawArticle(article: ArticleDrawing): string | null {
  const { family, columns, trimmed, decimal, title, caption } = article
  const { outline: outlineOf, attributes } = families[family]
  const values = trimmed ? { ...article.values, length: trimmed.length } : article.values
  const tolerances = trimmed ? { ...article.tolerances, length: trimmed.tolerance } : article.tolerances
  const outline = outlineOf(values)
  if (!outline) return null
  const shown = new Set(columns.map((column) => column.attribute))
  return printDrawing(outline, title, caption, (dimension) => {
    const attribute = attributes[dimension.role] ?? ''
    const value = values[attribute]
    if (value === undefined || !shown.has(attribute)) return null
    return valueText(dimension, value, tolerances[attribute], decimal)
  })
}
