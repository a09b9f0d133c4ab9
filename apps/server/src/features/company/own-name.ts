/**
 * A user name of one's own: null where none was chosen, or one that is the mail address anyhow, as it is read of a user
 * without one.
 */
export function ownName(username: string | null | undefined, email: string): string | null {
  return username === null || username === undefined || isSameAddress(username, email) ? null : username
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
