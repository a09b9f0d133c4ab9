import fields from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LookupResult } from './lookup-result.tsx'
import type { RegistrationEntry } from './registration-entry.ts'
import type { CompanyLookup } from './use-company-lookup.ts'

interface Props {
  entry: RegistrationEntry
  onChange: (entry: RegistrationEntry) => void
  error: (path: string) => string | null
  lookup: CompanyLookup
  onNewCompany: () => void
}

export function KnownCompanyFields({ entry, onChange, error, lookup, onNewCompany }: Props) {
  const text = useText()
  const { customerNumber, company } = entry
  return (
    <div className={fields.fields}>
      <div className={fields.pair}>
        <TextField
          name="customerNumber"
          label={text('registration.customerNumber')}
          hint={text('registration.customerNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={customerNumber}
          error={error('customerNumber')}
          onChange={(event) => onChange({ ...entry, customerNumber: event.target.value })}
        />
        <TextField
          name="zip"
          label={text('registration.invoiceZip')}
          hint={text('registration.invoiceZipHint')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={company.zip}
          error={error('zip')}
          onChange={(event) => onChange({ ...entry, company: { ...company, zip: event.target.value } })}
        />
      </div>
      <LookupResult lookup={lookup} onNewCompany={onNewCompany} />
    </div>
  )
}
