import type { PlainTextId } from '@normwerk/i18n/text'
import type { SkippedRow } from '@normwerk/parts/parts-list/rows/read-rows'
import { useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './result-step.module.css'

const reasons = {
  empty: 'partsList.reasonEmpty',
  heading: 'partsList.reasonHeading',
  total: 'partsList.reasonTotal',
  note: 'partsList.reasonNote',
  nothing: 'partsList.reasonNothing',
  joined: 'partsList.reasonJoined',
} satisfies Record<SkippedRow['reason'], PlainTextId>

const keepFocusInside = keepFocusOn('button')

/** Rows that seem to name no part. The buyer can take them over anyway. */
export function SkippedRows({ rows, onTake }: { rows: readonly SkippedRow[]; onTake: (row: SkippedRow) => void }) {
  const text = useText()

  return (
    <ul ref={keepFocusInside} className={styles.skipped}>
      {rows.map((skipped) => (
        <li key={skipped.row} className={styles.skippedRow}>
          <span className={styles.skippedNumber}>{skipped.row}</span>
          <span className={styles.skippedText}>
            {skipped.text} <span className={styles.soft}>({text(reasons[skipped.reason])})</span>
          </span>
          {skipped.text !== '' && (
            <Button
              size="small"
              variant="quiet"
              aria-label={text('partsList.takeAsPartRow', { row: skipped.row })}
              onClick={() => onTake(skipped)}
            >
              {text('partsList.takeAsPart')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
