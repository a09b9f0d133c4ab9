import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { NoteIcon } from './note-icon.tsx'
import styles from './notes.module.css'
import { numbersOf } from './numbers-of.ts'
import type { NotedPart } from './queries.ts'

const NotesDialog = lateDialog(() => import('./notes-dialog.tsx').then((file) => file.NotesDialog), 'notes')

/** One call tells for all parts of the page whether there are notes about them. */
export function KnownNoteSign({ part }: { part: NotedPart }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const preload = usePreload(NotesDialog)
  const { own, stocked } = numbersOf(part.articleNo)
  const { data: hasNotes = false } = useQuery({
    ...endpointQuery(partNoteEndpoints.listParts),
    // Without the sign, everything else still works.
    meta: { showsError: true },
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
