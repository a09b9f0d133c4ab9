import { maxRemarkLengths, type Remark, type Remarks, remarkKeys } from '@normwerk/parts/remarks'
import { useText } from '../../../texts/language-context.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { useHeldText } from '../edits/use-held-text.ts'
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
