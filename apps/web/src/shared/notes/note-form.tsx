import { maxPartNoteLength } from '@normwerk/contract/limits'
import type { PartNote } from '@normwerk/contract/part-note'
import { type FormEvent, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { useFormErrors } from '../forms/use-form-errors.ts'
import styles from './notes.module.css'
import { type NotedPart, useWriteNote } from './queries.ts'

interface Props {
  part: NotedPart
  /** Null: a new one. */
  note: Pick<PartNote, 'id' | 'text'> | null
  onDone: () => void
}

/** Writes a note in its place. Mounting it focuses its field. */
export function NoteForm({ part, note, onDone }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(note?.text ?? '')
  const { mutate, isPending, error } = useWriteNote()
  const errors = useFormErrors({
    fieldErrors: { text: typed.trim() === '' ? text('field.required') : null },
    failure: error,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !errors.pass()) return
    mutate(
      { part, id: note?.id ?? null, text: typed.trim() },
      {
        onSuccess: () => {
          onDone()
          showToast({ message: text('shared.notes.saved') })
        },
      },
    )
  }

  return (
    <form {...errors.form} className={styles.form} onSubmit={submit}>
      <FormFailure failure={errors.general} />
      <TextArea
        name="text"
        label={text('shared.notes.text')}
        hint={text('shared.notes.hint')}
        error={errors.of('text')}
        rows={3}
        maxLength={maxPartNoteLength}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" pending={isPending}>
          {text('shared.notes.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {text('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
