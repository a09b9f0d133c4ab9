import type { PunchoutAccount } from '@normwerk/contract/punchout'
import { useState } from 'react'
import { CopyButton } from '../../../shared/forms/copy-button.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './account.module.css'
import { CloseAccessDialog } from './close-access-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** What the company types into its purchasing system. The password is shown only when it is made. */
export function Access({ account }: { account: PunchoutAccount }) {
  const text = useText()
  const { dateTime } = useFormat()
  const [dialog, setDialog] = useState<'password' | 'close' | null>(null)
  const { username, rotatedAt, lastEntryAt, entryAddress } = account
  const moment = (at: string | null) => (at === null ? text('punchout.account.never') : dateTime(at))
  return (
    <Section title={text('punchout.account.access')}>
      <Panel>
        <div className={styles.stack}>
          <Facts
            entries={[
              {
                key: 'address',
                name: text('punchout.account.entryAddress'),
                value: <Copied value={entryAddress} />,
              },
              {
                key: 'username',
                name: 'USERNAME',
                value: username === null ? text('punchout.account.noAccess') : <Copied value={username} />,
              },
              ...(username === null
                ? []
                : [
                    { key: 'rotated', name: text('punchout.account.rotatedAt'), value: moment(rotatedAt) },
                    { key: 'entry', name: text('punchout.account.lastEntryAt'), value: moment(lastEntryAt) },
                  ]),
            ]}
          />
          <div className={styles.row}>
            <Button variant={username === null ? 'primary' : 'secondary'} onClick={() => setDialog('password')}>
              {text(username === null ? 'punchout.account.open' : 'punchout.account.rotate')}
            </Button>
            {username !== null && (
              <Button variant="quiet" onClick={() => setDialog('close')}>
                {text('punchout.account.close')}
              </Button>
            )}
          </div>
        </div>
      </Panel>
      {dialog === 'password' && <PasswordDialog account={account} onClose={() => setDialog(null)} />}
      {dialog === 'close' && <CloseAccessDialog onClose={() => setDialog(null)} />}
    </Section>
  )
}

function Copied({ value }: { value: string }) {
  return (
    <span className={styles.row}>
      <code className={styles.code}>{value}</code>
      <CopyButton value={value} />
    </span>
  )
}
