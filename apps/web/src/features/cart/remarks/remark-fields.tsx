import type { Remark } from '@normwerk/contract/remarks'
import { maxRemarkLengths } from '@normwerk/parts/parts-list/fields'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import type { PositionFields } from '../edits/cart-editor.ts'
import { useHeldText } from '../edits/use-held-text.ts'
import styles from './remark-fields.module.css'

type Remarks = Pick<PositionFields, Remark>

interface Props {
  id: string
  values: Remarks
  onEdit: (fields: Partial<Remarks>) => void
  onCommit: () => void
  disabled?: boolean
}

/** Order number, commission and comment of a position or of the whole cart. */
export function RemarkFields({ id, values, onEdit, onCommit, disabled = false }: Props) {
  const text = useText()
  const number = useHeldText(
    values.customerOrderNumber,
    (customerOrderNumber) => onEdit({ customerOrderNumber }),
    onCommit,
  )
  const commission = useHeldText(values.commission, (typed) => onEdit({ commission: typed }), onCommit)
  const comment = useHeldText(values.comment, (typed) => onEdit({ comment: typed }), onCommit)
  function commitOnEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') onCommit()
  }
  const reference = { onKeyDown: commitOnEnter, autoComplete: 'off', disabled }
  return (
    <div id={id} className={styles.remarks}>
      <TextField
        {...reference}
        {...number}
        maxLength={maxRemarkLengths.customerOrderNumber}
        label={text('shared.cart.ownNumber')}
      />
      <TextField
        {...reference}
        {...commission}
        maxLength={maxRemarkLengths.commission}
        label={text('shared.cart.commission')}
      />
      <div className={styles.comment}>
        <TextArea
          {...comment}
          label={text('shared.cart.comment')}
          rows={1}
          maxLength={maxRemarkLengths.comment}
          disabled={disabled}
        />
      </div>
    </div>
  )
}
