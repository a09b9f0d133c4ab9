import type { PartsListRow } from '@normwerk/contract/parts-list'
import { useText } from '../../texts/language-context.tsx'
import { type ListEntry, type Suggested, stateOf } from '../../trade/parts-list/list-entry.ts'
import { RowFinding } from '../../trade/parts-list/row-finding.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { CloseIcon, PencilIcon } from '../../ui/icons.tsx'
import { CorrectionForm } from './correction-form.tsx'
import styles from './result-step.module.css'

interface Props {
  entry: ListEntry
  /** What is being typed; null where the buyer closed the form, undefined where he has not touched it. */
  draft: PartsListRow | null | undefined
  onDraft: (draft: PartsListRow | null) => void
  onConfirm: () => void
  onChoose: (suggested: Suggested) => void
  onCorrect: (changes: PartsListRow) => void
  onSkip: () => void
  onTakeBack: () => void
}

/** A row of the list: where it stood and what it said, what the shop found, and what can be done. */
export function ResultRow(props: Props) {
  const { entry, draft, onDraft, onConfirm, onChoose, onCorrect, onSkip, onTakeBack } = props
  const text = useText()
  const { asked, answer } = entry
  const state = stateOf(entry)
  const isLost = state === 'unmatched' || state === 'invalid'
  const typed = draft === undefined && isLost ? asked : draft
  return (
    <div className={styles.row} data-state={state}>
      <span className={styles.number}>
        <span className="visually-hidden">{text('partsList.rowNumber', { row: asked.row })}</span>
        <span aria-hidden="true">{asked.row}</span>
      </span>
      <Stood row={entry.stood} />
      <div className={styles.found}>
        {state !== 'skipped' && <RowFinding entry={entry} onConfirm={onConfirm} onChoose={onChoose} />}
        {typed != null && state !== 'skipped' && state !== 'checking' && (
          <CorrectionForm
            draft={typed}
            fault={answer?.code}
            onDraft={onDraft}
            onCorrect={onCorrect}
            {...(!isLost && { onCancel: () => onDraft(null) })}
          />
        )}
      </div>
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
            {!isLost && (
              <IconButton
                size="small"
                label={text('partsList.correctRow', { row: asked.row })}
                icon={<PencilIcon size={16} />}
                onClick={() => onDraft(typed == null ? asked : null)}
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

/** The row in the list's own words. */
function Stood({ row }: { row: PartsListRow }) {
  const text = useText()
  const { articleNo, designation, quantity, changedLength, toleranceClass, isThreeOne } = row
  const beside = [
    ...[changedLength, toleranceClass].flatMap((value) => (value == null || value === '' ? [] : String(value))),
    ...(isThreeOne === true ? [text('partsList.certificateWanted')] : []),
    ...(quantity == null || quantity === '' ? [] : [text('partsList.stoodQuantity', { quantity })]),
  ]
  return (
    <div className={styles.stood}>
      {articleNo && <p className={styles.stoodNumber}>{articleNo}</p>}
      {designation && <p>{designation}</p>}
      {beside.length > 0 && <p className={styles.soft}>{beside.join(' · ')}</p>}
    </div>
  )
}
