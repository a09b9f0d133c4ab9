import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { machiningOf } from '@normwerk/parts/configured-part'
import { type FormEvent, useState } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './customer-part-number.module.css'
import { useSetCustomerPartNumber } from './queries.ts'

/** Another number for the same part, in its row: Enter saves, Esc leaves it. */
export function RenameForm({ entry, onDone }: { entry: CustomerPartNumber; onDone: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState(entry.ownNumber)
  const { mutate, isPending, error, reset } = useSetCustomerPartNumber({ showsError: true })

  function submit(event: FormEvent) {
    event.preventDefault()
    const number = typed.trim()
    if (isPending || number === '') return
    if (number === entry.ownNumber) onDone()
    else {
      const part = { productDimensionId: entry.productDimensionId, ...machiningOf(entry) }
      mutate({ ...part, ownNumber: number }, { onSuccess: onDone })
    }
  }

  return (
    <form
      noValidate
      className={styles.rename}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <TextField
        label={text('customerPartNumber.number')}
        error={typed.trim() === '' ? text('field.required') : error === null ? null : formatError(error, text).message}
        autoFocus
        maxLength={maxCustomerPartNumberLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          reset()
        }}
      />
      <div className={styles.renameButtons}>
        <Button type="submit" size="small" variant="primary" pending={isPending}>
          {text('customerPartNumber.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {text('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
