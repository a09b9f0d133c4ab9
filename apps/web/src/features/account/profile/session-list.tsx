import type { OwnSession } from '@normwerk/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { DeviceIcon } from './device-icon.tsx'
import { sessionsQuery, useEndSession } from './queries.ts'
import { readUserAgent } from './read-user-agent.ts'
import styles from './session-list.module.css'

/** The user's sessions, each of which can be ended here. */
export function SessionList() {
  const text = useText()
  const sessions = useQuery(sessionsQuery)
  const end = useEndSession()
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  function endSession(id: string) {
    end.mutate(id, { onSuccess: () => showToast({ message: text('account.profile.sessionEnded') }) })
  }

  function endOthers() {
    end.mutate(undefined, { onSuccess: () => showToast({ message: text('account.profile.othersEnded') }) })
  }

  return (
    <Section title={text('account.profile.sessions')}>
      {sessions.data !== undefined ? (
        <Panel>
          <ul className={styles.sessions}>
            {[...sessions.data].sort(byUse).map((session) => (
              <Session
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => endSession(session.id)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <p className={styles.note}>
              {text(others.length === 0 ? 'account.profile.onlyThisSession' : 'account.profile.sessionsNote')}
            </p>
            {others.length > 1 && (
              <Button size="small" pending={end.isPending && end.variables === undefined} onClick={endOthers}>
                {text('account.profile.endOthers')}
              </Button>
            )}
          </div>
        </Panel>
      ) : sessions.error !== null ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <Loading>
          <Skeleton height="9rem" />
        </Loading>
      )}
    </Section>
  )
}

interface SessionProps {
  session: OwnSession
  ending: boolean
  onEnd: () => void
}

function Session({ session, ending, onEnd }: SessionProps) {
  const text = useText()
  const { dateTime } = useFormat()
  const { browser, system, isHandheld } = readUserAgent(session.userAgent ?? '')
  const name =
    browser !== null && system !== null
      ? text('account.profile.browserOn', { browser, system })
      : (browser ?? system ?? text('account.profile.unknownBrowser'))
  return (
    <li className={styles.session}>
      <DeviceIcon isHandheld={isHandheld} />
      <div className={styles.device}>
        <p className={styles.name}>
          {name}
          {session.current && <StatusBadge tone="good">{text('account.profile.thisSession')}</StatusBadge>}
        </p>
        <p className={styles.soft}>
          {!session.current && <span>{text('account.profile.lastUsed', { time: dateTime(session.lastUsedAt) })}</span>}
          <span>{text('account.profile.signedInAt', { time: dateTime(session.createdAt) })}</span>
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          pending={ending}
          aria-label={text('account.profile.endSessionOn', { name })}
          onClick={onEnd}
        >
          {text('account.profile.endSession')}
        </Button>
      )}
    </li>
  )
}

function byUse(one: OwnSession, other: OwnSession): number {
  if (one.current !== other.current) return one.current ? -1 : 1
  return other.lastUsedAt.localeCompare(one.lastUsedAt)
}
