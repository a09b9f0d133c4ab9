import type { NewCompany } from '@normwerk/contract/registration'
import { homeCountry } from '../../shared/people/country-field.tsx'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'

/** The fields of a company that the shop does not know yet. */
export interface CompanyEntry {
  companyName: string
  companyAddition: string
  street: string
  streetNumber: string
  addressAddition: string
  zip: string
  city: string
  country: string
  vatId: string
  taxNumber: string
  phoneNumber: string
  fax: string
  supplierNumber: string
}

export const emptyCompany: CompanyEntry = {
  companyName: '',
  companyAddition: '',
  street: '',
  streetNumber: '',
  addressAddition: '',
  zip: '',
  city: '',
  country: homeCountry,
  vatId: '',
  taxNumber: '',
  phoneNumber: '',
  fax: '',
  supplierNumber: '',
}

/** Returns the input of the call; empty fields are null. */
export function companyInput(entry: CompanyEntry): NewCompany {
  return {
    companyName: entry.companyName.trim(),
    companyAddition: nullIfEmpty(entry.companyAddition),
    street: entry.street.trim(),
    streetNumber: nullIfEmpty(entry.streetNumber),
    addressAddition: nullIfEmpty(entry.addressAddition),
    zip: entry.zip.trim(),
    city: entry.city.trim(),
    country: entry.country,
    vatId: nullIfEmpty(entry.vatId),
    taxNumber: nullIfEmpty(entry.taxNumber),
    phoneNumber: nullIfEmpty(entry.phoneNumber),
    fax: nullIfEmpty(entry.fax),
    supplierNumber: nullIfEmpty(entry.supplierNumber),
  }
}
