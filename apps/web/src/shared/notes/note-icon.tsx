import { icon } from '../../ui/icons.tsx'

/** A sheet with a folded corner. */
export const NoteIcon = icon(<path d="M3.5 3.5h13v8l-5 5h-8zM16.5 11.5h-5v5M6.5 7h7M6.5 10h4" />)
