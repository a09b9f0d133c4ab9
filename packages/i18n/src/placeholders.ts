/**
 * The names a compiled text fills in, sorted: a token is plain text or `[name]`, `[name, format, …]`, where a format
 * may hold further texts (the branches of a plural). `#` in a plural stands for its own number and has no name.
 * @param compiled one message of a compiled catalogue
 */
export function placeholdersOf(compiled: unknown): string[] {
  return [...new Set(namesIn(compiled))].sort()
}

function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => {
    if (!Array.isArray(token)) return []
    const [name, , options] = token
    const own = typeof name === 'string' && name !== '#' ? [name] : []
    const branches = typeof options === 'object' && options !== null ? Object.values(options) : []
    return [...own, ...branches.flatMap(namesIn)]
  })
}
