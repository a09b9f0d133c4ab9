import { expect, it } from 'vitest'
import { contradictsPieces } from './contradicts-pieces.ts'

it.each([
  ['gesamt 4', '8'],
  ['2 pcs in stock', '8'],
  ['eran 2', '1'],
  ['statt 5', '8'],
  ['bylo 4', '6'],
  ['je Form', '4'],
])('%j contradicts %j', (remark, quantity) => {
  expect(contradictsPieces(remark, quantity)).toBe(true)
})

it.each([
  ['davon 2 Stk sofort', '8'],
  ['waren 4, jetzt 6', '6'],
  ['statt 5 bitte 8', '8'],
  ['nicht 5 mm kürzen', '8'],
  ['Regal 12', '8'],
])('%j does not contradict %j', (remark, quantity) => {
  expect(contradictsPieces(remark, quantity)).toBe(false)
})
