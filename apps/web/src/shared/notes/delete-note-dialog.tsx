import type { PartNote } from '@normwerk/contract/part-note'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './notes.module.css'
import { useDeleteNote } from './queries.ts'

interface Props {
  note: Pick<PartNote, 'id' | 'text'>
  onClose: () => void
}

export function DeleteNoteDialog({ note, onClose }: Props) {
  const text = useText()
  const { mutateAsync, isPending, error } = useDeleteNote()

  function remove(): void {
    // The dialog is removed with its note.
    mutateAsync(note.id)
      .then(() => {
        onClose()
        showToast({ message: text('shared.notes.deleted') })
      })
      // The dialog shows a failure.
      .catch(() => undefined)
  }

  return (
    <DeleteDialog
      title={text('shared.notes.deleteTitle')}
      keep={text('shared.notes.keep')}
      act={text('shared.notes.delete')}
      pending={isPending}
      failure={error && formatError(error, text).message}
      onClose={onClose}
      onDelete={remove}
    >
      <p className={styles.text}>{note.text}</p>
      <p>{text('shared.notes.deleteText')}</p>
    </DeleteDialog>
  )
}
