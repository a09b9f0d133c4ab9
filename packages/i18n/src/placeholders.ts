/**
 * Returns the names of the placeholders of a compiled text, sorted. A token is plain text or `[name]` or
 * `[name, format, …]`, where a format may have further texts (the branches of a plural). `#` in a plural stands for its
 * number and has no name.
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
