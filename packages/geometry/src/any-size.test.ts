import type { Article, Column, Tolerance } from '@normwerk/parts/article'
import { families } from '@normwerk/parts/families/families'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawArticle } from './draw-article.ts'
import { arbitrarySizes } from './testing/any-sizes.ts'
import { overlapsIn, pointsOutside, readSvg } from './testing/read-svg.ts'

/** A column for every size, under a letter. */
function columnsOf(sizes: Article['values']): Column[] {
  return Object.keys(sizes).map((attribute, at) => ({ attribute, symbol: `d${at}`, role: 'detail' }))
}

const fit: Tolerance = { text: 'g6', upper: -0.009, lower: -0.025 }
const limits: Tolerance = { text: '0/-0.05', upper: 0, lower: -0.05 }
const fitted = ['diameter', 'outerDiameter', 'shaftDiameter']

test.each(families.map(({ code }) => code))(
  '%s: any size shows all figures, inside the sheet and apart from each other',
  (family) => {
    fc.assert(
      fc.property(arbitrarySizes[family], fc.boolean(), (values, withTolerances) => {
        const keys = withTolerances ? Object.keys(values).filter((key) => key !== 'screws') : []
        const tolerances = Object.fromEntries(keys.map((key) => [key, fitted.includes(key) ? fit : limits]))
        const columns = columnsOf(values)
        const svg = drawArticle({
          family,
          columns,
          values,
          tolerances,
          trimmed: null,
          decimal: '.',
          title: 'part',
          caption: 'c',
        })
        expect(svg).not.toBeNull()
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        const drawing = readSvg(svg ?? '')
        expect(drawing.labels).toHaveLength(Object.values(values).filter((value) => value !== 0).length)
        expect(pointsOutside(drawing)).toEqual([])
        expect(overlapsIn(drawing)).toEqual([])
      }),
      { numRuns: 40 },
    )
  },
  20_000,
)
