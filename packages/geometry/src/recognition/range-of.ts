/** Returns the smallest and the largest value; a face may have more points than a call takes arguments. */
export function rangeOf(values: Iterable<number>): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}
