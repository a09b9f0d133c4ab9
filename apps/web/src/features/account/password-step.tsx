import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { handOverEmail } from '../../shared/people/typed-email.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import styles from './login-form.module.css'

export interface Credentials {
  username: string
  password: string
  stayLoggedIn: boolean
}

interface Props {
  entry: Credentials
  onChange: (entry: Credentials) => void
  /** The last user name or password was rejected. */
  rejected: boolean
  pending: boolean
  onSubmit: () => void
  onPasskey: () => void
  waitsForPasskey: boolean
}

export function PasswordStep({ entry, onChange, rejected, pending, onSubmit, onPasskey, waitsForPasskey }: Props) {
  const text = useText()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const missing = (value: string) => (tried && value === '' ? text('field.required') : null)

  useEffect(() => {
    if (rejected) password.current?.select()
  }, [rejected])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (entry.username === '') return username.current?.focus()
    if (entry.password === '') return password.current?.focus()
    onSubmit()
  }

  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <TextField
        ref={username}
        label={text('account.username')}
        hint={text('account.password.usernameHint')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={entry.username}
        error={missing(entry.username)}
        onChange={(event) => onChange({ ...entry, username: event.target.value })}
      />
      <PasswordField
        ref={password}
        label={text('account.password')}
        name="password"
        autoComplete="current-password"
        value={entry.password}
        error={missing(entry.password)}
        onChange={(event) => onChange({ ...entry, password: event.target.value })}
      />
      <div className={styles.stay}>
        <Checkbox
          label={text('account.stayLoggedIn')}
          checked={entry.stayLoggedIn}
          onChange={(event) => onChange({ ...entry, stayLoggedIn: event.target.checked })}
        />
        <Link to="/password/forgot" state={handOverEmail(entry.username)} className={styles.forgot}>
          {text('account.password.forgotten')}
        </Link>
      </div>
      <Button type="submit" variant="primary" wide pending={pending}>
        {text('account.signIn')}
      </Button>
      <Button wide pending={waitsForPasskey} onClick={onPasskey}>
        {text('account.passkey.signIn')}
      </Button>
    </form>
  )
}
