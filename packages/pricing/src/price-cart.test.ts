import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './money.ts'
import { type CartToPrice, goodsBefore, priceCart } from './price-cart.ts'

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
    missingForFreeShipping: 10_001,
  })
})

test('delivery is free from the minimum order value on, for pickup, and for an empty cart', () => {
  expect(priceCart({ ...cart, positionTotals: [24_999] }).shippingCosts).toBe(890)
  expect(priceCart({ ...cart, positionTotals: [25_000] }).shippingCosts).toBe(0)
  expect(priceCart({ ...cart, delivery: 'Pickup' }).shippingCosts).toBe(0)
  expect(priceCart({ ...cart, positionTotals: [] }).totalPriceGross).toBe(0)
})

test('the amount missing for free delivery is given if the minimum decides the cost', () => {
  const missing = (change: Partial<CartToPrice>) => priceCart({ ...cart, ...change }).missingForFreeShipping
  expect(missing({ positionTotals: [24_999] })).toBe(1)
  expect(missing({ positionTotals: [25_000] })).toBe(0)
  expect(missing({ delivery: 'Pickup' })).toBeNull()
  expect(missing({ shippingRate: 0 })).toBeNull()
  expect(missing({ positionTotals: [] })).toBeNull()
})

test('a cart that adds the missing amount has free delivery', () => {
  fc.assert(
    fc.property(anyCart, (any) => {
      const { missingForFreeShipping: missing } = priceCart(any)
      if (missing === null) return
      expect(priceCart({ ...any, positionTotals: [...any.positionTotals, missing] }).shippingCosts).toBe(0)
    }),
  )
})

test('the sum before is that of the acknowledged prices', () => {
  const pins = { quantity: 12, price: 320, priceBefore: 300 }
  const sleeve = { quantity: 1, price: 900, priceBefore: 950 }
  const same = { quantity: 5, price: 100, priceBefore: 100 }
  expect(goodsBefore(5_240, [pins, sleeve, same])).toBe(5_240 - 240 + 50)
  expect(goodsBefore(500, [same])).toBeNull()
  expect(goodsBefore(5_240, [pins, { ...sleeve, priceBefore: null }])).toBeNull()
  expect(goodsBefore(3_840, [pins, { ...sleeve, price: null }])).toBeNull()
})

test('the sums add up and are not negative', () => {
  fc.assert(
    fc.property(anyCart, (any) => {
      const sums = priceCart(any)
      expect(sums.totalPriceNet).toBe(sums.totalProductPriceNet + sums.shippingCosts)
      expect(sums.totalPriceGross).toBe(sums.totalProductPriceGross + sums.shippingCostsGross)
      expect(sums.totalPriceGross).toBe(sums.totalPriceNet + sums.salesTax)
      for (const amount of Object.values({ ...sums, missingForFreeShipping: sums.missingForFreeShipping ?? 0 }))
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
  )
})

test('tax is the share of the whole net sum, rounded once, so that an invoice may show it', () => {
  const trap = { ...cart, positionTotals: [103], shippingRate: 103 }
  expect(priceCart(trap)).toMatchObject({ totalProductPriceGross: 123, shippingCostsGross: 122, salesTax: 39 })
  fc.assert(
    fc.property(anyCart, (any) => {
      const { salesTax, totalPriceNet } = priceCart(any)
      expect(salesTax).toBe(shareOf(totalPriceNet, any.taxRate))
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
