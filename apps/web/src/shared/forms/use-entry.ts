import { useState } from 'react'

/**
 * The typed changes of a record, compared with the record when typing began. If the record is read again meanwhile,
 * untouched fields show the new values, which never count as typed.
 * @param changesTo returns the changed fields; `null` if nothing was changed
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
