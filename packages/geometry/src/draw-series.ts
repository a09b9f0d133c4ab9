import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { typicalShapeOf } from '@normwerk/parts/shape/shape-of'
import { figureTexts, symbolText } from './drawing/figure-text.ts'
import { formatDrawing } from './drawing/format-drawing.ts'
import { projectShape } from './projection/project-shape.ts'

export interface SeriesDrawing {
  family: FamilyCode
  /** Accessible name in the caller's language. */
  title: string
  /** Text at the foot, for example that the drawing is schematic; may be empty. */
  caption: string
}

/**
 * Draws a series as SVG text (600 × 400 px, 3 : 2) in the proportions of a medium size, with the letters of the table
 * of articles instead of figures. The drawing follows ISO 128 and ISO 129-1.
 */
export function drawSeries({ family: code, title, caption }: SeriesDrawing): string {
  const family = familyOf(code)
  const facts = new Map<string, { symbol: string; isReference: boolean }>([
    ...family.sizes.map((size) => [size.key, size] as const),
    ...family.choices.map(({ key, symbol }) => [key, { symbol, isReference: false }] as const),
  ])
  const projection = projectShape(typicalShapeOf(family))
  const texts = figureTexts(projection, (dimension) => {
    const { symbol, isReference } = facts.get(dimension.shows) ?? { symbol: null, isReference: false }
    return symbol === null ? null : symbolText(dimension, symbol, isReference)
  })
  return formatDrawing(projection, texts, title, caption)
}
