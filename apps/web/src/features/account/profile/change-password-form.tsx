import type { Me } from '@normwerk/contract/account'
import { type FormEvent, useEffect, useState } from 'react'
import { NewPasswordFields } from '../../../shared/account/new-password-fields.tsx'
import { emptyPassword, newPasswordErrors } from '../../../shared/account/password-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import styles from './profile.module.css'
import { useChangePassword } from './queries.ts'

interface Props {
  me: Me
  onCancel: () => void
  onChanged: () => void
}

export function ChangePasswordForm({ me, onCancel, onChanged }: Props) {
  const text = useText()
  const change = useChangePassword()
  const [oldPassword, setOldPassword] = useState('')
  const [chosen, setChosen] = useState(emptyPassword)
  const errors = useFormErrors({
    fieldErrors: {
      oldPassword: oldPassword === '' ? text('field.required') : null,
      ...newPasswordErrors(chosen, text),
    },
    failure: change.error,
  })

  const { ref: form } = errors.form
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="oldPassword"]')?.focus(), [form])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending || !errors.pass()) return
    change.mutate({ oldPassword, newPassword: chosen.password }, { onSuccess: onChanged })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.form}>
      {errors.general !== null && (
        <Notice tone="bad" live>
          {errors.general.message}
        </Notice>
      )}
      {/* Password managers read here whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      <PresentPasswordField
        name="oldPassword"
        label={text('account.profile.oldPassword')}
        value={oldPassword}
        onChange={setOldPassword}
        failure={change.error}
        reported={errors.of('oldPassword')}
      />
      <NewPasswordFields value={chosen} onChange={setChosen} error={errors.of} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{text('ui.cancel')}</Button>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {text('account.profile.save')}
        </Button>
      </div>
    </form>
  )
}
