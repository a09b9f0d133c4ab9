import { type Authenticate, accountEndpoints } from '@normwerk/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/me.ts'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import styles from './login-form.module.css'

function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Authenticate) => call(accountEndpoints.authenticate, { input }),
    meta: { showsError: true },
    onSuccess: (me) => {
      // What was read as a visitor lacks prices and the cart.
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] })
      client.setQueryData(meQuery.queryKey, me)
    },
  })
}

export function LoginForm() {
  const text = useText()
  const signIn = useSignIn()
  const password = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState({ username: '', password: '', stayLoggedIn: false })
  const [tried, setTried] = useState(false)
  const missing = (value: string) => (tried && value === '' ? text('field.required') : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (entry.username === '' || entry.password === '') return
    signIn.mutate(entry, { onError: () => password.current?.select() })
  }

  return (
    <Panel>
      <form onSubmit={submit} noValidate className={styles.fields}>
        {signIn.error !== null && (
          <Notice tone="bad" live>
            {describeError(signIn.error, text).message}
          </Notice>
        )}
        <TextField
          label={text('account.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={entry.username}
          error={missing(entry.username)}
          onChange={(event) => setEntry({ ...entry, username: event.target.value })}
        />
        <PasswordField
          ref={password}
          label={text('account.password')}
          name="password"
          autoComplete="current-password"
          value={entry.password}
          error={missing(entry.password)}
          onChange={(event) => setEntry({ ...entry, password: event.target.value })}
        />
        <Checkbox
          label={text('account.stayLoggedIn')}
          checked={entry.stayLoggedIn}
          onChange={(event) => setEntry({ ...entry, stayLoggedIn: event.target.checked })}
        />
        <Button type="submit" look="primary" wide pending={signIn.isPending}>
          {text('account.signIn')}
        </Button>
      </form>
    </Panel>
  )
}
