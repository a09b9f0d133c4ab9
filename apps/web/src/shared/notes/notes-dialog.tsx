import { useText } from '../../texts/language-context.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { numbersOf } from './numbers-of.ts'
import { PartNotes } from './part-notes.tsx'
import type { NotedPart } from './queries.ts'

interface Props {
  part: NotedPart
  onClose: () => void
}

export function NotesDialog({ part, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} title={text('shared.notes.of', { article: numbersOf(part.articleNo).own })}>
      <PartNotes part={part} />
    </Dialog>
  )
}
