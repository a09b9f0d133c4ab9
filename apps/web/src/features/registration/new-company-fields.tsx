import type { ComponentPropsWithRef } from 'react'
import fields from '../../shared/forms/form-fields.module.css'
import { MoreFields } from '../../shared/forms/more-fields.tsx'
import { CountryField } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { CompanyEntry } from './company-entry.ts'
import { zipKeyboard } from './zip-keyboard.ts'

interface Props {
  value: CompanyEntry
  onChange: (value: CompanyEntry) => void
  error: (path: string) => string | null
}

type Input = Pick<
  ComponentPropsWithRef<typeof TextField>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'hint' | 'optional'
>

export function NewCompanyFields({ value, onChange, error }: Props) {
  const text = useText()
  const field = (name: Exclude<keyof CompanyEntry, 'country'>, label: string, input: Input) => (
    <TextField
      {...input}
      name={name}
      label={label}
      value={value[name]}
      error={error(name)}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
  const off = { autoComplete: 'off' } satisfies Input
  const phone = { type: 'tel', inputMode: 'tel' } satisfies Input
  return (
    <div className={fields.fields}>
      {field('companyName', text('registration.companyName'), { autoComplete: 'organization' })}
      <div className={fields.wideNarrow}>
        {field('street', text('registration.street'), { autoComplete: 'address-line1' })}
        {field('streetNumber', text('registration.streetNumber'), off)}
      </div>
      <div className={fields.narrowWide}>
        {field('zip', text('registration.zip'), {
          autoComplete: 'postal-code',
          inputMode: zipKeyboard(value.country),
          autoCapitalize: 'characters',
        })}
        {field('city', text('registration.city'), { autoComplete: 'address-level2' })}
      </div>
      <CountryField
        value={value.country}
        error={error('country')}
        onChange={(country) => onChange({ ...value, country })}
      />
      <MoreFields label={text('registration.moreCompanyFields')} open={moreNames.some((name) => value[name] !== '')}>
        <div className={fields.pair}>
          {field('vatId', text('registration.vatId'), { ...off, autoCapitalize: 'characters' })}
          {field('taxNumber', text('registration.taxNumber'), off)}
        </div>
        <div className={fields.pair}>
          {field('phoneNumber', text('registration.companyPhone'), { ...phone, autoComplete: 'work tel' })}
          {field('fax', text('registration.companyFax'), { ...phone, autoComplete: 'off' })}
        </div>
        {field('companyAddition', text('registration.companyAddition'), off)}
        {field('addressAddition', text('registration.addressAddition'), { autoComplete: 'address-line2' })}
        {field('supplierNumber', text('registration.supplierNumber'), {
          ...off,
          hint: text('registration.supplierNumberHint'),
        })}
      </MoreFields>
    </div>
  )
}

const moreNames = [
  'vatId',
  'taxNumber',
  'phoneNumber',
  'fax',
  'companyAddition',
  'addressAddition',
  'supplierNumber',
] as const satisfies (keyof CompanyEntry)[]
