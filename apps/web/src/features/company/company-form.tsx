import type { ManagedCompany } from '@normwerk/contract/company'
import type { FormEvent } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import form from '../../shared/forms/record-form.module.css'
import { SaveActions } from '../../shared/forms/save-actions.tsx'
import { useEntry } from '../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { changesTo, companyEntryOf } from './company-entry.ts'
import { companyErrors } from './company-errors.ts'
import { CompanyFields } from './company-fields.tsx'
import { useChangeCompany } from './queries.ts'

export function CompanyForm({ company }: { company: ManagedCompany }) {
  const text = useText()
  const change = useChangeCompany()
  const { entry, setEntry, changes, begin } = useEntry(company, companyEntryOf, changesTo)
  const errors = useFormErrors({
    fieldErrors: companyErrors(entry, false, text),
    failure: change.error,
    codes: { customerNumberTaken: 'customerNumber' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('company.staff.companySaved', { name: changed.companyName }) })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <CompanyFields entry={entry} isNew={false} onChange={setEntry} error={errors.of} />
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(company)} />
    </form>
  )
}
