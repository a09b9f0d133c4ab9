import { maxPasskeyNameLength } from '@normwerk/contract/account/passkey'
import { type FormEvent, useState } from 'react'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { CodesStage } from '../profile/codes-stage.tsx'
import { PresentPasswordField } from '../profile/present-password-field.tsx'
import { readUserAgent } from '../profile/read-user-agent.ts'
import styles from '../profile/security.module.css'
import { PasskeyFailure } from './passkey-failure.tsx'
import { useAddPasskey } from './queries.ts'

/** Asks for a name and the password, lets the browser make a passkey, and shows recovery codes if there are new ones. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const add = useAddPasskey()
  const [kept, setKept] = useState(false)
  const [rejections, setRejections] = useState(0)
  const codes = add.data?.recoveryCodes ?? []

  function close() {
    if (codes.length > 0 && !kept) setRejections(rejections + 1)
    else onClose()
  }

  function addWith(entry: { name: string; password: string }) {
    const onSuccess = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
      showToast({ message: text('account.passkey.added', { name: entry.name }) })
      if (recoveryCodes.length === 0) onClose()
    }
    add.mutate(entry, { onSuccess })
  }

  return (
    // A browser may close the dialog anyway. The new key opens it again, because its codes are shown only once.
    <Dialog
      key={rejections}
      open
      onClose={close}
      title={text(codes.length > 0 ? 'account.profile.codesTitle' : 'account.passkey.add')}
    >
      {codes.length > 0 ? (
        <CodesStage codes={codes} kept={kept} isUrged={rejections > 0} onKept={setKept} onDone={close} />
      ) : (
        <NameForm failure={add.error} pending={add.isPending} onSubmit={addWith} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface NameFormProps {
  failure: Error | null
  pending: boolean
  onSubmit: (entry: { name: string; password: string }) => void
  onCancel: () => void
}

function NameForm({ failure, pending, onSubmit, onCancel }: NameFormProps) {
  const text = useText()
  const [name, setName] = useState(() => readUserAgent(navigator.userAgent).system ?? '')
  const [password, setPassword] = useState('')
  const missing = (value: string) => (value.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: { name: missing(name), password: missing(password) },
    failure,
    codes: { invalidLoginData: 'password' },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending && errors.pass()) onSubmit({ name: name.trim(), password })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={styles.stage}>
      <p>{text('account.passkey.addReason')}</p>
      {failure !== null && errors.general !== null && <PasskeyFailure failure={failure} />}
      <TextField
        data-autofocus
        name="name"
        label={text('account.passkey.name')}
        hint={text('account.passkey.nameHint')}
        autoComplete="off"
        maxLength={maxPasskeyNameLength}
        value={name}
        error={errors.of('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <PresentPasswordField
        value={password}
        onChange={setPassword}
        failure={failure}
        reported={errors.of('password')}
      />
      <div className={styles.stageButtons}>
        <Button onClick={onCancel}>{text('ui.cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {text('account.passkey.make')}
        </Button>
      </div>
    </form>
  )
}
