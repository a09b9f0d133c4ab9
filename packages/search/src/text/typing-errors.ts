/** Returns how many typing errors a word may have: none below 4 letters, 1 below 8, else 2. */
export function allowedErrors(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Distances of a word to another word and to the nearest opening of that word. */
export interface TypingDistance {
  whole: number
  opening: number
}

/**
 * Returns the restricted Damerau–Levenshtein distance (insert, delete, replace, swap of neighbours) of `typed` to
 * `word` and to the nearest opening of `word`.
 */
export function typingDistance(typed: string, word: string): TypingDistance {
  const columns = word.length + 1
  let before = new Uint16Array(columns)
  let previous = Uint16Array.from({ length: columns }, (_, column) => column)
  let current = new Uint16Array(columns)
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row
    for (let column = 1; column < columns; column++) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current[column] = least
    }
    const spare = before
    before = previous
    previous = current
    current = spare
  }
  let opening = previous[0] ?? 0
  for (let column = 1; column < columns; column++) opening = Math.min(opening, previous[column] ?? 0)
  return { whole: previous[columns - 1] ?? 0, opening }
}
