import type { PartsListRow } from '@normwerk/contract/parts-list'
import { useRef } from 'react'
import { type ListEntry, type Suggested, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { RowFinding } from '../../shared/lists/parts-list/row-finding.tsx'
import { optionsAsStood } from '../../shared/lists/parts-list/row-texts.ts'
import { useText } from '../../texts/language-context.tsx'
import { useFocusOnOpen } from '../../ui/focus/use-focus-on-open.ts'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { PencilIcon } from '../../ui/page-icons.tsx'
import { draftOf } from './correct-draft.ts'
import { CorrectionForm } from './correction-form.tsx'
import styles from './result-row.module.css'
import { RowTerms } from './row-terms.tsx'

interface Props {
  entry: ListEntry
  /** Checking failed, so rows without an answer are not waiting. */
  hasFailed: boolean
  /** The texts being typed; null if the buyer closed the form, undefined if they have not opened it. */
  draft: PartsListRow | null | undefined
  onDraft: (draft: PartsListRow | null) => void
  onConfirm: () => void
  onChoose: (suggested: Suggested) => void
  onDeleteRemembered: (id: string) => void
  onCorrect: (changes: PartsListRow) => void
  onSkip: () => void
  onTakeBack: () => void
}

/** A row of the list: its number and texts, the part that was found, and the buyer's choices. */
export function ResultRow(props: Props) {
  const { entry, hasFailed, draft, onDraft, onConfirm, onChoose, onDeleteRemembered, onCorrect, onSkip, onTakeBack } =
    props
  const text = useText()
  const { asked, answer } = entry
  const state = stateOf(entry)
  const isLost = state === 'unmatched' || state === 'invalid'
  const typed = draft === undefined && isLost ? draftOf(entry) : draft
  const pencil = useRef<HTMLButtonElement>(null)
  const found = useFocusOnOpen(!isLost && typed != null)

  function close(): void {
    onDraft(null)
    pencil.current?.focus()
  }

  return (
    <div className={styles.row} data-state={state}>
      <span className={styles.number}>
        <span className="visually-hidden">{text('partsList.rowNumber', { row: asked.row })}</span>
        <span aria-hidden="true">{asked.row}</span>
      </span>
      <Stood row={entry.stood} />
      <div ref={found} className={styles.found}>
        {state === 'checking' && hasFailed && <p className={styles.soft}>{text('partsList.notChecked')}</p>}
        {state !== 'skipped' && !(state === 'checking' && hasFailed) && (
          <RowFinding entry={entry} onConfirm={onConfirm} onChoose={onChoose} onDeleteRemembered={onDeleteRemembered} />
        )}
        {typed != null && state !== 'skipped' && state !== 'checking' && (
          <CorrectionForm
            draft={typed}
            rowError={answer?.code}
            onDraft={onDraft}
            onCorrect={onCorrect}
            {...(!isLost && { onCancel: close })}
          />
        )}
      </div>
      <RowTerms entry={entry} />
      <div className={styles.actions}>
        {state === 'skipped' ? (
          <Button
            size="small"
            aria-label={text('partsList.takeBackRow', { row: asked.row })}
            onClick={onTakeBack}
            data-row-action
          >
            {text('partsList.takeBack')}
          </Button>
        ) : (
          <>
            {!isLost && state !== 'checking' && (
              <IconButton
                ref={pencil}
                size="small"
                label={text('partsList.correctRow', { row: asked.row })}
                icon={<PencilIcon size={16} />}
                aria-expanded={typed != null}
                onClick={() => onDraft(typed == null ? draftOf(entry) : null)}
              />
            )}
            <IconButton
              size="small"
              label={text('partsList.skipRow', { row: asked.row })}
              icon={<CloseIcon size={16} />}
              onClick={onSkip}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** The row's own texts. */
function Stood({ row }: { row: PartsListRow }) {
  const text = useText()
  const { articleNo, designation, quantity, title, section } = row
  const above = [title, section].filter(Boolean).join(' · ')
  const beside = [
    ...optionsAsStood(row, text),
    ...(quantity == null || quantity === '' ? [] : [text('partsList.stoodQuantity', { quantity })]),
  ]
  return (
    <div className={styles.stood}>
      {above !== '' && <p className={styles.soft}>{above}</p>}
      {articleNo && <p className={styles.stoodNumber}>{articleNo}</p>}
      {designation && <p>{designation}</p>}
      {beside.length > 0 && <p className={styles.soft}>{beside.join(' · ')}</p>}
    </div>
  )
}
