import type { CompanyProfile } from '@normwerk/contract/company'
import type { FormEvent } from 'react'
import { useMe } from '../../api/me.ts'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import fields from '../../shared/forms/form-fields.module.css'
import form from '../../shared/forms/record-form.module.css'
import { SaveActions } from '../../shared/forms/save-actions.tsx'
import { useEntry } from '../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { type FactsEntry, factLabels } from '../../shared/people/company-facts.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../ui/forms/explained-label.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../ui/page.tsx'
import styles from './company.module.css'
import { InvoicingFields } from './invoicing-fields.tsx'
import { ownChangesTo, ownEntryOf } from './own-company-entry.ts'
import { useChangeOwnCompany } from './queries.ts'

interface Props {
  company: CompanyProfile
  /** Called if administrators require a second factor that they lack themselves. */
  onMissing: () => void
}

export function OwnCompanyForm({ company, onMissing }: Props) {
  const text = useText()
  const lacksOwn = useMe()?.secondFactor !== 'on'
  const change = useChangeOwnCompany()
  const { entry, setEntry, changes, begin } = useEntry(company, ownEntryOf, ownChangesTo)
  const errors = useFormErrors({ fieldErrors: {}, failure: change.error })

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

  const bind = (name: keyof FactsEntry) => ({
    name,
    label: text(factLabels[name]),
    autoComplete: 'off',
    value: entry[name],
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  })

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <Section title={company.companyName}>
        <Panel>
          <div className={fields.fields}>
            <TextField {...bind('companyAddition')} hint={text('company.companyAdditionHint')} optional />
            <div className={fields.pair}>
              <TextField {...bind('phoneNumber')} type="tel" optional />
              <TextField {...bind('fax')} type="tel" optional />
            </div>
            <TextField {...bind('supplierNumber')} hint={text('company.supplierNumberHint')} optional />
          </div>
        </Panel>
      </Section>
      <Section title={text('company.invoicing')}>
        <Panel>
          <InvoicingFields entry={entry} error={errors.of} onChange={(changed) => setEntry({ ...entry, ...changed })} />
        </Panel>
      </Section>
      <Section title={text('company.security')}>
        <Panel>
          <div className={styles.stack}>
            <Checkbox
              name="requireSecondFactor"
              checked={entry.requireSecondFactor}
              onChange={(event) => setEntry({ ...entry, requireSecondFactor: event.target.checked })}
              label={
                <ExplainedLabel
                  name={text('company.requireSecondFactor')}
                  meaning={text('company.requireSecondFactorText')}
                />
              }
            />
            {changes?.requireSecondFactor === true && lacksOwn && (
              <Notice tone="warn">{text('company.secondFactorFirst')}</Notice>
            )}
          </div>
        </Panel>
      </Section>
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(company)} />
    </form>
  )
}
