import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { CodesStage } from './codes-stage.tsx'
import { PasswordStage } from './password-stage.tsx'
import { usePrepareSecondFactor, useRemoveSecondFactor, useRenewRecoveryCodes } from './queries.ts'
import { SecretStage } from './secret-stage.tsx'

/** `replace`: sets up another device; `removeApp`: a passkey stays the second factor. */
export type Purpose = 'setUp' | 'replace' | 'renew' | 'remove' | 'removeApp'

type Stage =
  | { name: 'password' }
  | { name: 'secret'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

const texts = {
  setUp: { title: 'account.profile.setUpTitle', reason: 'account.profile.setUpReason', button: 'account.profile.next' },
  replace: {
    title: 'account.profile.replaceDevice',
    reason: 'account.profile.replaceReason',
    button: 'account.profile.next',
  },
  renew: {
    title: 'account.profile.renewCodes',
    reason: 'account.profile.renewReason',
    button: 'account.profile.renewCodes',
  },
  remove: {
    title: 'account.profile.turnOffTitle',
    reason: 'account.profile.turnOffReason',
    button: 'account.profile.turnOff',
  },
  removeApp: {
    title: 'account.profile.removeApp',
    reason: 'account.profile.removeAppReason',
    button: 'account.profile.removeApp',
  },
} as const satisfies Record<Purpose, object>

interface Props {
  purpose: Purpose
  onClose: () => void
}

/** All steps that need the password again: setting up, replacing and removing the second factor, and recovery codes. */
export function SecondFactorDialog({ purpose, onClose }: Props) {
  const text = useText()
  const prepare = usePrepareSecondFactor()
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveSecondFactor()
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const [kept, setKept] = useState(false)
  const [rejections, setRejections] = useState(0)
  const { title, reason, button } = texts[purpose]
  const isRemoval = purpose === 'remove' || purpose === 'removeApp'
  const proving = { setUp: prepare, replace: prepare, renew, remove, removeApp: remove }[purpose]

  function prove(password: string) {
    if (purpose === 'renew') {
      renew.mutate(password, { onSuccess: ({ recoveryCodes }) => setStage({ name: 'codes', codes: recoveryCodes }) })
    } else if (isRemoval) {
      remove.mutate(password, {
        onSuccess: () => {
          onClose()
          showToast({
            message: text(purpose === 'remove' ? 'account.profile.turnedOff' : 'account.profile.appRemoved'),
          })
        },
      })
    } else {
      prepare.mutate(password, { onSuccess: (secret) => setStage({ name: 'secret', ...secret }) })
    }
  }

  function close() {
    if (stage.name === 'codes' && !kept) setRejections(rejections + 1)
    else onClose()
  }

  return (
    // A browser may close the dialog anyway. The new key opens it again, because its codes are shown only once.
    <Dialog
      key={rejections}
      open
      onClose={close}
      title={text(stage.name === 'codes' ? 'account.profile.codesTitle' : title)}
    >
      {stage.name === 'password' && (
        <PasswordStage
          reason={text(reason)}
          button={text(button)}
          isDanger={isRemoval}
          failure={proving.error}
          pending={proving.isPending}
          onPassword={prove}
          onCancel={onClose}
        />
      )}
      {stage.name === 'secret' && (
        <SecretStage
          secret={stage.secret}
          uri={stage.uri}
          onConfirmed={(codes) => setStage({ name: 'codes', codes })}
          onCancel={onClose}
        />
      )}
      {stage.name === 'codes' && (
        <CodesStage codes={stage.codes} kept={kept} isUrged={rejections > 0} onKept={setKept} onDone={close} />
      )}
    </Dialog>
  )
}
