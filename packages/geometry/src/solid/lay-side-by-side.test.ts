import { families } from '@normwerk/parts/families/families'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeArticle } from '../shape-article.ts'
import { arbitrarySizes } from '../testing/any-sizes.ts'
import { extentOf } from './extent-of.ts'
import { laySideBySide } from './lay-side-by-side.ts'

const anySolid = fc.constantFrom(...families.map(({ code }) => code)).chain((family) =>
  arbitrarySizes[family].map((values) => {
    const solid = shapeArticle(family, values, null)
    if (solid === null) throw new Error('no solid')
    return solid
  }),
)

test('solids stand in a row without touching, in their order', () => {
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

test('the first of them stays where it is', () => {
  expect(laySideBySide([])).toEqual([])
  fc.assert(
    fc.property(anySolid, (solid) => {
      expect(laySideBySide([solid])).toEqual([0])
    }),
  )
})
