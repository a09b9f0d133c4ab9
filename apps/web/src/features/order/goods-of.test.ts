import { expect, test } from 'vitest'
import { goodsOf } from './goods-of.ts'

test.each([
  ['37.04', '8.90', '28.14'],
  ['683.90', '0.00', '683.90'],
  ['0.30', '0.10', '0.20'],
])('of %s net with %s for delivery, %s are goods', (sumNet, shippingCosts, goods) => {
  expect(goodsOf({ sumNet, shippingCosts })).toBe(goods)
})
