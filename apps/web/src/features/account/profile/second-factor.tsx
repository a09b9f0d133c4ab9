import type { SecondFactor as State } from '@normwerk/contract/account/profile'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../texts/language-context.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import { secondFactorQuery } from './queries.ts'
import { type Purpose, SecondFactorDialog } from './second-factor-dialog.tsx'
import styles from './security.module.css'

/** With this number of codes or fewer, the user should create new ones. */
const fewCodes = 3

export function SecondFactor() {
  const text = useText()
  const factor = useQuery(secondFactorQuery)
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const place = useRef<HTMLDivElement>(null)

  // The button that opened the dialog may be gone, because it changes with the state.
  function close() {
    flushSync(() => setPurpose(null))
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }

  return (
    <Section
      title={text('account.profile.secondFactor')}
      aside={factor.data !== undefined && <Badge active={factor.data.active} />}
    >
      {factor.data !== undefined ? (
        <Panel>
          <div ref={place}>
            <Setting factor={factor.data} onOpen={setPurpose} />
          </div>
        </Panel>
      ) : factor.error !== null ? (
        <ErrorState error={factor.error} onRetry={() => void factor.refetch()} />
      ) : (
        <Loading>
          <Skeleton height="max(7.25rem, 18.5rem - 24vw)" />
        </Loading>
      )}
      {purpose !== null && <SecondFactorDialog purpose={purpose} onClose={close} />}
    </Section>
  )
}

function Badge({ active }: { active: boolean }) {
  const text = useText()
  return (
    <StatusBadge tone={active ? 'good' : 'neutral'}>
      {text(active ? 'account.profile.secondFactorOn' : 'account.profile.secondFactorOff')}
    </StatusBadge>
  )
}

interface SettingProps {
  factor: State
  onOpen: (purpose: Purpose) => void
}

function Setting({ factor, onOpen }: SettingProps) {
  const text = useText()
  if (!factor.authenticator) {
    return (
      <Arranged
        about={text(factor.active ? 'account.profile.secondFactorIsPasskey' : 'account.profile.secondFactorAbout')}
        actions={
          <Button variant={factor.required && !factor.active ? 'primary' : 'secondary'} onClick={() => onOpen('setUp')}>
            {text('shared.account.setUp')}
          </Button>
        }
      >
        {factor.active && <RecoveryCodesLeft factor={factor} onOpen={onOpen} />}
      </Arranged>
    )
  }
  const mustStay = factor.required && !factor.passkey
  return (
    <Arranged
      about={text('account.profile.secondFactorActive')}
      actions={
        <>
          <Button onClick={() => onOpen('replace')}>{text('account.profile.replaceDevice')}</Button>
          {!mustStay && (
            <Button variant="quiet" onClick={() => onOpen(factor.passkey ? 'removeApp' : 'remove')}>
              {text(factor.passkey ? 'account.profile.removeApp' : 'account.profile.turnOff')}
            </Button>
          )}
        </>
      }
    >
      <RecoveryCodesLeft factor={factor} onOpen={onOpen} />
      {mustStay && <p className={styles.soft}>{text('account.profile.factorRequired')}</p>}
    </Arranged>
  )
}

function RecoveryCodesLeft({ factor: { recoveryCodesLeft: count }, onOpen }: SettingProps) {
  const text = useText()
  return (
    <>
      {count <= fewCodes ? (
        <Notice tone="warn">{text('account.profile.fewCodesLeft', { count })}</Notice>
      ) : (
        <p>{text('account.profile.codesLeft', { count })}</p>
      )}
      <div>
        <Button size="small" onClick={() => onOpen('renew')}>
          {text('account.profile.renewCodes')}
        </Button>
      </div>
    </>
  )
}

function Arranged({ about, actions, children }: { about: string; actions: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.texts}>
        <p className={styles.about}>{about}</p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
