/** What differs, so that a form sends nothing that a colleague may have changed meanwhile. */
export function changedFields<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const name in now) {
    if (JSON.stringify(now[name]) !== JSON.stringify(before[name])) changed[name] = now[name]
  }
  return changed
}
