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
