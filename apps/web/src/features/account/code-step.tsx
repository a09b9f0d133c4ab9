import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './login-form.module.css'

interface Props {
  /** The last code was wrong. */
  rejected: boolean
  pending: boolean
  onCode: (code: string) => void
  onPasskey: () => void
  onBack: () => void
}

/** The second step: asks for a code of the authenticator or a recovery code. */
export function CodeStep({ rejected, pending, onCode, onPasskey, onBack }: Props) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [recovers, setRecovers] = useState(false)
  const [reported, setReported] = useState<'missing' | 'wrong' | null>(null)

  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    if (!rejected || pending) return
    setReported('wrong')
    input.current?.select()
  }, [rejected, pending])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() !== '') return onCode(code.trim())
    setReported('missing')
    input.current?.focus()
  }

  function change(toRecovery: boolean) {
    setRecovers(toRecovery)
    setCode('')
    setReported(null)
    input.current?.focus()
  }

  const errors = {
    missing: text('field.required'),
    wrong: text(recovers ? 'account.password.recoveryWrong' : 'account.password.codeWrong'),
  }
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <div>
        <h2>{text('account.password.codeTitle')}</h2>
        <p className={styles.soft}>{text(recovers ? 'account.password.recoveryText' : 'account.password.codeText')}</p>
      </div>
      <TextField
        ref={input}
        name={recovers ? 'recovery-code' : 'code'}
        label={text(recovers ? 'account.password.recoveryCode' : 'account.password.code')}
        autoComplete={recovers ? 'off' : 'one-time-code'}
        inputMode={recovers ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        error={reported === null ? null : errors[reported]}
        onChange={(event) => {
          setCode(event.target.value)
          setReported(null)
        }}
      />
      <Button type="submit" variant="primary" wide pending={pending}>
        {text('account.signIn')}
      </Button>
      <Button wide onClick={onPasskey}>
        {text('account.passkey.use')}
      </Button>
      <div className={styles.ways}>
        <Button variant="quiet" size="small" onClick={() => change(!recovers)}>
          {text(recovers ? 'account.password.useCode' : 'account.password.useRecoveryCode')}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          {text('account.password.otherAccount')}
        </Button>
      </div>
    </form>
  )
}
