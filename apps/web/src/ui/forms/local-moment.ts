/** Returns an instant as a field of type `datetime-local` shows it, in the time zone of the browser; '' for none. */
export function toLocalMoment(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Returns the instant of such a field; null while it is incomplete. */
export function toInstant(typed: string): string | null {
  const date = new Date(typed)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
