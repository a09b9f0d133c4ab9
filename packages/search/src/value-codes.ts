import type { Attribute } from './search-index.ts'

/** Code of a value, by bisection of the ascending values; 0 when nothing has it. */
export function codeOf({ values }: Attribute, value: number | string): number {
  const place = firstPlace(values, (known) => !(known < value))
  return values[place] === value ? place + 1 : 0
}

/** Codes of the numbers from `min` to `max`, both included and each open when left out, as [from, to). */
export function codesWithin({ values }: Attribute, min?: number, max?: number): [from: number, to: number] {
  const from = min === undefined ? 0 : firstPlace(values, (known) => Number(known) >= min)
  const to = max === undefined ? values.length : firstPlace(values, (known) => Number(known) > max)
  return [from + 1, to + 1]
}

/** Place of the first value for which `holds`; it holds for all that follow. */
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
