import type { InvoiceTax } from '../../invoice.ts'
import type { Address, Buyer } from '../../parties.ts'
import { aBuyer } from '../parties.ts'
import { type Case, invoiceFor, paid, trimmed } from './builders.ts'

const intraCommunity: InvoiceTax = { category: 'K', rate: 0 }
const exported: InvoiceTax = { category: 'G', rate: 0 }
const reverseCharge: InvoiceTax = { category: 'AE', rate: 0 }

function buyerIn(country: string, vatId: string | null, address: Partial<Address>): Buyer {
  return aBuyer({ vatId, address: { companyAddition: null, addressAddition: null, ...address, country } })
}

const austria = buyerIn('AT', 'ATU12345678', { company: 'Formenbau Öst GmbH', zip: '6961', city: 'Wolfurt' })
const france = buyerIn('FR', 'FR12345678901', { company: 'Moules Réunis SARL', zip: '75001', city: 'Paris' })
const belfast = buyerIn('GB', 'XI123456789', { company: 'Belfast Tooling Ltd', zip: 'BT1 5GS', city: 'Belfast' })
const switzerland = buyerIn('CH', 'CHE123456789', { company: 'Spritzguss Züri AG', zip: '8005', city: 'Zürich' })
const usa = buyerIn('US', null, { company: 'Detroit Molds Inc.', zip: '48201', city: 'Detroit' })
const turkey = buyerIn('TR', '1234567890', { company: 'Kalıpçılık A.Ş.', zip: '34000', city: 'İstanbul' })

/** A buyer whose name and address are Greek. */
export const greece = buyerIn('GR', 'EL123456789', {
  company: 'Καλούπια Αθηνών ΑΕ',
  street: 'Λεωφόρος Κηφισίας',
  streetNumber: '44',
  zip: '151 23',
  city: 'Μαρούσι',
})

/** A buyer whose name and address are Cyrillic. */
export const bulgaria = buyerIn('BG', 'BG123456789', {
  company: 'Прес форми „Изток“ ООД',
  street: 'бул. Цариградско шосе',
  streetNumber: '115',
  zip: '1784',
  city: 'София',
})

export const foreignInvoices: readonly Case[] = [
  ['Austria with VAT id', invoiceFor([{}], { tax: intraCommunity }, austria)],
  ['Austria without VAT id', invoiceFor([{}], paid, { ...austria, vatId: null })],
  ['France', { ...invoiceFor([{}], { tax: intraCommunity, ...paid }, france), language: 'fr' }],
  ['Greece', { ...invoiceFor([trimmed], { tax: intraCommunity, ...paid }, greece), language: 'en' }],
  ['Bulgaria', { ...invoiceFor([{}, trimmed], { tax: intraCommunity }, bulgaria), language: 'en' }],
  ['Northern Ireland', { ...invoiceFor([{}], { tax: intraCommunity }, belfast), language: 'en' }],
  ['reverse charge in Austria', invoiceFor([{}], { tax: reverseCharge }, austria)],
  ['reverse charge at home', invoiceFor([{ quantity: 2 }], { tax: reverseCharge, ...paid })],
  ['Switzerland', invoiceFor([trimmed], { tax: exported, ...paid }, switzerland)],
  ['USA', { ...invoiceFor([{}], { tax: exported }, usa), language: 'en' }],
  ['Turkey', { ...invoiceFor([{}], { tax: exported }, turkey), language: 'en' }],
]
