import { familyOf } from '@normwerk/parts/families/families'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import { anyBuildableMouldBase } from '@normwerk/parts/testing/any-mould-base'
import { stockedArticles } from '@normwerk/parts/testing/stocked-articles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOverlaps } from '../testing/find-overlaps.ts'
import { assembleMouldBase, type LineArticle } from './assemble-mould-base.ts'

const articles = new Map(
  stockedArticles.map(({ articleNumber, product, sizes }) => [
    articleNumber,
    { family: familyOf(product.family).code, values: { ...sizes, screws: '4x M6' } },
  ]),
)

function articleOf({ articleNo }: BillLine): LineArticle | null {
  const article = articles.get(articleNo ?? '')
  if (article?.family !== 'ZR') return article ?? null
  const isSmall = (article.values.diameter ?? 0) < 110
  return { ...article, values: { ...article.values, screws: isSmall ? '2x M6' : '4x M6' } }
}

test('no part of a mould base overlaps another one', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      expect(findOverlaps(assembleMouldBase(base, articleOf))).toEqual([])
    }),
  )
})

test('every part of the bill is in its place, in its number', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      const parts = Map.groupBy(assembleMouldBase(base, articleOf), ({ line }) => line)
      const isLoose = ({ role, articleNo }: BillLine) => role === 'eyeBolt' || role === 'boring' || articleNo === null
      for (const line of base.bill) {
        expect(parts.get(line)?.length ?? 0, line.role).toBe(isLoose(line) ? 0 : line.quantity)
      }
    }),
  )
})

test('a part that is moved by half a millimetre overlaps another one', () => {
  const [base] = fc.sample(anyBuildableMouldBase, { numRuns: 1, seed: 1 })
  const parts = base === undefined ? [] : assembleMouldBase(base, articleOf)
  const moved = parts.map((part) =>
    part.line.role === 'screwFixed' && part.instance === 1
      ? { ...part, place: { ...part.place, x: part.place.x + 2 } }
      : part,
  )
  expect(findOverlaps(moved).join()).toContain('screwFixed 1')
})
