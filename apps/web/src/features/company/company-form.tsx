import type { ManagedCompany } from '@normwerk/contract/company'
import type { FormEvent } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { FormFailure } from '../../trade/form-failure.tsx'
import { useFormErrors } from '../../trade/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './company.module.css'
import { companyFaults } from './company-faults.ts'
import { CompanyFields } from './company-fields.tsx'
import { useChangeCompany } from './queries.ts'
import { useCompanyEntry } from './use-company-entry.ts'

export function CompanyForm({ company }: { company: ManagedCompany }) {
  const text = useText()
  const change = useChangeCompany()
  const { entry, setEntry, changes, begin } = useCompanyEntry(company)
  const errors = useFormErrors({
    faults: companyFaults(entry, false, text),
    failure: change.error,
    codes: { customerNumberTaken: 'customerNumber' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('staff.companySaved', { name: changed.companyName }) })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.form}>
      <FormFailure failure={errors.general} />
      <CompanyFields entry={entry} isNew={false} onChange={setEntry} error={errors.of} />
      <div className={styles.actions} data-changed={changes !== null || undefined}>
        <Button type="submit" look="primary" pending={change.isPending} disabled={changes === null}>
          {text('company.save')}
        </Button>
        {changes !== null && (
          <Button look="quiet" disabled={change.isPending} onClick={() => begin(company)}>
            {text('company.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
