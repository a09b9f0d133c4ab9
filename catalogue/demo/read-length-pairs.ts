/** Reads `100x50` as overall length and length to the shoulder, mm. */
export function readLengthPairs(pairs: readonly string[]): { length: number; shoulderLength: number }[] {
  return pairs.map((pair) => {
    const [length = Number.NaN, shoulderLength = Number.NaN] = pair.split('x').map(Number)
    if (Number.isNaN(length) || Number.isNaN(shoulderLength)) throw new Error(`"${pair}" is no pair of lengths`)
    return { length, shoulderLength }
  })
}
