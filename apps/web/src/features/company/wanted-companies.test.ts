import { expect, test } from 'vitest'
import { formatListParams, listInput, parseListParams } from './company-params.ts'

test('an address says what is looked for and how it is sorted, and comes back as it was', () => {
  const search = { q: 'form', sort: '-createdAt' }
  expect(formatListParams(parseListParams(search))).toEqual(search)
  expect(formatListParams(parseListParams({ sort: 'colour' }))).toEqual({})
})

test('without a search all companies are asked for', () => {
  expect(listInput(parseListParams({}), 2)).toEqual({ pageRequest: { page: 2, size: 20 }, query: null, sort: 'name' })
})
