import type { ManagedUser } from '@normwerk/contract/company-user'
import { useState } from 'react'
import { changesTo, type UserEntry, userEntryOf } from './user-entry.ts'

/**
 * What is typed about a user, against what he was when the typing began. A user who was read again meanwhile is shown
 * where nothing was typed, and never counts as typed.
 */
export function useUserEntry(user: ManagedUser) {
  const [form, setForm] = useState(() => ({ base: user, entry: userEntryOf(user) }))
  const changes = changesTo(form.base, form.entry)
  const begin = (base: ManagedUser) => setForm({ base, entry: userEntryOf(base) })
  if (form.base !== user && changes === null) begin(user)
  return {
    entry: form.entry,
    changes,
    begin,
    setEntry: (entry: UserEntry) => setForm({ base: form.base, entry }),
  }
}
