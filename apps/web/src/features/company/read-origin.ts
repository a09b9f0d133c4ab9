/** The origin of an address as somebody copies it, with its path or without; `null` where it is none of the web. */
export function readOrigin(typed: string): string | null {
  const written = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  if (written === '' || !URL.canParse(address)) return null
  const { protocol, origin, hostname, username, password } = new URL(address)
  const isOfWeb = protocol === 'https:' || protocol === 'http:'
  return isOfWeb && hostname !== '' && username === '' && password === '' ? origin : null
}
