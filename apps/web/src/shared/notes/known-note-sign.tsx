import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { NoteIcon } from './note-icon.tsx'
import { notedPartsQuery } from './noted-parts-query.ts'
import styles from './notes.module.css'
import { numbersOf } from './numbers-of.ts'
import type { NotedPart } from './queries.ts'

const NotesDialog = lateDialog(() => import('./notes-dialog.tsx').then((file) => file.NotesDialog), 'notes')

export function KnownNoteSign({ part }: { part: NotedPart }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const preload = usePreload(NotesDialog)
  const { own, stocked } = numbersOf(part.articleNo)
  const { data: hasNotes = false } = useQuery({
    ...notedPartsQuery,
    select: (numbers) => numbers.includes(own) || numbers.includes(stocked),
  })
  return (
    <>
      {hasNotes && (
        <IconButton
          size="small"
          className={styles.sign}
          label={text('shared.notes.of', { article: own })}
          aria-haspopup="dialog"
          icon={<NoteIcon size={16} />}
          {...preload}
          onClick={() => setOpen(true)}
        />
      )}
      {open && <NotesDialog part={part} onClose={() => setOpen(false)} />}
    </>
  )
}
