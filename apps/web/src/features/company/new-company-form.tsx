import type { ManagedCompany } from '@normwerk/contract/company'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import form from '../../shared/forms/record-form.module.css'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { homeCountry } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import { companyInput, newCompanyEntry } from './company-entry.ts'
import { companyErrors } from './company-errors.ts'
import { CompanyFields } from './company-fields.tsx'
import { useCreateCompany } from './queries.ts'

export function NewCompanyForm({ onCreated }: { onCreated: (company: ManagedCompany) => void }) {
  const text = useText()
  const create = useCreateCompany()
  const [entry, setEntry] = useState(() => newCompanyEntry(homeCountry))
  const errors = useFormErrors({
    fieldErrors: companyErrors(entry, true, text),
    failure: create.error,
    codes: { customerNumberTaken: 'customerNumber' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || create.isPending) return
    create.mutate(companyInput(entry), { onSuccess: onCreated })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <CompanyFields entry={entry} isNew onChange={setEntry} error={errors.of} />
      <div className={form.actions}>
        <Button type="submit" variant="primary" pending={create.isPending}>
          {text('company.staff.createCompany')}
        </Button>
        <LinkButton to="/administration/companies" variant="quiet">
          {text('ui.cancel')}
        </LinkButton>
      </div>
    </form>
  )
}
