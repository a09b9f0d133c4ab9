import type { ChangeOwnCompany, CompanyProfile } from '@normwerk/contract/company'
import { changedFields } from '../../shared/people/changed-fields.ts'
import { type FactsEntry, factsEntryOf, factsInput } from '../../shared/people/company-facts.ts'
import { type InvoicingEntry, invoicingEntryOf, invoicingInput } from './invoicing-fields.tsx'

/** The fields of their own company that administrators can edit. */
export interface OwnCompanyEntry extends FactsEntry, InvoicingEntry {
  requireSecondFactor: boolean
}

export function ownEntryOf(company: CompanyProfile): OwnCompanyEntry {
  return { ...factsEntryOf(company), ...invoicingEntryOf(company), requireSecondFactor: company.requireSecondFactor }
}

/** Returns the changed fields; `null` if nothing was changed. */
export function ownChangesTo(company: CompanyProfile, entry: OwnCompanyEntry): ChangeOwnCompany | null {
  const changes = changedFields(ownInput(ownEntryOf(company)), ownInput(entry))
  return Object.keys(changes).length === 0 ? null : changes
}

/** Leaves out what only staff change. */
function ownInput({ requireSecondFactor, ...entry }: OwnCompanyEntry): ChangeOwnCompany {
  const { companyName: _, vatId: _vatId, taxNumber: _tax, ...facts } = factsInput(entry)
  return { ...facts, ...invoicingInput(entry), requireSecondFactor }
}
