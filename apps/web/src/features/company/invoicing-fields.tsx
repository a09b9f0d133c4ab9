import type { InvoiceProfile } from '@normwerk/contract/company/invoicing'
import fields from '../../shared/forms/form-fields.module.css'
import { nullIfEmpty } from '../../shared/people/person-entry.ts'
import { useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../ui/forms/explained-label.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'

/** What a company states about its invoices and mails, as it is typed. */
export interface InvoicingEntry {
  buyerReference: string
  electronicAddress: string
  invoiceProfile: InvoiceProfile
  purchasingEmail: string
  accountingEmail: string
  asksCostCentre: boolean
}

type InvoicingText = Exclude<keyof InvoicingEntry, 'invoiceProfile' | 'asksCostCentre'>
type Stored = Pick<InvoicingEntry, 'invoiceProfile' | 'asksCostCentre'> & Record<InvoicingText, string | null>

export const noInvoicing: InvoicingEntry = {
  buyerReference: '',
  electronicAddress: '',
  invoiceProfile: 'en16931',
  purchasingEmail: '',
  accountingEmail: '',
  asksCostCentre: false,
}

export function invoicingEntryOf(company: Stored): InvoicingEntry {
  return {
    buyerReference: company.buyerReference ?? '',
    electronicAddress: company.electronicAddress ?? '',
    invoiceProfile: company.invoiceProfile,
    purchasingEmail: company.purchasingEmail ?? '',
    accountingEmail: company.accountingEmail ?? '',
    asksCostCentre: company.asksCostCentre,
  }
}

/** Returns the input of a call; empty fields are null. */
export function invoicingInput(entry: InvoicingEntry): Stored {
  return {
    buyerReference: nullIfEmpty(entry.buyerReference),
    electronicAddress: nullIfEmpty(entry.electronicAddress),
    invoiceProfile: entry.invoiceProfile,
    purchasingEmail: nullIfEmpty(entry.purchasingEmail),
    accountingEmail: nullIfEmpty(entry.accountingEmail),
    asksCostCentre: entry.asksCostCentre,
  }
}

interface Props {
  entry: InvoicingEntry
  onChange: (changed: Partial<InvoicingEntry>) => void
  error: (path: string) => string | null
}

export function InvoicingFields({ entry, onChange, error }: Props) {
  const text = useText()
  const bind = (name: InvoicingText) => ({
    name,
    autoComplete: 'off',
    value: entry[name],
    error: error(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <div className={fields.fields}>
      <div className={fields.pair}>
        <TextField
          {...bind('purchasingEmail')}
          type="email"
          label={text('company.purchasingEmail')}
          hint={text('company.purchasingEmailHint')}
          optional
        />
        <TextField
          {...bind('accountingEmail')}
          type="email"
          label={text('company.accountingEmail')}
          hint={text('company.accountingEmailHint')}
          optional
        />
      </div>
      <SelectField
        name="invoiceProfile"
        label={text('company.invoiceProfile')}
        value={entry.invoiceProfile}
        options={[
          { value: 'en16931', label: text('company.invoiceProfileCommon') },
          { value: 'xrechnung', label: text('company.invoiceProfilePublic') },
        ]}
        onChange={(invoiceProfile) => onChange({ invoiceProfile })}
      />
      <div className={fields.pair}>
        <TextField
          {...bind('buyerReference')}
          label={text('company.buyerReference')}
          hint={text('company.buyerReferenceHint')}
          optional
        />
        <TextField
          {...bind('electronicAddress')}
          type="email"
          label={text('company.electronicAddress')}
          hint={text('company.electronicAddressHint')}
          optional
        />
      </div>
      <Checkbox
        name="asksCostCentre"
        checked={entry.asksCostCentre}
        onChange={({ target }) => onChange({ asksCostCentre: target.checked })}
        label={<ExplainedLabel name={text('company.asksCostCentre')} meaning={text('company.asksCostCentreText')} />}
      />
    </div>
  )
}
