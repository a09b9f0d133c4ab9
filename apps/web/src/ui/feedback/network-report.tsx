import { recentNetworkEvents } from '../../api/network-events.ts'
import { useText } from '../../texts/language-context.tsx'
import styles from './states.module.css'

/** The last requests that failed or were slow, for a report to the shop. It is in every page: it is for lost networks. */
export function NetworkReport() {
  const text = useText()
  const events = recentNetworkEvents()
  if (events.length === 0) return null
  return (
    <details className={styles.errorId}>
      <summary>{text('ui.networkEvents')}</summary>
      <ul>
        {events.map(({ correlationId, request, status, tookMs, at }) => (
          <li key={at.getTime()}>
            {at.toISOString()} {request} {status === 0 ? '–' : status} {tookMs} ms {correlationId}
          </li>
        ))}
      </ul>
    </details>
  )
}
