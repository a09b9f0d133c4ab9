import type { Tolerance } from '@normwerk/parts/article'
import { noOptions } from '@normwerk/parts/configured-part'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { families, familyOf } from '@normwerk/parts/families/families'
import { flatArrangements } from '@normwerk/parts/machining/head-flats'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import { anyOffered } from '@normwerk/parts/testing/any-special'
import { anyValues } from '@normwerk/parts/testing/any-values'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawArticle } from './draw-article.ts'
import { overlapsIn, pointsOutside, readSvg } from './testing/read-svg.ts'

const fit: Tolerance = { text: 'g6', upper: -0.009, lower: -0.025 }
const limits: Tolerance = { text: '0/-0.05', upper: 0, lower: -0.05 }
const fitted = ['diameter', 'outerDiameter', 'shaftDiameter']

function expectReadable(svg: string | null, figures: number): void {
  expect(svg).not.toBeNull()
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  const drawing = readSvg(svg ?? '')
  expect(drawing.labels).toHaveLength(figures)
  expect(pointsOutside(drawing)).toEqual([])
  expect(overlapsIn(drawing)).toEqual([])
}

const drawing = { options: noOptions, decimal: '.', title: 'part', caption: 'c', questioned: 'q' } as const

test.each(families.map((family) => [family.code, family] as const))(
  '%s: any size shows all figures, inside the sheet and apart from each other',
  (code, family) => {
    const tolerances = Object.fromEntries(family.sizes.map(({ key }) => [key, fitted.includes(key) ? fit : limits]))
    fc.assert(
      fc.property(anyValues(family), fc.boolean(), (values, withTolerances) => {
        const svg = drawArticle({ ...drawing, family: code, values, tolerances: withTolerances ? tolerances : {} })
        const known = Object.entries(shapeOf(family, values, asStocked)?.values ?? {})
        expectReadable(svg, known.filter(([key, value]) => value !== 0 && key !== 'mouldSize').length)
      }),
      { numRuns: 10 },
    )
  },
)

const withFlats = families.flatMap((family) =>
  family.headFlats === null ? [] : [[family.code, family.headFlats] as const],
)

function expectFlats(...[family, { shaft, head }]: (typeof withFlats)[number]): void {
  for (const values of realValuesOf(family)) {
    const [least, most] = [Number(values[shaft]) / 2, Number(values[head]) / 2]
    for (const arrangement of flatArrangements) {
      for (const distance of [least, least + 0.05, (least + most) / 2, most - 0.05]) {
        const options = { ...noOptions, headFlats: { arrangement, distance, angle: 0 } }
        const shown = shapeOf(familyOf(family), values, options)
        const figures = [...(shown?.dimensions ?? []), ...(shown?.ends.flatMap(({ dimensions }) => dimensions) ?? [])]
        expectReadable(drawArticle({ ...drawing, options, family, values, tolerances: {} }), figures.length)
        expect(figures.map(({ shows }) => shows)).toContain('headFlats')
      }
    }
  }
}

const flats = '%s: flats on the head stand with their distance, flush with the shaft or farther out'
test.each(withFlats.slice(0, 1))(flats, expectFlats)
test.each(withFlats.slice(1))(flats, { tags: ['release'] }, expectFlats)

const withTips = families.flatMap(({ code, tip }) => (tip === null ? [] : [code]))

function expectSpecialPins(family: (typeof withTips)[number]): void {
  for (const values of realValuesOf(family)) {
    const offered = offeredMachining(readSizes(familyOf(family), values) ?? {}, family)
    fc.assert(
      fc.property(anyOffered(offered), (special) => {
        const options = { ...noOptions, ...special }
        const shown = shapeOf(familyOf(family), values, options)
        const figures = [...(shown?.dimensions ?? []), ...(shown?.ends.flatMap(({ dimensions }) => dimensions) ?? [])]
        const known = figures.filter(({ shows }) => shown?.values[shows] !== 0)
        expectReadable(drawArticle({ ...drawing, options, family, values, tolerances: {} }), known.length)
      }),
      { numRuns: 6 },
    )
  }
}

const specialPins = '%s: a special pin shows all its figures, apart from each other'
test.each(withTips.slice(0, 1))(specialPins, expectSpecialPins)
test.each(withTips.slice(1))(specialPins, { tags: ['release'] }, expectSpecialPins)
