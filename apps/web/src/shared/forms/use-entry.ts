import { useState } from 'react'

/**
 * What is typed about a record, against what it was when the typing began. A record that was read again meanwhile is
 * shown where nothing was typed, and never counts as typed.
 * @param changesTo what is to be sent; `null` when nothing was changed
 */
export function useEntry<Stored, Entry, Changes>(
  stored: Stored,
  entryOf: (stored: Stored) => Entry,
  changesTo: (stored: Stored, entry: Entry) => Changes | null,
) {
  const [form, setForm] = useState(() => ({ base: stored, entry: entryOf(stored) }))
  const changes = changesTo(form.base, form.entry)
  const begin = (base: Stored) => setForm({ base, entry: entryOf(base) })
  if (form.base !== stored && changes === null) begin(stored)
  return {
    entry: form.entry,
    changes,
    begin,
    setEntry: (entry: Entry) => setForm({ base: form.base, entry }),
  }
}
