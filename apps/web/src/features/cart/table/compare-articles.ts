const decimals = /(\d+(?:\.\d+)?)/

/** Compares article numbers by the sizes in them: 3 before 3.2 before 10. */
export function compareArticles(a: string, b: string): number {
  const [left, right] = [a.split(decimals), b.split(decimals)]
  for (const [at, piece] of left.entries()) {
    const other = right[at] ?? ''
    // Every second piece is a number.
    const difference = at % 2 === 1 && other !== '' ? Number(piece) - Number(other) : 0
    if (difference !== 0) return difference
    if (piece !== other) return piece < other ? -1 : 1
  }
  return left.length - right.length
}
