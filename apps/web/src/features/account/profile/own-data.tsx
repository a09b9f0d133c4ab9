import { ownDataEndpoints } from '@normwerk/contract/account/own-data'
import { readRoute } from '@normwerk/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useAddress } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { AnchorButton, Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import { PasswordStage } from './password-stage.tsx'
import styles from './security.module.css'

/** Users take a copy of what the shop knows about them, and delete themselves. */
export function OwnData() {
  const text = useText()
  const address = useAddress()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Section title={text('account.ownData.title')}>
      <Panel>
        <div className={styles.setting}>
          <p className={styles.about}>{text('account.ownData.exportAbout')}</p>
          <AnchorButton href={address(readRoute(ownDataEndpoints.export.route).path)} download>
            {text('account.ownData.export')}
          </AnchorButton>
        </div>
        <div className={styles.setting}>
          <p className={styles.about}>{text('account.ownData.deleteAbout')}</p>
          <Button onClick={() => setDeleting(true)}>{text('account.ownData.delete')}</Button>
        </div>
      </Panel>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Section>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const remove = useMutation({
    mutationFn: (password: string) => call(ownDataEndpoints.deleteUser, { input: { password } }),
    // Nothing of the former user may stay in the page.
    onSuccess: () => location.replace('/'),
    meta: { showsError: true },
  })
  return (
    <Dialog open onClose={onClose} title={text('account.ownData.deleteTitle')}>
      <PasswordStage
        reason={text('account.ownData.deleteReason')}
        button={text('account.ownData.deleteForEver')}
        isDanger
        failure={remove.error}
        pending={remove.isPending || remove.isSuccess}
        onPassword={(password) => remove.mutate(password)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
