/** The origin of an address as somebody copies it, with its path or without; `null` where it is none of the web. */
export function readOrigin(typed: string): string | null {
  const written = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  // Some browsers take a blank for a part of the name.
  if (written === '' || /\s/.test(written) || !URL.canParse(address)) return null
  const { protocol, origin, hostname, username, password } = new URL(address)
  const isOfWeb = protocol === 'https:' || protocol === 'http:'
  return isOfWeb && hostname !== '' && username === '' && password === '' ? origin : null
}
