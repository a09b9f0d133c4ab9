import type { Passkey } from '@normwerk/contract/account/passkey'
import { useText } from '../../../texts/language-context.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { PasswordStage } from '../profile/password-stage.tsx'
import { useRemovePasskey } from './queries.ts'

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const text = useText()
  const remove = useRemovePasskey()

  function removeWith(password: string) {
    const onSuccess = () => {
      onClose()
      showToast({ message: text('account.passkey.removed', { name }) })
    }
    remove.mutate({ id, password }, { onSuccess })
  }

  return (
    <Dialog open onClose={onClose} title={text('account.passkey.removeOf', { name })}>
      <PasswordStage
        reason={text('account.passkey.removeReason')}
        button={text('account.passkey.remove')}
        isDanger
        failure={remove.error}
        pending={remove.isPending}
        onPassword={removeWith}
        onCancel={onClose}
      />
    </Dialog>
  )
}
