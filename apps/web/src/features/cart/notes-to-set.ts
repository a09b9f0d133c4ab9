import type { CartPosition } from '@normwerk/contract/cart'
import type { ChangePositions } from '@normwerk/contract/cart-position'

export const noteKeys = ['customerOrderNumber', 'commission', 'comment'] as const
export type Note = (typeof noteKeys)[number]

interface NoteEntry {
  typed: string
  /** Takes away what the positions have. */
  empties: boolean
}

/** Only what was filled in or is to be emptied: the positions keep the rest. */
export function notesToSet(entry: Record<Note, NoteEntry>): Pick<ChangePositions, Note> {
  const notes: Pick<ChangePositions, Note> = {}
  for (const key of noteKeys) {
    const typed = entry[key].typed.trim()
    if (entry[key].empties) notes[key] = null
    else if (typed !== '') notes[key] = typed
  }
  return notes
}

/** What all positions say, `null` where none says anything; undefined where they differ. */
export function sharedNote(positions: readonly Pick<CartPosition, Note>[], key: Note): string | null | undefined {
  const values = new Set(positions.map((position) => position[key] || null))
  const [value = null] = values
  return values.size > 1 ? undefined : value
}
