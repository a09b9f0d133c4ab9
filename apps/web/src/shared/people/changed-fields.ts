/**
 * Returns the changed fields only, so that a form does not overwrite other fields that a colleague has changed
 * in the meantime.
 */
export function changedFields<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const name in now) {
    if (JSON.stringify(now[name]) !== JSON.stringify(before[name])) changed[name] = now[name]
  }
  return changed
}
