import type { CartPosition } from '@normwerk/contract/cart'
import { mapRemarks, maxRemarkLengths, type Remark, remarkKeys } from '@normwerk/parts/remarks'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useCartEditor } from '../edits/cart-editor.ts'
import { useChangePositions } from '../queries.ts'
import { remarksToSet, sharedRemark } from './remarks-to-set.ts'
import styles from './set-remarks-dialog.module.css'

const nothing = { typed: '', empties: false }

interface Props {
  cartId: string
  positions: readonly CartPosition[]
  onClose: () => void
}

/** Sets the same remarks for many positions. Fields that are left alone do not change. Mounting it opens it. */
export function SetRemarksDialog({ cartId, positions, onClose }: Props) {
  const text = useText()
  const queue = useCartEditor().positions
  const change = useChangePositions()
  const [entry, setEntry] = useState(mapRemarks(() => nothing))
  const [rejected, setRejected] = useState(false)
  const firstField = useRef<HTMLInputElement>(null)
  const count = positions.length

  function submit(): void {
    const remarks = remarksToSet(entry)
    const setKeys = remarkKeys.filter((key) => remarks[key] !== undefined)
    if (setKeys.length === 0) {
      setRejected(true)
      firstField.current?.focus()
      return
    }
    const input = { cartId, positionIds: positions.map((position) => position.id), ...remarks }
    void change.mutateAsync(input).then(
      () => {
        // An earlier unsaved edit would overwrite these remarks.
        for (const position of positions) for (const key of setKeys) queue.drop(position.id, key)
        showToast({ message: text('cart.remarks.remarksSet', { count }) })
        onClose()
      },
      () => undefined,
    )
  }

  function hintOf(key: Remark): string | null {
    const shared = sharedRemark(positions, key)
    if (shared === undefined) return text('cart.remarks.differingNow')
    return shared === null ? null : text('cart.remarks.sameNow', { value: shared })
  }

  return (
    <FormDialog
      title={text('cart.remarks.setRemarksTitle', { count })}
      form={{ noValidate: true }}
      failure={change.error && formatError(change.error, text)}
      action={text('cart.remarks.setNow')}
      pending={change.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text('cart.remarks.setRemarksHint')}</p>
      {remarkKeys.map((key, at) => (
        <div key={key} className={styles.field}>
          <TextField
            ref={at === 0 ? firstField : null}
            label={text(`shared.cart.${key}`)}
            maxLength={maxRemarkLengths[key]}
            autoComplete="off"
            data-autofocus={at === 0 || undefined}
            disabled={entry[key].empties}
            value={entry[key].empties ? '' : entry[key].typed}
            hint={hintOf(key)}
            error={at === 0 && rejected ? text('cart.remarks.nothingToSet') : null}
            onChange={({ target }) => {
              setEntry({ ...entry, [key]: { typed: target.value, empties: false } })
              setRejected(false)
            }}
          />
          {sharedRemark(positions, key) !== null && (
            <Checkbox
              label={text('cart.remarks.emptyField')}
              checked={entry[key].empties}
              onChange={({ target }) => {
                setEntry({ ...entry, [key]: { ...entry[key], empties: target.checked } })
                setRejected(false)
              }}
            />
          )}
        </div>
      ))}
    </FormDialog>
  )
}
