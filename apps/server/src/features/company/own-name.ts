/**
 * Returns a chosen user name; null if none was chosen, or it is the mail address, which is returned for users without
 * one.
 */
export function ownName(username: string | null | undefined, email: string): string | null {
  return username === null || username === undefined || isSameAddress(username, email) ? null : username
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
