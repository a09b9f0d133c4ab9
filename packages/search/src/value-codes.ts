import type { Attribute } from './search-index.ts'

/** Returns the code of a value by bisection of the ascending values; 0 if no article has the value. */
export function codeOf({ values }: Attribute, value: number | string): number {
  const place = firstPlace(values, (known) => !(known < value))
  return values[place] === value ? place + 1 : 0
}

/** Returns the codes of the numbers from `min` to `max` (inclusive; open if left out) as [from, to). */
export function codesWithin({ values }: Attribute, min?: number, max?: number): [from: number, to: number] {
  const from = min === undefined ? 0 : firstPlace(values, (known) => Number(known) >= min)
  const to = max === undefined ? values.length : firstPlace(values, (known) => Number(known) > max)
  return [from + 1, to + 1]
}

/** Returns the place of the first value for which `holds`, which must then hold for all later values. */
function firstPlace(values: Attribute['values'], holds: (value: number | string) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = values[middle]
    if (value === undefined || holds(value)) high = middle
    else low = middle + 1
  }
  return low
}
