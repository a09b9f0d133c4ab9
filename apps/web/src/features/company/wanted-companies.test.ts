import { expect, test } from 'vitest'
import { listInput, printWanted, readWanted } from './wanted-companies.ts'

test('an address says what is looked for and how it is sorted, and comes back as it was', () => {
  const search = { q: 'form', sort: '-createdAt' }
  expect(printWanted(readWanted(search))).toEqual(search)
  expect(printWanted(readWanted({ sort: 'colour' }))).toEqual({})
})

test('without a search all companies are asked for', () => {
  expect(listInput(readWanted({}), 2)).toEqual({ pageRequest: { page: 2, size: 20 }, query: null, sort: 'name' })
})
