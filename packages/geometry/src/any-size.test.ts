import type { Tolerance } from '@normwerk/parts/article'
import { noOptions } from '@normwerk/parts/configured-part'
import { families } from '@normwerk/parts/families/families'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import { anyValues } from '@normwerk/parts/testing/any-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawArticle } from './draw-article.ts'
import { overlapsIn, pointsOutside, readSvg } from './testing/read-svg.ts'

const fit: Tolerance = { text: 'g6', upper: -0.009, lower: -0.025 }
const limits: Tolerance = { text: '0/-0.05', upper: 0, lower: -0.05 }
const fitted = ['diameter', 'outerDiameter', 'shaftDiameter']

test.each(families.map((family) => [family.code, family] as const))(
  '%s: any size shows all figures, inside the sheet and apart from each other',
  (code, family) => {
    const tolerances = Object.fromEntries(family.sizes.map(({ key }) => [key, fitted.includes(key) ? fit : limits]))
    fc.assert(
      fc.property(anyValues(family), fc.boolean(), (values, withTolerances) => {
        const svg = drawArticle({
          family: code,
          values,
          tolerances: withTolerances ? tolerances : {},
          options: noOptions,
          decimal: '.',
          title: 'part',
          caption: 'c',
        })
        expect(svg).not.toBeNull()
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        const drawing = readSvg(svg ?? '')
        const known = Object.entries(shapeOf(family, values, asStocked)?.values ?? {})
        const shown = known.filter(([key, value]) => value !== 0 && key !== 'mouldSize')
        expect(drawing.labels).toHaveLength(shown.length)
        expect(pointsOutside(drawing)).toEqual([])
        expect(overlapsIn(drawing)).toEqual([])
      }),
      { numRuns: 40 },
    )
  },
  20_000,
)
