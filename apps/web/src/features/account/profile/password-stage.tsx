import { type FormEvent, useState } from 'react'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import styles from './security.module.css'

interface Props {
  /** Why the password is required. */
  reason: string
  button: string
  isDanger: boolean
  failure: Error | null
  pending: boolean
  onPassword: (password: string) => void
  onCancel: () => void
}

export function PasswordStage({ reason, button, isDanger, failure, pending, onPassword, onCancel }: Props) {
  const text = useText()
  const [password, setPassword] = useState('')
  const errors = useFormErrors({
    fieldErrors: { password: password === '' ? text('field.required') : null },
    failure,
    codes: { invalidLoginData: 'password' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending && errors.pass()) onPassword(password)
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.stage}>
      <p>{reason}</p>
      {errors.general !== null && (
        <Notice tone="bad" live>
          {errors.general.message}
        </Notice>
      )}
      <PresentPasswordField
        hasFocus
        value={password}
        onChange={setPassword}
        failure={failure}
        reported={errors.of('password')}
      />
      <div className={styles.stageButtons}>
        <Button onClick={onCancel}>{text('ui.cancel')}</Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={pending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
