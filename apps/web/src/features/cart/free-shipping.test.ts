import { describe, expect, test } from 'vitest'
import { shippingHint } from './free-shipping.ts'

const cart = {
  deliveryType: 'StandardDelivery',
  totalProductPriceNet: '125.00',
  minimumOrderValue: '250.00',
  missingForFreeShipping: '125.00',
} as const

describe('the hint on free delivery', () => {
  test('says which amount is missing, and which share is reached', () => {
    expect(shippingHint(cart)).toEqual({ kind: 'missing', missing: '125.00', from: '250.00', share: 0.5 })
  })

  test('says that delivery is free', () => {
    expect(shippingHint({ ...cart, missingForFreeShipping: '0.00' })).toEqual({ kind: 'free', from: '250.00' })
  })

  test('promises nothing if the minimum does not decide', () => {
    expect(shippingHint({ ...cart, missingForFreeShipping: null })).toEqual({ kind: 'none' })
  })

  test('says nothing if the buyer collects the goods', () => {
    expect(shippingHint({ ...cart, deliveryType: 'Pickup', missingForFreeShipping: null })).toEqual({ kind: 'pickup' })
  })
})
