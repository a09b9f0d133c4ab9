import { passwordEndpoints } from '@normwerk/contract/account/password'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { NewPasswordFields } from '../../../shared/account/new-password-fields.tsx'
import { emptyPassword, newPasswordErrors } from '../../../shared/account/password-entry.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel } from '../../../ui/page.tsx'
import { LinkEnded } from './link-ended.tsx'
import styles from './password-form.module.css'
import type { PasswordLink } from './password-link.ts'

interface Props {
  link: PasswordLink
  onSaved: () => void
}

/** Sets a new password by a link from a mail, for users who forgot theirs or were invited. */
export function ChooseForm({ link, onSaved }: Props) {
  const text = useText()
  const [entry, setEntry] = useState(emptyPassword)
  const save = useMutation({
    mutationFn: (newPassword: string) => call(passwordEndpoints.reset, { input: { ...link, newPassword } }),
    meta: { showsError: true },
    onSuccess: onSaved,
  })
  const errors = useFormErrors({ fieldErrors: newPasswordErrors(entry, text), failure: save.error })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending && errors.pass()) save.mutate(entry.password)
  }

  if (save.error instanceof CallError && save.error.code === 'INVALID_TOKEN') return <LinkEnded email={link.email} />
  return (
    <Panel>
      <form {...errors.form} onSubmit={submit} className={styles.form}>
        <FormFailure failure={errors.general} />
        <div>
          <p className={styles.soft}>{text('account.password.forAccount')}</p>
          <p className={styles.address}>{link.email}</p>
        </div>
        {/* Password managers read here whose password it is. */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={link.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordFields value={entry} onChange={setEntry} error={(path) => errors.of(path, serverPath(path))} />
        <Button type="submit" variant="primary" wide pending={save.isPending}>
          {text('account.password.save')}
        </Button>
      </form>
    </Panel>
  )
}

function serverPath(path: string): string {
  return path === 'password' ? 'newPassword' : path
}
