import type { CompanyProfile } from '@normwerk/contract/company'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { FormFailure } from '../../trade/form-failure.tsx'
import fields from '../../trade/form-fields.module.css'
import { useFormErrors } from '../../trade/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './company.module.css'
import { type OwnCompanyEntry, ownChangesTo, ownEntryOf } from './own-company-entry.ts'
import { useChangeOwnCompany } from './queries.ts'

interface Props {
  company: CompanyProfile
  /** He has required a second factor that he lacks himself. */
  onMissing: () => void
}

export function OwnCompanyForm({ company, onMissing }: Props) {
  const text = useText()
  const lacksOwn = useMe()?.secondFactor !== 'on'
  const change = useChangeOwnCompany()
  const [form, setForm] = useState(() => ({ base: company, entry: ownEntryOf(company) }))
  const { entry } = form
  const changes = ownChangesTo(form.base, entry)
  const begin = (base: CompanyProfile) => setForm({ base, entry: ownEntryOf(base) })
  if (form.base !== company && changes === null) begin(company)
  const errors = useFormErrors({ faults: {}, failure: change.error })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('company.companySaved') })
        if (changes.requireSecondFactor === true && lacksOwn) onMissing()
      },
    })
  }

  const bind = (name: Exclude<keyof OwnCompanyEntry, 'requireSecondFactor'>) => ({
    name,
    autoComplete: 'off',
    value: entry[name],
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, entry: { ...entry, [name]: event.target.value } }),
  })

  return (
    <form {...errors.form} onSubmit={submit} className={styles.form}>
      <FormFailure failure={errors.general} />
      <Section title={company.companyName}>
        <Panel>
          <div className={fields.fields}>
            <TextField
              {...bind('companyAddition')}
              label={text('company.companyAddition')}
              hint={text('company.companyAdditionHint')}
              optional
            />
            <div className={fields.pair}>
              <TextField {...bind('phoneNumber')} type="tel" label={text('profile.phoneNumber')} optional />
              <TextField {...bind('fax')} type="tel" label={text('profile.fax')} optional />
            </div>
            <TextField
              {...bind('supplierNumber')}
              label={text('company.supplierNumber')}
              hint={text('company.supplierNumberHint')}
              optional
            />
          </div>
        </Panel>
      </Section>
      <Section title={text('company.security')}>
        <Panel>
          <div className={styles.stack}>
            <Checkbox
              name="requireSecondFactor"
              checked={entry.requireSecondFactor}
              onChange={(event) => setForm({ ...form, entry: { ...entry, requireSecondFactor: event.target.checked } })}
              label={
                <>
                  <span className={styles.strong}>{text('company.requireSecondFactor')}</span>
                  <span className={styles.meaning}>{text('company.requireSecondFactorText')}</span>
                </>
              }
            />
            {changes?.requireSecondFactor === true && lacksOwn && (
              <Notice tone="warn">{text('company.secondFactorFirst')}</Notice>
            )}
          </div>
        </Panel>
      </Section>
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
