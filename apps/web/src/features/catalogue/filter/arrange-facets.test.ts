import type { Facet } from '@normwerk/contract/search'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { expect, test } from 'vitest'
import { arrangeFacets } from './arrange-facets.ts'

function facet(name: AttributeKey, ...counts: number[]): Facet {
  const values = counts.map((count, value) => ({ value, count, selected: false }))
  return { name, label: name, unit: null, kind: 'number', values }
}

test('common and chosen attributes come first, and facets that cannot narrow the result are left out', () => {
  const facets = [
    facet('screws', 2, 3),
    facet('length', 5, 5),
    facet('size', 10),
    facet('diameter', 4, 6),
    facet('headAngle', 3),
    { ...facet('width'), min: 1, max: 900 },
    { ...facet('height'), min: 5, max: 5 },
  ]
  const arranged = arrangeFacets(facets, [{ name: 'screws', values: ['2x M6'] }], 10)
  expect(arranged.main.map(({ name }) => name)).toEqual(['diameter', 'length', 'screws'])
  expect(arranged.more.map(({ name }) => name)).toEqual(['headAngle', 'width'])
})
