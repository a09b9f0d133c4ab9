import type { ChangeOwnCompany, CompanyProfile } from '@normwerk/contract/company'
import { changedFields } from '../../shared/people/changed-fields.ts'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'

/** The fields of their own company that administrators can edit. */
export interface OwnCompanyEntry {
  companyAddition: string
  phoneNumber: string
  fax: string
  supplierNumber: string
  requireSecondFactor: boolean
}

export function ownEntryOf(company: CompanyProfile): OwnCompanyEntry {
  return {
    companyAddition: company.companyAddition ?? '',
    phoneNumber: company.phoneNumber ?? '',
    fax: company.fax ?? '',
    supplierNumber: company.supplierNumber ?? '',
    requireSecondFactor: company.requireSecondFactor,
  }
}

/** Returns the changed fields; `null` if nothing was changed. */
export function ownChangesTo(company: CompanyProfile, entry: OwnCompanyEntry): ChangeOwnCompany | null {
  const changes = changedFields(ownInput(ownEntryOf(company)), ownInput(entry))
  return Object.keys(changes).length === 0 ? null : changes
}

function ownInput({ requireSecondFactor, ...texts }: OwnCompanyEntry) {
  return {
    companyAddition: nullIfEmpty(texts.companyAddition),
    phoneNumber: nullIfEmpty(texts.phoneNumber),
    fax: nullIfEmpty(texts.fax),
    supplierNumber: nullIfEmpty(texts.supplierNumber),
    requireSecondFactor,
  }
}
