import type { PlainTextId } from '@normwerk/i18n/text'
import type { ComponentPropsWithRef } from 'react'
import fields from '../../shared/forms/form-fields.module.css'
import { MoreFields } from '../../shared/forms/more-fields.tsx'
import { factLabels } from '../../shared/people/company-facts.ts'
import { CountryField } from '../../shared/people/country-field.tsx'
import { placeLabels } from '../../shared/people/place-entry.ts'
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

const labels = {
  ...factLabels,
  ...placeLabels,
  companyName: 'registration.companyName',
  zip: 'registration.zip',
  phoneNumber: 'registration.companyPhone',
  addressAddition: 'registration.addressAddition',
} as const satisfies Record<keyof CompanyEntry, PlainTextId>

export function NewCompanyFields({ value, onChange, error }: Props) {
  const text = useText()
  const field = (name: Exclude<keyof CompanyEntry, 'country'>, input: Input) => (
    <TextField
      {...input}
      name={name}
      label={text(labels[name])}
      value={value[name]}
      error={error(name)}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
  const off = { autoComplete: 'off' } satisfies Input
  const phone = { type: 'tel', inputMode: 'tel' } satisfies Input
  return (
    <div className={fields.fields}>
      {field('companyName', { autoComplete: 'organization' })}
      <div className={fields.wideNarrow}>
        {field('street', { autoComplete: 'address-line1' })}
        {field('streetNumber', off)}
      </div>
      <div className={fields.narrowWide}>
        {field('zip', {
          autoComplete: 'postal-code',
          inputMode: zipKeyboard(value.country),
          autoCapitalize: 'characters',
        })}
        {field('city', { autoComplete: 'address-level2' })}
      </div>
      <CountryField
        value={value.country}
        error={error('country')}
        onChange={(country) => onChange({ ...value, country })}
      />
      <MoreFields label={text('registration.moreCompanyFields')} open={moreNames.some((name) => value[name] !== '')}>
        <div className={fields.pair}>
          {field('vatId', { ...off, autoCapitalize: 'characters' })}
          {field('taxNumber', off)}
        </div>
        <div className={fields.pair}>
          {field('phoneNumber', { ...phone, autoComplete: 'work tel' })}
          {field('fax', { ...phone, autoComplete: 'off' })}
        </div>
        {field('companyAddition', off)}
        {field('addressAddition', { autoComplete: 'address-line2' })}
        {field('supplierNumber', {
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
