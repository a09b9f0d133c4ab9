import fields from '../../shared/forms/form-fields.module.css'
import { MoreFields } from '../../shared/forms/more-fields.tsx'
import { CountryField } from '../../shared/people/country-field.tsx'
import { type PlaceEntry, placeLabels } from '../../shared/people/place-entry.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

interface Props {
  value: PlaceEntry
  onChange: (value: PlaceEntry) => void
  error: (path: string) => string | null
}

/** The fields of the invoice address. */
export function PlaceFields({ value, onChange, error }: Props) {
  const text = useText()
  const bind = (name: keyof PlaceEntry) => ({
    name: `invoiceAddress.${name}`,
    label: text(placeLabels[name]),
    autoComplete: 'off',
    value: value[name],
    error: error(`invoiceAddress.${name}`),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  return (
    <div className={fields.fields}>
      <div className={fields.wideNarrow}>
        <TextField {...bind('street')} />
        <TextField {...bind('streetNumber')} />
      </div>
      <div className={fields.narrowWide}>
        <TextField {...bind('zip')} />
        <TextField {...bind('city')} />
      </div>
      <CountryField
        name="invoiceAddress.country"
        value={value.country}
        error={error('invoiceAddress.country')}
        onChange={(country) => onChange({ ...value, country })}
      />
      <MoreFields
        label={text('company.staff.addressMore')}
        open={[value.streetAddition, value.addressAddition].some((typed) => typed !== '')}
      >
        <TextField {...bind('addressAddition')} optional />
        <TextField {...bind('streetAddition')} optional />
      </MoreFields>
    </div>
  )
}
