import { expect, test } from 'vitest'
import { turnPage } from './turn-page.ts'

test('another page keeps the filters, and the first page is left out of the address', () => {
  expect(turnPage(3)({ q: 'form', page: 2 })).toEqual({ q: 'form', page: 3 })
  expect(turnPage(1)({ q: 'form', page: 2 })).toEqual({ q: 'form' })
})
