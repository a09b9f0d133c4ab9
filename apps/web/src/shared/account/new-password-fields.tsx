import { passwordErrorsOf, passwordLength } from '@normwerk/contract/account/password'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from '../forms/form-fields.module.css'
import type { PasswordEntry } from './password-entry.ts'

interface Props {
  value: PasswordEntry
  onChange: (value: PasswordEntry) => void
  /** Returns the error of a field by its path: `password`, or `user.password` with the path `user.`. */
  error: (path: string) => string | null
  path?: string
  /** Label for a first password. */
  label?: string
}

const rules = [
  ['PasswordTooShort', 'account.password.ruleLength'],
  ['PasswordRequiresUpper', 'account.password.ruleUpper'],
  ['PasswordRequiresLower', 'account.password.ruleLower'],
  ['PasswordRequiresDigit', 'account.password.ruleDigit'],
  ['PasswordRequiresNonAlphanumeric', 'account.password.ruleSign'],
  ['PasswordRequiresUniqueChars', 'account.password.ruleDifferent'],
] as const satisfies [string, PlainTextId][]

/** A new password, typed twice. Fulfilled rules are ticked off while the user types. */
export function NewPasswordFields({ value, onChange, error, path = '', label }: Props) {
  const text = useText()
  const rulesId = useId()
  const input = { autoComplete: 'new-password', autoCapitalize: 'off', spellCheck: false } as const
  return (
    <div className={styles.fields}>
      <PasswordField
        {...input}
        name={`${path}password`}
        label={label ?? text('account.password.new')}
        hint={text('account.password.hint', { min: passwordLength.min, hint: passwordLength.hint })}
        aria-details={rulesId}
        value={value.password}
        error={error(`${path}password`)}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <Rules id={rulesId} password={value.password} />
      <PasswordField
        {...input}
        name={`${path}passwordRepeat`}
        label={text('account.password.repeat')}
        value={value.passwordRepeat}
        error={error(`${path}passwordRepeat`)}
        onChange={(event) => onChange({ ...value, passwordRepeat: event.target.value })}
      />
    </div>
  )
}

function Rules({ id, password }: { id: string; password: string }) {
  const text = useText()
  const fieldErrors = new Set<string>(passwordErrorsOf(password))
  const open = rules.filter(([code]) => fieldErrors.has(code))
  // Announced when typing pauses; otherwise every key would interrupt the announcement before.
  const said = useDebounced(
    open.length === 0
      ? text('account.password.allMet')
      : text('account.password.missing', { rules: open.map(([, id]) => text(id)).join(', ') }),
    1_000,
  )
  return (
    <div>
      <ul id={id} className={styles.rules} aria-label={text('account.password.rules')}>
        {rules.map(([code, rule]) => (
          <li key={code} className={styles.rule} data-met={!fieldErrors.has(code) || undefined}>
            {fieldErrors.has(code) ? <span className={styles.dot} aria-hidden="true" /> : <CheckIcon size={16} />}
            {text(rule)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {password === '' ? '' : said}
      </p>
    </div>
  )
}
