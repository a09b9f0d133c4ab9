import { useQuery } from '@tanstack/react-query'
import { noticeQuery } from '../../../api/maintenance.ts'
import { useMomentFormat, useText } from '../../../texts/language-context.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from './maintenance-bar.module.css'

/** Announces a maintenance above every page, beforehand and until it is over. */
export function MaintenanceBar() {
  const text = useText()
  const format = useMomentFormat()
  const { data: notice } = useQuery(noticeQuery)
  if (!notice) return null
  return (
    <aside className={styles.bar} aria-label={text('shell.maintenance')}>
      <WarningIcon />
      <p>
        <strong>{format.period(notice.from, notice.to)}</strong> {notice.message}
      </p>
    </aside>
  )
}
