import type { Tolerance, ToleranceClass } from '@normwerk/parts/article'
import type { Machining, PartOptions } from '@normwerk/parts/configured-part'
import { type Family, type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import type { Shape } from '@normwerk/parts/shape/shape'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { type DecimalSign, type FigureFacts, figureTexts, valueText } from './drawing/figure-text.ts'
import { projectShape } from './projection/project-shape.ts'
import type { Projection } from './projection/view.ts'

/** An article as a drawing shows it. */
export interface DrawnArticle {
  family: FamilyCode
  values: Values
  /** Tolerances of the stocked article, by key of the size. */
  tolerances: Readonly<Record<string, Tolerance>>
  options: Machining & Pick<PartOptions, 'toleranceClass'>
  decimal: DecimalSign
}

export interface AnnotatedArticle {
  projection: Projection
  /** The figures by the keys of the values that they show. */
  texts: Map<string, string>
  /** Whether a tolerance is still to be confirmed. */
  isQuestioned: boolean
  shape: Shape
}

/**
 * Returns the views of an article with its sizes in mm, their tolerances and limits. Returns null if it has no shape: a
 * size is missing, or the sizes contradict each other.
 */
export function annotateArticle({ values, options, decimal, ...article }: DrawnArticle): AnnotatedArticle | null {
  const family = familyOf(article.family)
  const shape = shapeOf(family, values, options)
  if (shape === null) return null
  const facts = factsOf(family, withCut(article.tolerances, options.toleranceClass))
  const projection = projectShape(shape)
  const texts = figureTexts(projection, (dimension) => {
    const value = shape.values[dimension.shows]
    if (value === undefined || value === 0) return null
    return valueText(dimension, value, facts.get(dimension.shows) ?? noFacts, decimal)
  })
  return { projection, texts, isQuestioned: [...facts.values()].some((one) => one.isToleranceQuestioned), shape }
}

const noFacts: FigureFacts = { isReference: false, isToleranceQuestioned: false }

function factsOf(family: Family, tolerances: DrawnArticle['tolerances']): Map<string, FigureFacts> {
  return new Map(
    family.sizes.map(({ key, isReference, isToleranceQuestioned }) => {
      const tolerance = tolerances[key]
      return [key, { tolerance, isReference, isToleranceQuestioned: isToleranceQuestioned && tolerance !== undefined }]
    }),
  )
}

function withCut(
  tolerances: DrawnArticle['tolerances'],
  toleranceClass: ToleranceClass | null,
): DrawnArticle['tolerances'] {
  return toleranceClass === null ? tolerances : { ...tolerances, length: toleranceClassData[toleranceClass] }
}
