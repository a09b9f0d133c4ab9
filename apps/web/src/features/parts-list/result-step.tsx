import { maxDesignationLength } from '@normwerk/contract/limits'
import type { ReactNode } from 'react'
import { skipEntry } from '../../shared/lists/parts-list/list-entry.ts'
import type { ListEntries } from '../../shared/lists/parts-list/use-checked-entries.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ConfirmMany } from './confirm-many.tsx'
import { GoOn } from './go-on.tsx'
import { ListActions } from './list-actions.tsx'
import { countStates, entriesOf, isUnsettled } from './result-filter.ts'
import { ResultFilters } from './result-filters.tsx'
import { ResultRows } from './result-rows.tsx'
import styles from './result-step.module.css'
import { SkippedRows } from './skipped-rows.tsx'
import type { ImportedTable } from './use-imported-table.ts'
import type { Review } from './use-review.ts'

interface Props {
  table: ImportedTable
  list: ListEntries
  review: Review
  addFailure: Error | null
}

const keepFocusInside = keepFocusOn('[data-go-on]', '[data-rows]', '[aria-pressed="true"]')

/** Step 3: the result of each row, and the decisions of the buyer. */
export function ResultStep({ table, list, review, addFailure }: Props) {
  const text = useText()
  const { entries, failure } = list
  const { filter, setFilter } = review
  const counts = countStates(entries)
  const shown = entriesOf(filter, entries)
  const taken = new Set(entries.map(({ asked }) => asked.row))
  const noParts = table.read.skipped.filter(({ row }) => !taken.has(row))
  const isChecking = counts.checking > 0 && failure === null

  function skip(rows: readonly number[]): void {
    review.setLeft(rows)
    list.change(rows, skipEntry)
  }

  return (
    <div ref={keepFocusInside} className={styles.result}>
      {addFailure !== null && <Failure error={addFailure} />}
      {failure !== null && (
        <Failure error={failure}>
          <Button size="small" onClick={list.checkUnanswered}>
            {text('partsList.checkAgain')}
          </Button>
        </Failure>
      )}
      {isChecking && entries.length > 1 && <Progress done={entries.length - counts.checking} all={entries.length} />}
      <ResultFilters counts={counts} noParts={noParts.length} filter={filter} onFilter={setFilter} />
      {filter === 'noParts' ? (
        <SkippedRows
          rows={noParts}
          onTake={({ row, text: designation }) =>
            list.put([{ row, designation: designation.slice(0, maxDesignationLength) }])
          }
        />
      ) : (
        <ResultRows
          key={filter}
          entries={shown}
          list={list}
          drafts={review.drafts}
          setDrafts={review.setDrafts}
          onSkip={skip}
          // Once the buyer works on the rows, the filter no longer changes by itself.
          onEnter={() => setFilter(filter)}
          none={<GoOn entries={entries} filter={filter} isChecking={isChecking} onFilter={setFilter} />}
        >
          {(filter === 'all' || filter === 'suggested') && <ConfirmMany list={list} />}
        </ResultRows>
      )}
      <ListActions
        list={list}
        table={table}
        shown={isUnsettled(filter) ? shown.map(({ asked }) => asked.row) : []}
        left={review.left}
        onSkip={skip}
      />
    </div>
  )
}

function Failure({ error, children }: { error: Error; children?: ReactNode }) {
  const text = useText()
  const { message, errorId } = formatError(error, text)
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
