import type { AskedSeller, Seller } from '@normwerk/contract/seller'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'

/** The fields as they are typed. */
export interface SellerEntry {
  company: string
  companyAddition: string
  street: string
  streetNumber: string
  zip: string
  city: string
  country: string
  vatId: string
  taxNumber: string
  contactName: string
  phoneNumber: string
  email: string
  bank: string
  iban: string
  bic: string
  website: string
  /** A line each. */
  legalLines: string
}

/** By field: its path in the call. */
export const sellerPaths = {
  company: 'address.company',
  companyAddition: 'address.companyAddition',
  street: 'address.street',
  streetNumber: 'address.streetNumber',
  zip: 'address.zip',
  city: 'address.city',
  country: 'address.country',
  vatId: 'vatId',
  taxNumber: 'taxNumber',
  contactName: 'contact.name',
  phoneNumber: 'contact.phoneNumber',
  email: 'contact.email',
  bank: 'bank.name',
  iban: 'bank.iban',
  bic: 'bank.bic',
  website: 'website',
  legalLines: 'legalLines',
} as const satisfies Record<keyof SellerEntry, string>

export function sellerEntryOf(seller: Seller | null): SellerEntry {
  return {
    company: seller?.address.company ?? '',
    companyAddition: seller?.address.companyAddition ?? '',
    street: seller?.address.street ?? '',
    streetNumber: seller?.address.streetNumber ?? '',
    zip: seller?.address.zip ?? '',
    city: seller?.address.city ?? '',
    country: seller?.address.country ?? 'DE',
    vatId: seller?.vatId ?? '',
    taxNumber: seller?.taxNumber ?? '',
    contactName: seller?.contact.name ?? '',
    phoneNumber: seller?.contact.phoneNumber ?? '',
    email: seller?.contact.email ?? '',
    bank: seller?.bank.name ?? '',
    iban: seller?.bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '',
    bic: seller?.bank.bic ?? '',
    website: seller?.website ?? '',
    legalLines: seller?.legalLines.join('\n') ?? '',
  }
}

/** Returns the whole entry if something was changed. */
export function sellerChangesTo(seller: Seller | null, entry: SellerEntry): AskedSeller | null {
  if (JSON.stringify(entry) === JSON.stringify(sellerEntryOf(seller))) return null
  return {
    address: {
      company: entry.company,
      companyAddition: nullIfEmpty(entry.companyAddition),
      street: entry.street,
      streetNumber: nullIfEmpty(entry.streetNumber),
      zip: entry.zip,
      city: entry.city,
      country: entry.country,
    },
    vatId: entry.vatId,
    taxNumber: nullIfEmpty(entry.taxNumber),
    contact: { name: entry.contactName, phoneNumber: entry.phoneNumber, email: entry.email },
    bank: { name: entry.bank, iban: entry.iban.replaceAll(/\s/g, '').toUpperCase(), bic: entry.bic },
    website: entry.website,
    legalLines: entry.legalLines.split('\n').filter((line) => line.trim() !== ''),
  }
}
