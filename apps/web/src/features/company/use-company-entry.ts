import type { ManagedCompany } from '@normwerk/contract/company'
import { useState } from 'react'
import { type CompanyEntry, changesTo, companyEntryOf } from './company-entry.ts'

/**
 * What is typed about a company, against what it was when the typing began. One that was read again meanwhile is shown
 * where nothing was typed, and never counts as typed.
 */
export function useCompanyEntry(company: ManagedCompany) {
  const [form, setForm] = useState(() => ({ base: company, entry: companyEntryOf(company) }))
  const changes = changesTo(form.base, form.entry)
  const begin = (base: ManagedCompany) => setForm({ base, entry: companyEntryOf(base) })
  if (form.base !== company && changes === null) begin(company)
  return {
    entry: form.entry,
    changes,
    begin,
    setEntry: (entry: CompanyEntry) => setForm({ base: form.base, entry }),
  }
}
