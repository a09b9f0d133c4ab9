import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../api/me.ts'
import { lateCode, useLateCode } from '../../ui/late/late-code.ts'
import { notedPartsQuery } from './noted-parts-query.ts'
import type { NotedPart } from './queries.ts'

const late = lateCode(() => import('./known-note-sign.tsx').then((file) => file.KnownNoteSign), 'notes')

/**
 * A button that opens the company's notes about a part; nothing if there are none, or for who may not read them. It is
 * loaded once the company has a note about any part, and stays when the last one is deleted in its dialog.
 */
export function NoteSign({ part }: { part: NotedPart }) {
  const mayRead = useCan('cart.keep')
  const { data: noted = [] } = useQuery({ ...notedPartsQuery, enabled: mayRead })
  // Nothing is said about a sign that cannot be loaded, as every row of a cart would say it.
  const { code: Sign } = useLateCode(late, mayRead && noted.length > 0)
  return mayRead && Sign !== null ? <Sign part={part} /> : null
}
