import fields from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './company.module.css'
import type { ContactEntry } from './company-entry.ts'

interface Props {
  path: 'fieldService' | 'officeStaff'
  legend: string
  value: ContactEntry
  onChange: (value: ContactEntry) => void
  error: (path: string) => string | null
}

/** A contact person of the shop for the customer: no field is filled in, or all three. */
export function ContactFields({ path, legend, value, onChange, error }: Props) {
  const text = useText()
  const bind = (name: keyof ContactEntry) => ({
    name: `${path}.${name}`,
    autoComplete: 'off',
    value: value[name],
    error: error(`${path}.${name}`),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  return (
    <fieldset className={styles.contact}>
      <legend>{legend}</legend>
      <div className={fields.fields}>
        <TextField {...bind('name')} label={text('company.name')} />
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={text('shared.people.email')}
          spellCheck={false}
        />
        <TextField {...bind('phoneNumber')} type="tel" label={text('shared.people.phoneNumber')} />
      </div>
    </fieldset>
  )
}
