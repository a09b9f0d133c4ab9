import { families } from '@normwerk/parts/families/families'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import { asStocked } from '@normwerk/parts/shape/shape-of'
import { anyValues } from '@normwerk/parts/testing/any-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeArticle } from '../shape-article.ts'
import { laySideBySide } from './lay-side-by-side.ts'

const anySolid = fc.constantFrom(...families).chain((family) =>
  anyValues(family).map((values) => {
    const solid = shapeArticle(family.code, values, asStocked)
    if (solid === null) throw new Error('no solid')
    return solid
  }),
)

test('solids lie in a row in their order without touching', () => {
  fc.assert(
    fc.property(fc.array(anySolid, { maxLength: 8 }), (solids) => {
      const spans = laySideBySide(solids).map((moved, at) => {
        const solid = solids[at]
        const [from, to] = solid === undefined ? [Number.NaN, Number.NaN] : extentOf(solid).y
        return { from: from + moved, to: to + moved }
      })
      expect(spans).toHaveLength(solids.length)
      spans.slice(1).forEach(({ from }, at) => {
        expect(from - (spans[at]?.to ?? 0)).toBeCloseTo(10)
      })
    }),
  )
})

test('the first solid keeps its place', () => {
  expect(laySideBySide([])).toEqual([])
  fc.assert(
    fc.property(anySolid, (solid) => {
      expect(laySideBySide([solid])).toEqual([0])
    }),
  )
})
