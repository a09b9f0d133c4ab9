import { maxRemarkLengths, type Remark, type Remarks, remarkKeys } from '@normwerk/parts/remarks'
import { type ChangeEvent, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import styles from './remark-fields.module.css'

interface Props {
  values: Remarks
  onEdit: (fields: Partial<Remarks>) => void
  onCommit: () => void
  disabled?: boolean
}

/** Order number, commission and comment of a position or of the whole cart. */
export function RemarkFields({ id, ...fields }: Props & { id: string }) {
  return (
    <div id={id} className={styles.remarks}>
      {remarkKeys.map((remark) => (
        <RemarkField key={remark} remark={remark} {...fields} />
      ))}
    </div>
  )
}

function RemarkField({ remark, values, onEdit, onCommit, disabled = false }: Props & { remark: Remark }) {
  const text = useText()
  const held = useHeldText(values[remark], (typed) => onEdit({ [remark]: typed }), onCommit)
  const field = { ...held, label: text(`shared.cart.${remark}`), maxLength: maxRemarkLengths[remark], disabled }
  if (remark === 'comment') {
    return (
      <div className={styles.comment}>
        <TextArea {...field} rows={1} />
      </div>
    )
  }
  return <TextField {...field} autoComplete="off" onKeyDown={({ key }) => key === 'Enter' && onCommit()} />
}

/** A field that keeps the typed text while it has the focus, even if a colleague changes the value meanwhile. */
function useHeldText(value: string | null, onEdit: (typed: string | null) => void, onLeave: () => void) {
  const [held, setHeld] = useState<string | null>(null)
  return {
    value: held ?? value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setHeld(target.value)
      onEdit(target.value === '' ? null : target.value)
    },
    onBlur: () => {
      setHeld(null)
      onLeave()
    },
  }
}
