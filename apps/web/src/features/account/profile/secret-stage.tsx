import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { latePart } from '../../../ui/late/late-part.tsx'
import { CopyText } from './copy-text.tsx'
import { useConfirmSecondFactor } from './queries.ts'
import styles from './security.module.css'

const QrCode = latePart(() => import('./qr-code.tsx').then((file) => file.QrCode))

interface Props {
  secret: string
  /** The secret in the URI format of authenticators. */
  uri: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the secret for the authenticator, and asks for its first code. */
export function SecretStage({ secret, uri, onConfirmed, onCancel }: Props) {
  const text = useText()
  const confirm = useConfirmSecondFactor()
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const errors = useFormErrors({
    fieldErrors: { code: code.trim() === '' ? text('field.required') : null },
    failure: confirm.error,
    codes: { invalidCode: 'code' },
  })

  // Focuses the heading, because focusing the field would scroll the QR code out of a phone's screen.
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending || !errors.pass()) return
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.stage}>
      <div className={styles.scan}>
        <QrCode
          value={uri}
          label={text('account.profile.qrCode')}
          meanwhile={
            <Loading>
              <Skeleton width="12rem" height="12rem" />
            </Loading>
          }
        />
        <div className={styles.texts}>
          <h3 ref={heading} tabIndex={-1} className={styles.start}>
            {text('account.profile.scanTitle')}
          </h3>
          <p className={styles.soft}>{text('account.profile.scanText')}</p>
          <a href={uri} className={styles.onThisDevice}>
            {text('account.profile.openAuthenticator')}
          </a>
          <p className={styles.soft}>{text('account.profile.typeSecret')}</p>
          <div className={styles.secret}>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyText value={secret} label={text('account.profile.copySecret')} />
          </div>
        </div>
      </div>
      {errors.general !== null && (
        <Notice tone="bad" live>
          {errors.general.message}
        </Notice>
      )}
      <TextField
        name="code"
        label={text('account.profile.codeOfApp')}
        hint={text('account.profile.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        error={codeError(code, errors.of('code'), text('account.profile.wrongCode'))}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.stageButtons}>
        <Button onClick={onCancel}>{text('ui.cancel')}</Button>
        <Button type="submit" variant="primary" pending={confirm.isPending}>
          {text('account.profile.turnOn')}
        </Button>
      </div>
    </form>
  )
}

/** Explains a wrong code by its two possible reasons, which the user can both fix. */
function codeError(code: string, reported: string | null, wrong: string): string | null {
  return reported === null || code.trim() === '' ? reported : wrong
}
