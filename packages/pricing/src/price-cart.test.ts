import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'

const anyCart = fc.record({
  positionTotals: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 }),
  taxRate: fc.integer({ min: 0, max: 2700 }),
  delivery: fc.constantFrom('StandardDelivery' as const, 'Pickup' as const),
  shippingRate: fc.integer({ min: 0, max: 10_000 }),
  minimumOrderValue: fc.integer({ min: 0, max: 100_000 }),
})

const cart = {
  positionTotals: [10_000, 4_999],
  taxRate: 1900,
  delivery: 'StandardDelivery' as const,
  shippingRate: 890,
  minimumOrderValue: 25_000,
}

test('a small cart pays delivery and tax on both', () => {
  expect(priceCart(cart)).toEqual({
    totalProductPriceNet: 14_999,
    totalProductPriceGross: 17_849,
    shippingCosts: 890,
    shippingCostsGross: 1_059,
    totalPriceNet: 15_889,
    totalPriceGross: 18_908,
    salesTax: 3_019,
  })
})

test('delivery is free from the minimum order value on, for pickup, and for an empty cart', () => {
  expect(priceCart({ ...cart, positionTotals: [24_999] }).shippingCosts).toBe(890)
  expect(priceCart({ ...cart, positionTotals: [25_000] }).shippingCosts).toBe(0)
  expect(priceCart({ ...cart, delivery: 'Pickup' }).shippingCosts).toBe(0)
  expect(priceCart({ ...cart, positionTotals: [] }).totalPriceGross).toBe(0)
})

test('sums add up and nothing is negative', () => {
  fc.assert(
    fc.property(anyCart, (any) => {
      const sums = priceCart(any)
      expect(sums.totalPriceNet).toBe(sums.totalProductPriceNet + sums.shippingCosts)
      expect(sums.totalPriceGross).toBe(sums.totalProductPriceGross + sums.shippingCostsGross)
      expect(sums.totalPriceGross).toBe(sums.totalPriceNet + sums.salesTax)
      for (const amount of Object.values(sums)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
  )
})

test('the order of positions does not matter', () => {
  fc.assert(
    fc.property(anyCart, (any) => {
      expect(priceCart({ ...any, positionTotals: any.positionTotals.toReversed() })).toEqual(priceCart(any))
    }),
  )
})
