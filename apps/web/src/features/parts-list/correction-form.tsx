import {
  maxArticleNumberLength,
  maxDesignationLength,
  maxOptionLength,
  maxWrittenNumberLength,
} from '@normwerk/contract/limits'
import type { PartsListRow, RowError } from '@normwerk/contract/parts-list'
import { specialKeys } from '@normwerk/parts/machining/special-machining'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import type { FormEvent, KeyboardEvent } from 'react'
import { fieldTexts } from '../../shared/lists/parts-list/row-texts.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import styles from './correction-form.module.css'

interface Props {
  draft: PartsListRow
  rowError: RowError | undefined
  onDraft: (draft: PartsListRow) => void
  onCorrect: (changes: PartsListRow) => void
  /** If set, Esc closes the form instead of the dialog around it. */
  onCancel?: () => void
}

/** Corrects the texts of a row. Enter checks the row again. */
export function CorrectionForm({ draft, rowError, onDraft, onCorrect, onCancel }: Props) {
  const text = useText()
  const { articleNo, designation, changedLength, toleranceClass, isThreeOne, quantity } = draft
  const hasWords = designation != null || articleNo == null
  const isCut = changedLength != null || toleranceClass != null || rowError?.startsWith('length') === true

  function submit(event: FormEvent): void {
    event.preventDefault()
    onCorrect(draft)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || onCancel === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  const input = (label: string, value: unknown, maxLength: number, name: Exclude<PartsListField, 'isThreeOne'>) => (
    <label key={name} className={styles.field} data-field={name}>
      <span>{label}</span>
      <input
        value={value == null ? '' : String(value)}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        inputMode={name === 'quantity' ? 'numeric' : undefined}
        onChange={({ target }) => onDraft({ ...draft, [name]: target.value })}
      />
    </label>
  )

  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {articleNo != null && input(text('partsList.fieldArticleNo'), articleNo, maxArticleNumberLength, 'articleNo')}
      {hasWords && input(text('partsList.fieldDesignation'), designation, maxDesignationLength, 'designation')}
      {isCut && input(text('partsList.fieldChangedLength'), changedLength, maxWrittenNumberLength, 'changedLength')}
      {isCut && input(text('partsList.fieldToleranceClass'), toleranceClass, maxOptionLength, 'toleranceClass')}
      {specialKeys.map(
        (field) => draft[field] != null && input(text(fieldTexts[field]), draft[field], maxOptionLength, field),
      )}
      {input(text('partsList.fieldQuantity'), quantity, maxWrittenNumberLength, 'quantity')}
      {(isThreeOne === true || rowError === 'certificateNotOffered') && (
        <Checkbox
          label={text('partsList.fieldIsThreeOne')}
          checked={isThreeOne === true}
          onChange={({ target }) => onDraft({ ...draft, isThreeOne: target.checked })}
        />
      )}
      <Button type="submit" size="small">
        {text('partsList.checkAgain')}
      </Button>
      {onCancel !== undefined && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          {text('ui.cancel')}
        </Button>
      )}
    </form>
  )
}
