import { describe, expect, test } from 'vitest'
import { shippingHint } from './free-shipping.ts'

const cart = {
  deliveryType: 'StandardDelivery',
  totalProductPriceNet: '188.30',
  minimumOrderValue: '250.00',
  shippingCosts: '8.90',
} as const

describe('the hint on free delivery', () => {
  test('says what is missing, to the cent', () => {
    expect(shippingHint(cart)).toMatchObject({ kind: 'missing', missing: '61.70', from: '250.00' })
    expect(shippingHint({ ...cart, totalProductPriceNet: '249.99' })).toMatchObject({ missing: '0.01' })
  })

  test('measures the way there', () => {
    expect(shippingHint({ ...cart, totalProductPriceNet: '125.00' })).toMatchObject({ share: 0.5 })
  })

  test('is content once delivery is free', () => {
    expect(shippingHint({ ...cart, totalProductPriceNet: '250.00', shippingCosts: '0.00' }).kind).toBe('free')
  })

  test('promises nothing where the server charges above the limit, or nothing below it', () => {
    expect(shippingHint({ ...cart, totalProductPriceNet: '300.00' }).kind).toBe('none')
    expect(shippingHint({ ...cart, totalProductPriceNet: '0.00', shippingCosts: '0.00' }).kind).toBe('none')
  })

  test('has nothing to say to who collects the goods', () => {
    expect(shippingHint({ ...cart, deliveryType: 'Pickup', shippingCosts: '0.00' })).toEqual({ kind: 'pickup' })
  })
})
