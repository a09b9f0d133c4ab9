import type { ManagedCompany } from '@normwerk/contract/company'
import { describe, expect, test } from 'vitest'
import { changesTo, companyEntryOf, companyInput, newCompanyEntry } from './company-entry.ts'

const known: ManagedCompany = {
  id: '1',
  companyName: 'Musterform',
  companyAddition: null,
  customerNumber: '10001',
  vatId: 'DE100000016',
  taxNumber: null,
  supplierNumber: null,
  fieldService: { name: 'Karla', email: 'karla@example.com', phoneNumber: '1' },
  officeStaff: null,
  currency: 'EUR',
  discountGroup: 'A',
  phoneNumber: null,
  fax: null,
  buyerReference: null,
  electronicAddress: null,
  invoiceProfile: 'en16931',
  purchasingEmail: null,
  accountingEmail: null,
  requireSecondFactor: false,
  asksCostCentre: false,
  invoiceAddress: {
    street: 'Beispielstraße',
    streetNumber: '1',
    streetAddition: null,
    addressAddition: null,
    zip: '12345',
    city: 'Musterstadt',
    country: 'DE',
  },
  allowedOrigins: [],
  userCount: 2,
  createdAt: '2026-01-01T00:00:00Z',
}
const entry = companyEntryOf(known)

describe('the form of a company', () => {
  test('sends nothing without an edit', () => {
    expect(changesTo(known, entry)).toBeNull()
  })

  test('sends the whole invoice address if one part of it changes', () => {
    const invoiceAddress = { ...entry.invoiceAddress, zip: '54321' }
    expect(changesTo(known, { ...entry, invoiceAddress })).toEqual({
      id: '1',
      invoiceAddress: { ...known.invoiceAddress, zip: '54321' },
    })
  })

  test('sends null for a contact whose fields are emptied', () => {
    const fieldService = { name: ' ', email: '', phoneNumber: '' }
    expect(changesTo(known, { ...entry, fieldService })).toEqual({ id: '1', fieldService: null })
  })

  test('gives a new company without a number the next free one', () => {
    expect(companyInput(newCompanyEntry('AT'))).toMatchObject({
      customerNumber: null,
      fieldService: null,
      invoiceAddress: { country: 'AT', streetNumber: null },
    })
  })
})
