import type { ComponentPropsWithRef } from 'react'
import fields from '../../shared/forms/form-fields.module.css'
import { MoreFields } from '../../shared/forms/more-fields.tsx'
import { CountryField } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { AddressEntry } from './address-entry.ts'

interface Props {
  value: AddressEntry
  onChange: (value: AddressEntry) => void
  error: (path: string) => string | null
}

const optional = new Set<keyof AddressEntry>(['companyAddition', 'addressAddition', 'streetNumber', 'streetAddition'])

export function AddressFields({ value, onChange, error }: Props) {
  const text = useText()
  const field = (
    name: keyof AddressEntry,
    label: string,
    input: Pick<ComponentPropsWithRef<'input'>, 'autoComplete'>,
  ) => (
    <TextField
      {...input}
      {...(name === 'street' && { 'data-autofocus': true })}
      name={name}
      label={label}
      optional={optional.has(name)}
      value={value[name]}
      error={error(name)}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
  return (
    <div className={fields.fields}>
      {field('company', text('address.addressCompany'), { autoComplete: 'organization' })}
      <div className={fields.wideNarrow}>
        {field('street', text('shared.people.street'), { autoComplete: 'address-line1' })}
        {field('streetNumber', text('shared.people.streetNumber'), { autoComplete: 'off' })}
      </div>
      <div className={fields.narrowWide}>
        {field('zip', text('shared.people.zip'), { autoComplete: 'postal-code' })}
        {field('city', text('shared.people.city'), { autoComplete: 'address-level2' })}
      </div>
      <CountryField
        value={value.country}
        error={error('country')}
        onChange={(country) => onChange({ ...value, country })}
      />
      <MoreFields
        label={text('address.addressMore')}
        open={[value.companyAddition, value.addressAddition, value.streetAddition].some((typed) => typed !== '')}
      >
        {field('companyAddition', text('address.companyAddition'), { autoComplete: 'off' })}
        {field('addressAddition', text('shared.people.addressAddition'), { autoComplete: 'address-line2' })}
        {field('streetAddition', text('shared.people.streetAddition'), { autoComplete: 'address-line3' })}
      </MoreFields>
    </div>
  )
}
