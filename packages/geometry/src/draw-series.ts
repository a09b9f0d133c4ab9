import type { Column } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { symbolText } from './drawing/figure-text.ts'
import { printDrawing } from './drawing/print-drawing.ts'
import { families } from './parameters/families.ts'

export interface SeriesDrawing {
  family: FamilyCode
  /** The product's columns: each that is a size of the outline is dimensioned with its letter. */
  columns: readonly Column[]
  /** Accessible name, in the caller's language. */
  title: string
  /** Printed at the foot, e.g. that it is schematic; may be empty. */
  caption: string
}

/**
 * Dimension drawing of a series as SVG text (600 × 400 px, 3 : 2): the proportions of a middle size,
 * the letters of the dimension table in place of figures. Drawn after ISO 128 and ISO 129-1.
 */
export function drawSeries({ family, columns, title, caption }: SeriesDrawing): string {
  const { typical, attributes } = families[family]
  const symbols = new Map(columns.map((column) => [column.attribute, column.symbol]))
  return printDrawing(typical, title, caption, (dimension) => {
    const symbol = symbols.get(attributes[dimension.role] ?? '')
    return symbol === undefined ? null : symbolText(dimension, symbol)
  })
}
