import { useOutage } from '../../api/use-outage.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './shell.module.css'

/** Says above every page that orders are not possible at the moment. */
export function OutageBanner() {
  const text = useText()
  const isOut = useOutage()
  // Screen readers announce only what appears in an element that was there before.
  return (
    <div className={styles.outage} role="status" aria-live="polite">
      {isOut && (
        <Notice tone="warn" title={text('shell.outage')}>
          {text('shell.outageText')}
        </Notice>
      )}
    </div>
  )
}
