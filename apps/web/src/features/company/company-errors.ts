import type { Translate } from '@normwerk/i18n/text'
import { emailError } from '../../shared/people/person-errors.ts'
import { type CompanyEntry, type ContactEntry, isEmptyContact } from './company-entry.ts'

/** Validates the fields that the page can check by itself. The server validates numbers and countries. */
export function companyErrors(entry: CompanyEntry, isNew: boolean, text: Translate): Record<string, string | null> {
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const { street, zip, city } = entry.invoiceAddress
  return {
    companyName: required(entry.companyName),
    customerNumber: isNew ? null : required(entry.customerNumber),
    discountGroup: required(entry.discountGroup),
    'invoiceAddress.street': required(street),
    'invoiceAddress.zip': required(zip),
    'invoiceAddress.city': required(city),
    ...contactErrors('fieldService', entry.fieldService, text),
    ...contactErrors('officeStaff', entry.officeStaff, text),
  }
}

export function contactErrors(path: string, contact: ContactEntry, text: Translate): Record<string, string | null> {
  if (isEmptyContact(contact)) return {}
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  return {
    [`${path}.name`]: required(contact.name),
    [`${path}.email`]: emailError(contact.email, text),
    [`${path}.phoneNumber`]: required(contact.phoneNumber),
  }
}
