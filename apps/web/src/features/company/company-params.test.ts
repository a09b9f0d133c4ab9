import { expect, test } from 'vitest'
import { formatListParams, listInput, parseListParams } from './company-params.ts'

test('search and sort order can be formatted and parsed without loss', () => {
  const search = { q: 'form', sort: '-createdAt' }
  expect(formatListParams(parseListParams(search))).toEqual(search)
  expect(formatListParams(parseListParams({ sort: 'colour' }))).toEqual({})
})

test('without a search all companies are requested', () => {
  expect(listInput(parseListParams({}), 2)).toEqual({ pageRequest: { page: 2, size: 20 }, query: null, sort: 'name' })
})
