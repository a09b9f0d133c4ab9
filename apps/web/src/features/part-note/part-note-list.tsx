import type { PartNote } from '@normwerk/contract/part-note'
import { Link } from '@tanstack/react-router'
import { NoteItem } from '../../shared/notes/note-item.tsx'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { addressOf } from '../../shared/parts/part-address.ts'
import { partOf } from '../../shared/parts/part-of.ts'
import { useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import styles from './part-note.module.css'

interface Props {
  notes: readonly PartNote[]
  /** Another page or search is being loaded. */
  stale: boolean
}

const keepFocusInside = keepFocusOn('button')

export function PartNoteList({ notes, stale }: Props) {
  return (
    <ul ref={keepFocusInside} className={styles.list} aria-busy={stale} data-stale={stale || undefined}>
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} about={<NotedPart note={note} />} />
      ))}
    </ul>
  )
}

/** The part with a link to its page, as long as it is sold. */
function NotedPart({ note: { articleNo, productNr, description, isSold } }: { note: PartNote }) {
  const text = useText()
  const number = <ArticleNumber>{articleNo}</ArticleNumber>
  return (
    <>
      {isSold ? (
        <Link to="/product/$productNr" params={{ productNr }} search={addressOf(partOf(articleNo))}>
          {number}
        </Link>
      ) : (
        number
      )}{' '}
      <span className={styles.description}>
        {isSold ? description : `${description} · ${text('partNote.notSold')}`}
      </span>
    </>
  )
}
