import { expect, test } from 'vitest'
import { surchargeIn } from './surcharge-in.ts'

test.each([
  [{ quantity: 4, price: '6.43', totalPrice: '43.72' }, '18.00'],
  [{ quantity: 12, price: '5.65', totalPrice: '67.80' }, null],
  [{ quantity: 3, price: null, totalPrice: null }, null],
])('of %o the surcharge is %s', (position, surcharge) => {
  expect(surchargeIn(position)).toBe(surcharge)
})
