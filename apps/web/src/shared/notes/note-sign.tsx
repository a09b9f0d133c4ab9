import { useCan } from '../../api/me.ts'
import { lateCode, useLateCode } from '../../ui/late/late-code.ts'
import type { NotedPart } from './queries.ts'

const late = lateCode(() => import('./known-note-sign.tsx').then((file) => file.KnownNoteSign), 'notes')

/** A button that opens the company's notes about a part; nothing if there are none, or for who may not read them. */
export function NoteSign({ part }: { part: NotedPart }) {
  const mayRead = useCan('cart.keep')
  // Nothing is said about a sign that cannot be loaded, as every row of a cart would say it.
  const { code: Sign } = useLateCode(late, mayRead)
  return mayRead && Sign !== null ? <Sign part={part} /> : null
}
