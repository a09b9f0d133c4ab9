import type { Address } from '@normwerk/contract/address'
import { describe, expect, test } from 'vitest'
import { deliveryAddressOf } from './queries.ts'

function address(id: string, addressType: Address['addressType']): Address {
  return {
    id,
    addressType,
    company: 'Musterform',
    companyAddition: null,
    street: 'Werkstor',
    streetNumber: '2',
    streetAddition: null,
    isUsual: false,
    addressAddition: null,
    zip: '12345',
    city: 'Musterstadt',
    country: 'DE',
  }
}

const [invoice, usual, branch] = [address('i', 'Invoice'), address('u', 'Delivery'), address('b', 'Delivery')]

describe('the delivery address', () => {
  test('is the chosen one', () => {
    expect(deliveryAddressOf([invoice, usual, branch], 'b')).toBe(branch)
  })

  test('is the default one without a choice, or when the chosen one is gone', () => {
    expect(deliveryAddressOf([invoice, usual, branch], null)).toBe(usual)
    expect(deliveryAddressOf([invoice, usual, branch], 'gone')).toBe(usual)
  })

  test('is the invoice address if there is no other', () => {
    expect(deliveryAddressOf([invoice], null)).toBe(invoice)
    expect(deliveryAddressOf([], null)).toBeUndefined()
  })
})
