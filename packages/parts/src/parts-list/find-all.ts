/**
 * Returns all matches of a global pattern. `matchAll` searches with a copy of it, and compiling a copy of a pattern with
 * hundreds of words takes longer than the search.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

/**
 * Returns a text with other words for what was found in its folded form. Cutting the whole text at each match would take
 * the square of its length.
 */
export function replaceFound(
  text: string,
  found: readonly RegExpExecArray[],
  write: (match: RegExpExecArray) => string,
): string {
  let end = 0
  const written = found.map((match) => {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    return before + write(match)
  })
  return written.join('') + text.slice(end)
}
