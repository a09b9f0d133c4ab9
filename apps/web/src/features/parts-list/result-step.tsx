import { type ReactNode, useState } from 'react'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { skipEntry } from '../../trade/parts-list/list-entry.ts'
import type { ListEntries } from '../../trade/parts-list/use-list-entries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmMany } from './confirm-many.tsx'
import { countStates, entriesOf, filterToShow, type ResultFilter } from './result-filter.ts'
import { ResultFilters } from './result-filters.tsx'
import { ResultRows } from './result-rows.tsx'
import styles from './result-step.module.css'
import { SkippedRows } from './skipped-rows.tsx'
import type { ImportedTable } from './use-imported-table.ts'

interface Props {
  table: ImportedTable
  list: ListEntries
  addFailure: Error | null
}

/** Step 3: what the shop found for each row, and what the buyer still has to say. */
export function ResultStep({ table, list, addFailure }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<ResultFilter | null>(null)
  const { entries, failure } = list
  const counts = countStates(entries)
  const filter = filterToShow(chosen, entries)
  const shown = entriesOf(filter, entries)
  const taken = new Set(entries.map(({ asked }) => asked.row))
  const noParts = table.read.skipped.filter(({ row }) => !taken.has(row))
  const canSkip = filter === 'suggested' || filter === 'unmatched' || filter === 'invalid'

  function skipShown(): void {
    const rows = shown.map(({ asked }) => asked.row)
    list.change(rows, skipEntry)
  }

  return (
    <div className={styles.result}>
      {addFailure !== null && <Failure error={addFailure} />}
      {failure !== null && (
        <Failure error={failure}>
          <Button size="small" onClick={() => list.checkAgain()}>
            {text('ui.retry')}
          </Button>
        </Failure>
      )}
      {counts.checking > 0 && failure === null && entries.length > 1 && (
        <Progress done={entries.length - counts.checking} all={entries.length} />
      )}
      <ResultFilters counts={counts} noParts={noParts.length} filter={filter} onFilter={setChosen} />
      {filter === 'noParts' ? (
        <SkippedRows
          rows={noParts}
          onTake={({ row, text: designation }) => list.put([{ row, designation: designation.slice(0, 400) }])}
        />
      ) : (
        <ResultRows key={filter} entries={shown} list={list}>
          {(filter === 'all' || filter === 'suggested') && <ConfirmMany list={list} />}
          {canSkip && shown.length > 1 && (
            <Button size="small" look="quiet" onClick={skipShown}>
              {text('partsList.skipThese', { count: shown.length })}
            </Button>
          )}
        </ResultRows>
      )}
    </div>
  )
}

function Failure({ error, children }: { error: Error; children?: ReactNode }) {
  const text = useText()
  const { message, errorId } = describeError(error, text)
  return (
    <Notice tone="bad" title={message} live>
      {errorId !== null && errorId !== '' && <p className={styles.soft}>{text('ui.errorId', { id: errorId })}</p>}
      {children}
    </Notice>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const text = useText()
  return (
    <div className={styles.progress}>
      <progress max={all} value={done} aria-label={text('partsList.checking')} />
      <span>{text('partsList.checkedOf', { done, all })}</span>
    </div>
  )
}
