import type { ManagedOrder } from '@normwerk/contract/back-office'
import { maxMessageLength } from '@normwerk/contract/limits'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import styles from './back-office.module.css'
import { useAddNote } from './queries.ts'

/** What staff write to each other about an order, and what its customer asked. */
export function OrderNotes({ order }: { order: ManagedOrder }) {
  const text = useText()
  const format = useFormat()
  const add = useAddNote()
  const [typed, setTyped] = useState('')
  const errors = useFormErrors({ fieldErrors: {}, failure: add.error })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() === '' || add.isPending) return
    add.mutate({ orderId: order.id, text: typed }, { onSuccess: () => setTyped('') })
  }

  return (
    <div className={styles.notes}>
      {order.notes.map((note) => (
        <div key={note.id}>
          <p>{note.text}</p>
          <span className={styles.soft}>
            {note.by ?? text('backOffice.deletedUser')} · {format.dateTime(note.at)}
          </span>
        </div>
      ))}
      <form {...errors.form} onSubmit={submit} className={styles.notes}>
        <FormFailure failure={errors.general} />
        <TextArea
          name="text"
          label={text('backOffice.newNote')}
          rows={2}
          maxLength={maxMessageLength}
          value={typed}
          error={errors.of('text')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" pending={add.isPending} disabled={typed.trim() === ''}>
            {text('backOffice.addNote')}
          </Button>
        </div>
      </form>
    </div>
  )
}
