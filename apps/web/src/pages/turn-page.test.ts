import { expect, test } from 'vitest'
import { turnPage } from './turn-page.ts'

test('another page keeps what narrows the list, and the first one is not mentioned', () => {
  expect(turnPage(3)({ q: 'form', page: 2 })).toEqual({ q: 'form', page: 3 })
  expect(turnPage(1)({ q: 'form', page: 2 })).toEqual({ q: 'form' })
})
