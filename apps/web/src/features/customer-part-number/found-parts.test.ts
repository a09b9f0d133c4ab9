import { giveMachining } from '@normwerk/contract/asked-options'
import type { Designation, SearchResult } from '@normwerk/contract/search'
import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { readFoundParts } from './found-parts.ts'

const nothing: SearchResult = { items: [], page: 1, size: 6, total: 0, facets: [], currentFilters: [] }
const machining = { ...giveMachining(noOptions), changedLength: 147.25, headFlats: 'R1F3' }
const named: Designation = {
  productDimensionId: 'one',
  articleNo: 'AHH-6x160',
  ...machining,
  toleranceClass: null,
  certificate31: false,
  assumed: ['toleranceClass'],
  alternatives: [{ productDimensionId: 'two', articleNo: 'AH-6x160', material: '1.2344' }],
}

test('a designation is one part with the cut that it names', () => {
  expect(readFoundParts({ ...nothing, designation: named })).toEqual([
    { articleId: 'one', articleNo: 'AHH-6x160', ...machining },
  ])
})

test('a designation without a material is one of several parts, each cut to the same length', () => {
  const open = { ...named, assumed: ['material' as const] }
  expect(readFoundParts({ ...nothing, designation: open })).toEqual([
    { articleId: 'one', articleNo: 'AHH-6x160', ...machining },
    { articleId: 'two', articleNo: 'AH-6x160', ...machining },
  ])
})

test('a text with more hits than can be shown names no part', () => {
  expect(readFoundParts({ ...nothing, dimensions: { items: [], page: 1, size: 6, total: 400 } })).toEqual([])
  expect(readFoundParts(nothing)).toEqual([])
})
