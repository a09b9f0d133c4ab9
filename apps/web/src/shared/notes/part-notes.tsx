import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { NoteForm } from './late-edits.ts'
import { NoteItem } from './note-item.tsx'
import styles from './notes.module.css'
import { numbersOf } from './numbers-of.ts'
import { type NotedPart, notesOfArticleQuery } from './queries.ts'

/** Notes that are shown until the user asks for all. */
const few = 3

const keepFocusInside = keepFocusOn('[data-add]')

/** What the users of the company wrote to each other about the part. They can add, change and delete notes. */
export function PartNotes({ part }: { part: NotedPart }) {
  const text = useText()
  const titleId = useId()
  const [adding, setAdding] = useState(false)
  const [all, setAll] = useState(false)
  const preload = usePreload(NoteForm)
  const { own, stocked } = numbersOf(part.articleNo)
  const notes = useQuery({
    ...notesOfArticleQuery(part.productDimensionId),
    meta: { showsError: true },
    select: ({ items }) => items.filter(({ articleNo }) => articleNo === own || articleNo === stocked),
  })
  const shown = (all ? notes.data : notes.data?.slice(0, few)) ?? []
  const count = notes.data?.length ?? 0

  return (
    <section ref={keepFocusInside} tabIndex={-1} className={styles.notes} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('shared.notes.title')}</h3>
      {notes.isPending && <Skeleton height="3.5rem" />}
      {notes.isError && (
        <FailureNotice message={formatError(notes.error, text).message} onRetry={() => void notes.refetch()} />
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              about={note.articleNo === own ? null : text('shared.notes.about', { article: note.articleNo })}
            />
          ))}
        </ul>
      )}
      {count > shown.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          {text('shared.notes.showAll', { count })}
        </Button>
      )}
      {notes.isSuccess &&
        (adding ? (
          <NoteForm part={part} note={null} onDone={() => setAdding(false)} />
        ) : (
          <Button size="small" icon={<PlusIcon size={16} />} data-add {...preload} onClick={() => setAdding(true)}>
            {text('shared.notes.add')}
          </Button>
        ))}
    </section>
  )
}
