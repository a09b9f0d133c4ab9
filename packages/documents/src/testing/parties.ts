import type { Address, Buyer, Seller } from '../parties.ts'

export const seller: Seller = {
  address: {
    company: 'Normwerk GmbH',
    companyAddition: null,
    street: 'Musterstraße',
    streetNumber: '12',
    streetAddition: null,
    addressAddition: null,
    zip: '58507',
    city: 'Lüdenscheid',
    country: 'DE',
  },
  vatId: 'DE136695976',
  taxNumber: '332/5750/1234',
  contact: { name: 'Martina Beispiel', phoneNumber: '+49 2351 123456', email: 'verkauf@example.com' },
  electronicAddress: { scheme: 'EM', value: 'rechnung@example.com' },
  bank: { name: 'Beispielbank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  website: 'normwerk.example.com',
  legalLines: ['Sitz: Lüdenscheid', 'Amtsgericht Iserlohn, HRB 0000', 'Geschäftsführung: Martina Beispiel'],
}

const office: Address = {
  company: 'Beispiel Formenbau GmbH',
  companyAddition: 'Werk 2',
  street: 'Industriestraße',
  streetNumber: '5',
  streetAddition: null,
  addressAddition: 'Tor 3',
  zip: '12345',
  city: 'Berlin',
  country: 'DE',
}

const buyer: Buyer = {
  address: office,
  customerNumber: '10001',
  vatId: 'DE123456788',
  reference: null,
  electronicAddress: { scheme: 'EM', value: 'einkauf@example.com' },
}

/** Builds a buyer; unless told otherwise a German company. */
export function aBuyer(change: Partial<Omit<Buyer, 'address'>> & { address?: Partial<Address> } = {}): Buyer {
  return { ...buyer, ...change, address: { ...office, ...change.address } }
}
