import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './visit-bar.module.css'
import { visitQuery } from './visit-queries.ts'

/** Says for whom a buyer shops and where the cart goes, or that the visit has ended. */
export function VisitBar() {
  const text = useText()
  const me = useMe()
  const { data: visit } = useQuery({ ...visitQuery, enabled: me != null, staleTime: Number.POSITIVE_INFINITY })
  if (me === null) {
    return (
      <div className={styles.ended}>
        <Notice tone="warn" title={text('shared.visitEnded')} live>
          {text('shared.visitEndedText')}
        </Notice>
      </div>
    )
  }
  return (
    <p className={styles.bar} role="status">
      {visit && text('punchout.visit.goesTo', { company: visit.companyName, destination: visit.destination })}
    </p>
  )
}
