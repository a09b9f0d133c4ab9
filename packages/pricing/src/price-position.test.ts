import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargedOnce, findCheaperQuantity, pricePosition, priceScale } from './price-position.ts'

const pin = {
  quantity: 1,
  listPrice: 410,
  discountPercent: 10,
  scale: [
    { from: 10, percent: 5 },
    { from: 50, percent: 12 },
  ],
  pieceSurcharges: [],
  certificateSurcharge: 0,
}

const anyPosition = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  listPrice: fc.integer({ min: 0, max: 5_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  scale: fc
    .array(fc.record({ from: fc.integer({ min: 2, max: 9999 }), percent: fc.integer({ min: 0, max: 100 }) }))
    .map((levels) => levels.toSorted((a, b) => a.from - b.from)),
  pieceSurcharges: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
  certificateSurcharge: fc.integer({ min: 0, max: 100_000 }),
})

describe('the price of a position', () => {
  test('is the list price less the discount of the company, rounded half up', () => {
    expect(pricePosition(pin).price).toBe(369)
    expect(pricePosition({ ...pin, listPrice: 405 }).price).toBe(365)
  })

  test('falls with the volume scale on top of the discount', () => {
    expect(pricePosition({ ...pin, quantity: 9 }).price).toBe(369)
    expect(pricePosition({ ...pin, quantity: 10 }).price).toBe(351)
    expect(pricePosition({ ...pin, quantity: 50 }).price).toBe(325)
  })

  test('adds cutting and flats to each piece and the certificate once', () => {
    expect(pricePosition({ ...pin, quantity: 2, pieceSurcharges: [380, 290], certificateSurcharge: 1500 })).toEqual({
      price: 1039,
      listPrice: 1080,
      totalPrice: 3578,
    })
  })

  test('is whole, never negative, and pieces times price plus certificate', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { price, totalPrice } = pricePosition(position)
        expect(Number.isSafeInteger(price) && price >= 0).toBe(true)
        expect(totalPrice).toBe(price * position.quantity + position.certificateSurcharge)
        const { quantity } = position
        expect(chargedOnce({ price, totalPrice, quantity })).toBe(position.certificateSurcharge)
      }),
    )
  })

  test('never exceeds the list price with the same surcharges', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { price, listPrice } = pricePosition(position)
        expect(price).toBeLessThanOrEqual(listPrice)
      }),
    )
  })

  test('never exceeds the list price before surcharges', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(pricePosition({ ...position, pieceSurcharges: [] }).price).toBeLessThanOrEqual(position.listPrice)
      }),
    )
  })
})

describe('a larger quantity that costs less', () => {
  test('is the next level of the scale', () => {
    expect(findCheaperQuantity({ ...pin, quantity: 46 })).toBeNull()
    expect(findCheaperQuantity({ ...pin, quantity: 48 })).toEqual({ quantity: 50, totalPrice: 16_250, saved: 598 })
    expect(findCheaperQuantity({ ...pin, quantity: 50 })).toBeNull()
  })

  test('pays the surcharges of all its pieces', () => {
    expect(findCheaperQuantity({ ...pin, quantity: 49, pieceSurcharges: [380] })).toMatchObject({ saved: 569 })
    expect(findCheaperQuantity({ ...pin, quantity: 48, pieceSurcharges: [380] })).toBeNull()
  })

  test('is the cheapest of all, and lies in what the scale announces', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { totalPrice } = pricePosition(position)
        const totals = position.scale
          .filter(({ from }) => from > position.quantity)
          .map(({ from }) => pricePosition({ ...position, quantity: from }).totalPrice)
        const least = Math.min(totalPrice, ...totals)
        expect(findCheaperQuantity(position)?.totalPrice ?? totalPrice).toBe(least)
        if (least < totalPrice) {
          const announced = priceScale(position).filter(({ from }) => from > position.quantity)
          expect(announced.some(({ worthFrom }) => worthFrom <= position.quantity)).toBe(true)
        }
      }),
    )
  })
})

test('the shown scale is what each quantity costs', () => {
  expect(priceScale(pin)).toEqual([
    { from: 1, price: 369, worthFrom: 1 },
    { from: 10, price: 351, worthFrom: 10 },
    { from: 50, price: 325, worthFrom: 47 },
  ])
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const { from, price } of priceScale(position))
        expect(price).toBe(pricePosition({ ...position, quantity: from, pieceSurcharges: [] }).price)
    }),
  )
})
