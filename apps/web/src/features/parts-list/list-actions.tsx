import type { PlainTextId } from '@normwerk/i18n/text'
import { useState } from 'react'
import { takeBackEntry } from '../../shared/lists/parts-list/list-entry.ts'
import type { ListEntries } from '../../shared/lists/parts-list/use-checked-entries.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { copyText } from './copy-text.ts'
import styles from './list-actions.module.css'
import { formatRows, type ListTable, lostRows } from './lost-rows.ts'

interface Props {
  list: ListEntries
  table: ListTable
  /** Rows that can be skipped at once. */
  shown: readonly number[]
  /** Rows that were skipped last. */
  left: readonly number[]
  onSkip: (rows: readonly number[]) => void
}

/**
 * Below the rows, away from the confirm buttons: skips many rows, undoes that, and copies rows that are not ordered.
 */
export function ListActions({ list, table, shown, left, onSkip }: Props) {
  const text = useText()
  const [copied, setCopied] = useState<{ count: number; isCopied: boolean } | null>(null)
  const { unmatched, skipped } = lostRows(list.entries)
  const lost = [...unmatched, ...skipped]
  const leftLast = new Set(left)
  const out = skipped.filter(({ asked }) => leftLast.has(asked.row)).length

  async function copy(): Promise<void> {
    const isCopied = await copyText(formatRows(table, lost))
    setCopied({ count: lost.length, isCopied })
  }

  function skip(): void {
    setCopied(null)
    onSkip(shown)
  }

  return (
    <div className={styles.actions}>
      {lost.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => void copy()}>
          {text(nameOfLost(unmatched.length, skipped.length))}
        </Button>
      )}
      <div className={styles.said}>
        <p role="status">
          {copied === null && out > 0 && text('partsList.skippedRows', { count: out })}
          {copied?.isCopied === true && text('partsList.copiedRows', { count: copied.count })}
          {copied?.isCopied === false && text('partsList.notCopiedRows')}
        </p>
        {copied === null && out > 0 && (
          <Button size="small" onClick={() => list.change(left, takeBackEntry)}>
            {text('ui.undo')}
          </Button>
        )}
      </div>
      {shown.length > 1 && (
        <Button size="small" variant="quiet" className={styles.skip} onClick={skip}>
          {text('partsList.skipThese', { count: shown.length })}
        </Button>
      )}
    </div>
  )
}

function nameOfLost(unmatched: number, skipped: number): PlainTextId {
  if (skipped === 0) return 'partsList.copyUnmatched'
  return unmatched === 0 ? 'partsList.copySkipped' : 'partsList.copyBoth'
}
