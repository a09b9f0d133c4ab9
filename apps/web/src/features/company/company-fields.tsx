import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import fields from '../../shared/forms/form-fields.module.css'
import { OriginList } from '../../shared/forms/origin-list.tsx'
import { factLabels } from '../../shared/people/company-facts.ts'
import { useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../ui/forms/explained-label.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import styles from './company.module.css'
import type { CompanyEntry, CompanyText } from './company-entry.ts'
import { ContactFields } from './contact-fields.tsx'
import { InvoicingFields } from './invoicing-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { discountGroupsQuery } from './queries.ts'

const labels = {
  ...factLabels,
  customerNumber: 'company.staff.customerNumber',
  discountGroup: 'company.staff.discountGroup',
} as const satisfies Partial<Record<CompanyText, PlainTextId>>

interface Props {
  entry: CompanyEntry
  isNew: boolean
  onChange: (entry: CompanyEntry) => void
  error: (...paths: string[]) => string | null
}

/** All fields of a company that staff can edit. */
export function CompanyFields({ entry, isNew, onChange, error }: Props) {
  const text = useText()
  const groupsId = useId()
  const groups = useQuery({ ...discountGroupsQuery, meta: { showsError: true } }).data ?? []
  const bind = (name: keyof typeof labels) => ({
    name,
    label: text(labels[name]),
    autoComplete: 'off',
    value: entry[name],
    error: error(name),
    onChange: (event: { target: { value: string } }) => onChange({ ...entry, [name]: event.target.value }),
  })
  return (
    <>
      <Section title={text('company.staff.company')}>
        <Panel>
          <div className={fields.fields}>
            <TextField {...bind('companyName')} />
            <TextField {...bind('companyAddition')} optional />
            <div className={fields.pair}>
              <TextField
                {...bind('customerNumber')}
                {...(isNew && { optional: true, hint: text('company.staff.nextNumber') })}
              />
              <TextField {...bind('discountGroup')} hint={text('company.staff.discountGroupHint')} list={groupsId} />
            </div>
            <datalist id={groupsId}>
              {groups.map((group) => (
                <option key={group} value={group} />
              ))}
            </datalist>
          </div>
        </Panel>
      </Section>
      <Section title={text('company.staff.invoiceAddress')}>
        <Panel>
          <PlaceFields
            value={entry.invoiceAddress}
            error={error}
            onChange={(invoiceAddress) => onChange({ ...entry, invoiceAddress })}
          />
        </Panel>
      </Section>
      <Section title={text('company.staff.numbers')}>
        <Panel>
          <div className={fields.fields}>
            <div className={fields.pair}>
              <TextField {...bind('vatId')} optional spellCheck={false} />
              <TextField {...bind('taxNumber')} optional />
            </div>
            <TextField {...bind('supplierNumber')} hint={text('company.staff.supplierNumberHint')} optional />
            <div className={fields.pair}>
              <TextField {...bind('phoneNumber')} type="tel" optional />
              <TextField {...bind('fax')} type="tel" optional />
            </div>
          </div>
        </Panel>
      </Section>
      <Section title={text('company.invoicing')}>
        <Panel>
          <InvoicingFields entry={entry} error={error} onChange={(changed) => onChange({ ...entry, ...changed })} />
        </Panel>
      </Section>
      <Section title={text('company.staff.contacts')}>
        <Panel>
          <div className={styles.contacts}>
            <ContactFields
              path="fieldService"
              legend={text('company.staff.fieldService')}
              value={entry.fieldService}
              error={error}
              onChange={(fieldService) => onChange({ ...entry, fieldService })}
            />
            <ContactFields
              path="officeStaff"
              legend={text('company.staff.officeStaff')}
              value={entry.officeStaff}
              error={error}
              onChange={(officeStaff) => onChange({ ...entry, officeStaff })}
            />
          </div>
        </Panel>
      </Section>
      <Section title={text('company.staff.punchout')}>
        <Panel>
          <OriginList
            origins={entry.allowedOrigins}
            onChange={(allowedOrigins) => onChange({ ...entry, allowedOrigins })}
          />
        </Panel>
      </Section>
      <Section title={text('company.security')}>
        <Panel>
          <Checkbox
            name="requireSecondFactor"
            checked={entry.requireSecondFactor}
            onChange={(event) => onChange({ ...entry, requireSecondFactor: event.target.checked })}
            label={
              <ExplainedLabel
                name={text('company.requireSecondFactor')}
                meaning={text('company.staff.requireSecondFactorText')}
              />
            }
          />
        </Panel>
      </Section>
    </>
  )
}
