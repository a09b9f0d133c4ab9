import { type Entries, type EntryKey, entryKeys, isEntry } from '@normwerk/parts/assistant/entries'

/** What was chosen and entered, as it stands in the address. */
interface Chosen extends Record<EntryKey, number> {
  /** A type of pins. */
  type: string
  /** Codes of the catalogue. */
  material: string
  coating: string
  plastic: string
  /** The sizes by which the type is chosen, and the wanted length, mm. */
  d: number
  d2: number
  length: number
  /** The article for which the assistant calculates. */
  article: string
  by: 'estimate'
  /** Format of `formatPicks`. */
  picks: string
}
export type AssistantSearch = { [Key in keyof Chosen]?: Chosen[Key] | undefined }

/** The numbers that may be entered, mm. */
export const sizeRange = { min: 0.1, max: 500 }
export const lengthRange = { min: 1, max: 2000 }

/** Returns the entries in an address; one out of range is left out. */
export function entriesIn(search: AssistantSearch): Entries {
  const entries: Partial<Record<EntryKey, number>> = {}
  for (const key of entryKeys) {
    const value = search[key]
    if (value !== undefined && isEntry(key, value)) entries[key] = value
  }
  return entries
}

/** Returns the address of the sheet with the picked pins and their calculation. */
export function sheetPath(search: AssistantSearch, language: string): string {
  const query = new URLSearchParams({ picks: search.picks ?? '', language })
  if (search.plastic !== undefined) query.set('plastic', search.plastic)
  if (search.by !== undefined) query.set('by', search.by)
  for (const [key, value] of Object.entries(entriesIn(search))) query.set(key, String(value))
  return `/api/assistant/sheet?${query}`
}
