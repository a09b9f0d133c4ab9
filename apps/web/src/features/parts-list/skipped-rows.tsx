import type { PlainTextId } from '@normwerk/i18n/text'
import type { SkippedRow } from '@normwerk/parts/parts-list/read-rows'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './result-step.module.css'

const reasons = {
  empty: 'partsList.reasonEmpty',
  heading: 'partsList.reasonHeading',
  total: 'partsList.reasonTotal',
  note: 'partsList.reasonNote',
  joined: 'partsList.reasonJoined',
} satisfies Record<SkippedRow['reason'], PlainTextId>

/** Rows of the list that name no part, as far as the shop can tell; the buyer may know better. */
export function SkippedRows({ rows, onTake }: { rows: readonly SkippedRow[]; onTake: (row: SkippedRow) => void }) {
  const text = useText()
  const frame = useRef<HTMLUListElement>(null)
  const [next, setNext] = useState<number | null>(null)

  // The row that is taken goes, and the next one has the focus.
  useEffect(() => {
    if (next === null) return
    setNext(null)
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
    ;(buttons[next] ?? buttons.at(-1))?.focus()
  }, [next])

  function take(row: SkippedRow): void {
    setNext(rows.filter(({ text: words }) => words !== '').indexOf(row))
    onTake(row)
  }

  return (
    <ul ref={frame} className={styles.skipped}>
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
              onClick={() => take(skipped)}
            >
              {text('partsList.takeAsPart')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
