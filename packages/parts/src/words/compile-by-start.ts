/** As many letters divide thousands of words into groups of a few. */
const startLength = 3

/**
 * Compiles many alternatives in groups by their first letters, so that a text is compared with those that can begin at
 * one place. A group is compiled when a text first needs it, and keeps the order of the alternatives.
 * @returns the group for a text at one place; null if no alternative can begin there
 */
export function compileByStart<Alternative extends { source: string }, Compiled>(
  alternatives: readonly Alternative[],
  compile: (alike: readonly Alternative[]) => Compiled,
): (text: string, position: number) => Compiled | null {
  const started = alternatives.map((alternative) => ({ alternative, start: startOf(alternative.source) }))
  const starts = new Set(started.map(({ start }) => start))
  const compiled = new Map<string, Compiled>()
  return (text, position) => {
    const start = longestStart(text.slice(position, position + startLength).toLowerCase())
    if (start === null) return null
    const known = compiled.get(start)
    if (known !== undefined) return known
    const alike = started.filter((other) => start.startsWith(other.start)).map(({ alternative }) => alternative)
    const group = compile(alike)
    compiled.set(start, group)
    return group
  }

  function longestStart(letters: string): string | null {
    for (let length = letters.length; length >= 0; length--) {
      const start = letters.slice(0, length)
      if (starts.has(start)) return start
    }
    return null
  }
}

/** Returns the first letters and figures of a pattern, without one that may be missing. */
function startOf(source: string): string {
  const [start = ''] = /^[a-z\d]*(?![?*+{])/i.exec(source) ?? []
  return start.slice(0, startLength).toLowerCase()
}
