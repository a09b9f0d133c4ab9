/** Returns the origin of a copied address, with or without a path; `null` if it is no web address. */
export function readOrigin(typed: string): string | null {
  const written = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  // Some browsers accept a blank in a host name.
  if (written === '' || /\s/.test(written) || !URL.canParse(address)) return null
  const { protocol, origin, hostname, username, password } = new URL(address)
  const isOfWeb = protocol === 'https:' || protocol === 'http:'
  return isOfWeb && hostname !== '' && username === '' && password === '' ? origin : null
}
