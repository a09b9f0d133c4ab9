import type { KeyboardEvent } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import type { PositionFields } from './cart-editor.ts'
import styles from './note-fields.module.css'

type Notes = Pick<PositionFields, 'commission' | 'comment' | 'customerOrderNumber'>

const longestReference = 60
const longestComment = 2000

interface Props {
  id: string
  values: Notes
  onEdit: (fields: Partial<Notes>) => void
  onCommit: () => void
}

/** Order number, commission and comment, of a position or of the whole cart. */
export function NoteFields({ id, values, onEdit, onCommit }: Props) {
  const text = useText()
  function commitOnEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') onCommit()
  }
  const reference = { maxLength: longestReference, onBlur: onCommit, onKeyDown: commitOnEnter, autoComplete: 'off' }
  return (
    <div id={id} className={styles.notes}>
      <TextField
        {...reference}
        label={text('trade.ownNumber')}
        value={values.customerOrderNumber ?? ''}
        onChange={(event) => onEdit({ customerOrderNumber: emptyAsNull(event.target.value) })}
      />
      <TextField
        {...reference}
        label={text('trade.commission')}
        value={values.commission ?? ''}
        onChange={(event) => onEdit({ commission: emptyAsNull(event.target.value) })}
      />
      <div className={styles.comment}>
        <TextArea
          label={text('trade.comment')}
          rows={1}
          maxLength={longestComment}
          value={values.comment ?? ''}
          onBlur={onCommit}
          onChange={(event) => onEdit({ comment: emptyAsNull(event.target.value) })}
        />
      </div>
    </div>
  )
}

function emptyAsNull(typed: string): string | null {
  return typed === '' ? null : typed
}
