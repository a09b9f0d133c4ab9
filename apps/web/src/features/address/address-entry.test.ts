import type { Address } from '@normwerk/contract/address'
import { expect, test } from 'vitest'
import { addressEntryOf, addressInput, newAddressEntry } from './address-entry.ts'

const address: Address = {
  id: '0197a1de-0000-7000-8000-000000000001',
  addressType: 'Delivery',
  company: 'Formenbau Nord GmbH',
  companyAddition: null,
  addressAddition: 'Tor 2',
  street: 'Fräserweg',
  streetNumber: '7',
  streetAddition: null,
  zip: '89073',
  city: 'Ulm',
  country: 'DE',
  isUsual: true,
}

test('saving an address without an edit changes nothing', () => {
  const { id: _, addressType: _type, isUsual: _usual, ...fields } = address
  expect(addressInput(addressEntryOf(address))).toEqual(fields)
})

test('an emptied field is sent as null, a typed one without surrounding blanks', () => {
  const entry = { ...addressEntryOf(address), addressAddition: '  ', city: ' Neu-Ulm ' }
  expect(addressInput(entry)).toMatchObject({ addressAddition: null, city: 'Neu-Ulm' })
})

test("a new address begins with the user's company and its country", () => {
  expect(newAddressEntry('Formenbau Nord GmbH', 'AT')).toMatchObject({
    company: 'Formenbau Nord GmbH',
    street: '',
    country: 'AT',
  })
})
