import { NewPasswordFields } from '../../shared/account/new-password-fields.tsx'
import fields from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { RegistrationEntry } from './registration-entry.ts'

interface Props {
  entry: RegistrationEntry
  onChange: (entry: RegistrationEntry) => void
  error: (...paths: string[]) => string | null
}

/** The data for signing in. */
export function AccessFields({ entry, onChange, error }: Props) {
  const text = useText()
  return (
    <div className={fields.fields}>
      <TextField
        name="user.username"
        label={text('account.username')}
        hint={text('registration.usernameHint')}
        optional
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={entry.username}
        error={error('user.username')}
        onChange={(event) => onChange({ ...entry, username: event.target.value })}
      />
      <NewPasswordFields
        path="user."
        label={text('account.password')}
        value={entry.password}
        // The password rules are reported at the field's plain name, independent of its path in the form.
        error={(path) => error(path, path.replace('user.', ''))}
        onChange={(password) => onChange({ ...entry, password })}
      />
    </div>
  )
}
