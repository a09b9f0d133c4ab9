import type { CompanyFacts } from '@normwerk/contract/company/fields'
import type { PlainTextId } from '@normwerk/i18n/text'
import { nullIfEmpty } from './person-entry.ts'

/** What a company states about itself, as it is typed. */
export type FactsEntry = Record<keyof CompanyFacts, string>

export const factLabels = {
  companyName: 'shared.people.companyName',
  companyAddition: 'shared.people.companyAddition',
  vatId: 'shared.people.vatId',
  taxNumber: 'shared.people.taxNumber',
  supplierNumber: 'shared.people.supplierNumber',
  phoneNumber: 'shared.people.phoneNumber',
  fax: 'shared.people.fax',
} as const satisfies Record<keyof CompanyFacts, PlainTextId>

export const noFacts: FactsEntry = {
  companyName: '',
  companyAddition: '',
  vatId: '',
  taxNumber: '',
  supplierNumber: '',
  phoneNumber: '',
  fax: '',
}

export function factsEntryOf(facts: CompanyFacts): FactsEntry {
  return {
    companyName: facts.companyName,
    companyAddition: facts.companyAddition ?? '',
    vatId: facts.vatId ?? '',
    taxNumber: facts.taxNumber ?? '',
    supplierNumber: facts.supplierNumber ?? '',
    phoneNumber: facts.phoneNumber ?? '',
    fax: facts.fax ?? '',
  }
}

/** Returns the input of a call; empty fields are null. */
export function factsInput(entry: FactsEntry): CompanyFacts {
  return {
    companyName: entry.companyName.trim(),
    companyAddition: nullIfEmpty(entry.companyAddition),
    vatId: nullIfEmpty(entry.vatId),
    taxNumber: nullIfEmpty(entry.taxNumber),
    supplierNumber: nullIfEmpty(entry.supplierNumber),
    phoneNumber: nullIfEmpty(entry.phoneNumber),
    fax: nullIfEmpty(entry.fax),
  }
}
