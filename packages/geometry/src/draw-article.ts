import type { Tolerance, ToleranceClass } from '@normwerk/parts/article'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { type DecimalSign, valueText } from './drawing/figure-text.ts'
import { formatDrawing } from './drawing/format-drawing.ts'
import { projectShape } from './projection/project-shape.ts'

export interface ArticleDrawing {
  family: FamilyCode
  values: Values
  /** Tolerances of the stocked article, by key of the size. */
  tolerances: Readonly<Record<string, Tolerance>>
  options: Pick<PartOptions, 'changedLength' | 'toleranceClass' | 'headFlats'>
  decimal: DecimalSign
  title: string
  caption: string
}

/**
 * Draws one article as SVG text (600 × 400 px, 3 : 2) with sizes in mm, tolerances and their limits. The drawing
 * follows ISO 128 and ISO 129-1 and is true to scale in both directions; long stretches are interrupted. Returns null
 * if the article has no shape: a size is missing, or the sizes contradict each other.
 */
export function drawArticle(article: ArticleDrawing): string | null {
  const { family, values, options, decimal, title, caption } = article
  const shape = shapeOf(familyOf(family), values, options)
  if (shape === null) return null
  const tolerances = withCut(article.tolerances, options.toleranceClass)
  return formatDrawing(projectShape(shape), title, caption, (dimension) => {
    const value = shape.values[dimension.shows]
    return value === undefined || value === 0 ? null : valueText(dimension, value, tolerances[dimension.shows], decimal)
  })
}

function withCut(
  tolerances: ArticleDrawing['tolerances'],
  toleranceClass: ToleranceClass | null,
): ArticleDrawing['tolerances'] {
  return toleranceClass === null ? tolerances : { ...tolerances, length: toleranceClassData[toleranceClass] }
}
