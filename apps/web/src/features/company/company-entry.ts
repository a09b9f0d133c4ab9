import type { ChangeCompanyData, CreateCompany, ManagedCompany } from '@normwerk/contract/company'
import { changedFields } from '../../shared/people/changed-fields.ts'
import { type FactsEntry, factsEntryOf, factsInput, noFacts } from '../../shared/people/company-facts.ts'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'
import { newPlaceEntry, type PlaceEntry, placeEntryOf, placeInput } from '../../shared/people/place-entry.ts'
import { type InvoicingEntry, invoicingEntryOf, invoicingInput, noInvoicing } from './invoicing-fields.tsx'

export interface ContactEntry {
  name: string
  email: string
  phoneNumber: string
}

/** The fields of a company's form as they are typed. */
export interface CompanyEntry extends FactsEntry, InvoicingEntry {
  /** Empty: the next free number. */
  customerNumber: string
  discountGroup: string
  invoiceAddress: PlaceEntry
  fieldService: ContactEntry
  officeStaff: ContactEntry
  allowedOrigins: readonly string[]
  requireSecondFactor: boolean
}

export type CompanyText = {
  [Name in keyof CompanyEntry]: CompanyEntry[Name] extends string ? Name : never
}[keyof CompanyEntry]

const noContact: ContactEntry = { name: '', email: '', phoneNumber: '' }

export function newCompanyEntry(country: string): CompanyEntry {
  return {
    ...noFacts,
    ...noInvoicing,
    customerNumber: '',
    discountGroup: '',
    invoiceAddress: newPlaceEntry(country),
    fieldService: noContact,
    officeStaff: noContact,
    allowedOrigins: [],
    requireSecondFactor: false,
  }
}

export function companyEntryOf(company: ManagedCompany): CompanyEntry {
  return {
    ...factsEntryOf(company),
    ...invoicingEntryOf(company),
    customerNumber: company.customerNumber,
    discountGroup: company.discountGroup,
    invoiceAddress: placeEntryOf(company.invoiceAddress),
    fieldService: contactEntryOf(company.fieldService),
    officeStaff: contactEntryOf(company.officeStaff),
    allowedOrigins: company.allowedOrigins,
    requireSecondFactor: company.requireSecondFactor,
  }
}

/** Returns the whole entry as input of the call. */
export function companyInput(entry: CompanyEntry): CreateCompany {
  return {
    ...factsInput(entry),
    ...invoicingInput(entry),
    customerNumber: nullIfEmpty(entry.customerNumber),
    discountGroup: entry.discountGroup.trim(),
    invoiceAddress: placeInput(entry.invoiceAddress),
    fieldService: contactInput(entry.fieldService),
    officeStaff: contactInput(entry.officeStaff),
    allowedOrigins: [...entry.allowedOrigins],
    requireSecondFactor: entry.requireSecondFactor,
  }
}

/** Returns the changed fields; `null` if nothing was changed. */
export function changesTo(company: ManagedCompany, entry: CompanyEntry): ChangeCompanyData | null {
  const changes = changedFields(companyInput(companyEntryOf(company)), companyInput(entry))
  return Object.keys(changes).length === 0 ? null : { id: company.id, ...changes }
}

export function contactEntryOf(contact: ContactEntry | null): ContactEntry {
  return contact ?? noContact
}

/** Returns null, or a contact with all three fields. */
export function contactInput({ name, email, phoneNumber }: ContactEntry) {
  const contact = { name: name.trim(), email: email.trim(), phoneNumber: phoneNumber.trim() }
  return isEmptyContact(contact) ? null : contact
}

export function isEmptyContact({ name, email, phoneNumber }: ContactEntry): boolean {
  return [name, email, phoneNumber].every((typed) => typed.trim() === '')
}
