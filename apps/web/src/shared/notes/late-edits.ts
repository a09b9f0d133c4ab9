import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { latePart } from '../../ui/late/late-part.tsx'

export const NoteForm = latePart(() => import('./note-form.tsx').then((file) => file.NoteForm), 'notes', 'forms')

export const DeleteNoteDialog = lateDialog(
  () => import('./delete-note-dialog.tsx').then((file) => file.DeleteNoteDialog),
  'notes',
)
