import type { PunchoutAccount } from '@normwerk/contract/punchout'
import { CopyButton } from '../../../shared/forms/copy-button.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useRotatePassword } from '../queries.ts'
import styles from './account.module.css'

/** Makes a password after a question, and shows it once. */
export function PasswordDialog({ account, onClose }: { account: PunchoutAccount; onClose: () => void }) {
  const text = useText()
  const rotate = useRotatePassword()
  const made = rotate.data
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('punchout.account.passwordTitle')}
      footer={
        made === undefined ? (
          <>
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <Button variant="primary" data-autofocus pending={rotate.isPending} onClick={() => rotate.mutate()}>
              {text('punchout.account.makePassword')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {text('punchout.account.passwordKept')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {rotate.error !== null && (
          <Notice tone="bad" live>
            {formatError(rotate.error, text).message}
          </Notice>
        )}
        {made === undefined ? (
          <p>{text(account.username === null ? 'punchout.account.firstPassword' : 'punchout.account.nextPassword')}</p>
        ) : (
          <>
            <Notice tone="warn" live>
              {text('punchout.account.shownOnce')}
            </Notice>
            <Facts
              entries={[
                { key: 'username', name: 'USERNAME', value: <Secret value={made.username} /> },
                { key: 'password', name: 'PASSWORD', value: <Secret value={made.password} /> },
              ]}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Secret({ value }: { value: string }) {
  return (
    <span className={styles.row}>
      <code className={styles.code}>{value}</code>
      <CopyButton value={value} />
    </span>
  )
}
