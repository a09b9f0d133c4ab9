import type { ComponentPropsWithRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import styles from '../forms/form-fields.module.css'
import { MoreFields } from '../forms/more-fields.tsx'
import type { PersonEntry } from './person-entry.ts'

interface Props {
  value: PersonEntry
  onChange: (value: PersonEntry) => void
  /** Returns the error of a field by its path: `firstName`, or `user.firstName` with the path `user.`. */
  error: (path: string) => string | null
  /** Prefix of each field's name. */
  path?: string
  repeatEmail?: boolean
  /** Another form changes the mail address. */
  withoutEmail?: boolean
  /** The fields are about another person, so the browser must not offer the user's own data. */
  ofOther?: boolean
}

type TextName = Exclude<keyof PersonEntry, 'salutation'>
type InputProps = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

const emailInput = { autoComplete: 'email', autoCapitalize: 'off', spellCheck: false } satisfies InputProps

/** Name and contact data of a person. The names of the inputs are the paths, for `useFormErrors`. */
export function PersonFields(props: Props) {
  const { value, onChange, error, path = '', repeatEmail = false, withoutEmail = false, ofOther = false } = props
  const text = useText()
  const field = (name: TextName, label: string, input: InputProps, type: 'text' | 'email' | 'tel' = 'text') => (
    <TextField
      {...input}
      {...(ofOther && { autoComplete: 'off' })}
      type={type}
      inputMode={type}
      name={`${path}${name}`}
      label={label}
      optional={name === 'phoneNumber'}
      value={value[name]}
      error={error(`${path}${name}`)}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
  return (
    <div className={styles.fields}>
      <SelectField
        name={`${path}salutation`}
        autoComplete={ofOther ? 'off' : 'honorific-prefix'}
        label={text('shared.people.salutation')}
        optional
        value={value.salutation}
        error={error(`${path}salutation`)}
        options={[
          { value: '', label: text('shared.people.noSalutation') },
          { value: 'Ms', label: text('shared.people.ms') },
          { value: 'Mr', label: text('shared.people.mr') },
        ]}
        onChange={(salutation) => onChange({ ...value, salutation })}
      />
      <div className={styles.pair}>
        {field('firstName', text('shared.people.firstName'), { autoComplete: 'given-name' })}
        {field('lastName', text('shared.people.lastName'), { autoComplete: 'family-name' })}
      </div>
      {!withoutEmail && field('email', text('shared.people.email'), emailInput, 'email')}
      {!withoutEmail &&
        repeatEmail &&
        field('emailRepeat', text('shared.people.emailRepeat'), { ...emailInput, autoComplete: 'off' }, 'email')}
      {field('phoneNumber', text('shared.people.phoneNumber'), { autoComplete: 'tel' }, 'tel')}
      <MoreFields
        label={text('shared.people.moreFields')}
        open={[value.title, value.mobilePhoneNumber, value.fax].some((typed) => typed !== '')}
      >
        {field('title', text('shared.people.title'), { autoComplete: 'off' })}
        <div className={styles.pair}>
          {field('mobilePhoneNumber', text('shared.people.mobilePhoneNumber'), { autoComplete: 'mobile tel' }, 'tel')}
          {field('fax', text('shared.people.fax'), { autoComplete: 'fax tel' }, 'tel')}
        </div>
      </MoreFields>
    </div>
  )
}
