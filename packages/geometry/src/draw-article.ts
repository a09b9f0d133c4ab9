import type { Tolerance, ToleranceClass } from '@normwerk/parts/article'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { type Family, type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { type DecimalSign, type FigureFacts, questionMark, valueText } from './drawing/figure-text.ts'
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
  /** Explains the mark of a tolerance that is still to be confirmed, in the caption of such a part. */
  questioned: string
}

/**
 * Draws one article as SVG text (600 × 400 px, 3 : 2) with sizes in mm, tolerances and their limits. The drawing
 * follows ISO 128 and ISO 129-1 and is true to scale in both directions; long stretches are interrupted. Returns null
 * if the article has no shape: a size is missing, or the sizes contradict each other.
 */
export function drawArticle(article: ArticleDrawing): string | null {
  const { values, options, decimal, title } = article
  const family = familyOf(article.family)
  const shape = shapeOf(family, values, options)
  if (shape === null) return null
  const facts = factsOf(family, withCut(article.tolerances, options.toleranceClass))
  const isQuestioned = [...facts.values()].some((one) => one.isToleranceQuestioned)
  const caption = isQuestioned ? `${article.caption}. ${questionMark} ${article.questioned}` : article.caption
  return formatDrawing(projectShape(shape), title, caption, (dimension) => {
    const value = shape.values[dimension.shows]
    if (value === undefined || value === 0) return null
    return valueText(dimension, value, facts.get(dimension.shows) ?? noFacts, decimal)
  })
}

const noFacts: FigureFacts = { isReference: false, isToleranceQuestioned: false }

function factsOf(family: Family, tolerances: ArticleDrawing['tolerances']): Map<string, FigureFacts> {
  return new Map(
    family.sizes.map(({ key, isReference, isToleranceQuestioned }) => {
      const tolerance = tolerances[key]
      return [key, { tolerance, isReference, isToleranceQuestioned: isToleranceQuestioned && tolerance !== undefined }]
    }),
  )
}

function withCut(
  tolerances: ArticleDrawing['tolerances'],
  toleranceClass: ToleranceClass | null,
): ArticleDrawing['tolerances'] {
  return toleranceClass === null ? tolerances : { ...tolerances, length: toleranceClassData[toleranceClass] }
}
