import type { PartNote } from '@normwerk/contract/part-note'
import { type ReactNode, useId, useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import { DeleteNoteDialog, NoteForm } from './late-edits.ts'
import styles from './notes.module.css'

interface Props {
  note: PartNote
  /** The part that the note is about, unless that is clear. */
  about: ReactNode
}

const keepFocusInside = keepFocusOn('button')

/** A note in a list, with who wrote it and when. It is changed in its place. */
export function NoteItem({ note, about }: Props) {
  const text = useText()
  const format = useFormat()
  const textId = useId()
  const [open, setOpen] = useState<'form' | 'question' | null>(null)
  const preloadForm = usePreload(NoteForm)
  const preloadQuestion = usePreload(DeleteNoteDialog)
  const close = () => setOpen(null)
  const { writtenBy, writtenAt } = note
  const date = format.date(writtenAt)
  if (open === 'form') {
    return (
      <li ref={keepFocusInside}>
        <NoteForm part={note} note={note} onDone={close} />
      </li>
    )
  }
  return (
    <li ref={keepFocusInside} className={styles.note}>
      <div>
        {about !== null && <p className={styles.about}>{about}</p>}
        <p id={textId} className={styles.text}>
          {note.text}
        </p>
        <p className={styles.written}>
          {writtenBy === null ? date : text('shared.notes.written', { name: writtenBy, date })}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          size="small"
          label={text('shared.notes.edit')}
          aria-describedby={textId}
          icon={<PencilIcon size={16} />}
          {...preloadForm}
          onClick={() => setOpen('form')}
        />
        <IconButton
          size="small"
          label={text('shared.notes.delete')}
          aria-describedby={textId}
          icon={<TrashIcon size={16} />}
          {...preloadQuestion}
          onClick={() => setOpen('question')}
        />
      </div>
      {open === 'question' && <DeleteNoteDialog note={note} onClose={close} />}
    </li>
  )
}
