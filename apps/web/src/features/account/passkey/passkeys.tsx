import type { Passkey } from '@normwerk/contract/account/passkey'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import security from '../profile/security.module.css'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import styles from './passkeys.module.css'
import { passkeysQuery } from './queries.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

type Opened = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey }

/** The user's passkeys, which are added, renamed and removed here. */
export function Passkeys() {
  const text = useText()
  const passkeys = useQuery(passkeysQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const addButton = useRef<HTMLDivElement>(null)

  // The button that opened the dialog may be gone with its passkey.
  function close() {
    flushSync(() => setOpened(null))
    if (document.activeElement === document.body) addButton.current?.querySelector('button')?.focus()
  }

  return (
    <Section title={text('account.passkey.title')}>
      {passkeys.data !== undefined ? (
        <Panel>
          {passkeys.data.length > 0 && (
            <ul className={styles.list}>
              {passkeys.data.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} onOpen={(action) => setOpened({ action, passkey })} />
              ))}
            </ul>
          )}
          <div ref={addButton} className={security.setting}>
            <p className={security.about}>{text('account.passkey.about')}</p>
            <Button onClick={() => setOpened({ action: 'add' })}>{text('account.passkey.add')}</Button>
          </div>
        </Panel>
      ) : passkeys.error !== null ? (
        <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
      ) : (
        <Loading>
          <Skeleton height="6rem" />
        </Loading>
      )}
      {opened?.action === 'add' && <AddPasskeyDialog onClose={close} />}
      {opened?.action === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.action === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} onClose={close} />}
    </Section>
  )
}

interface RowProps {
  passkey: Passkey
  onOpen: (action: 'rename' | 'remove') => void
}

function Row({ passkey: { name, createdAt, lastUsedAt }, onOpen }: RowProps) {
  const text = useText()
  const { dateTime } = useFormat()
  return (
    <li className={styles.passkey}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.times}>
          <span>{text('account.passkey.addedAt', { time: dateTime(createdAt) })}</span>
          <span>
            {lastUsedAt === null
              ? text('account.passkey.unused')
              : text('account.profile.lastUsed', { time: dateTime(lastUsedAt) })}
          </span>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="small" aria-label={text('account.passkey.renameOf', { name })} onClick={() => onOpen('rename')}>
          {text('account.passkey.rename')}
        </Button>
        <Button size="small" aria-label={text('account.passkey.removeOf', { name })} onClick={() => onOpen('remove')}>
          {text('account.passkey.remove')}
        </Button>
      </div>
    </li>
  )
}
