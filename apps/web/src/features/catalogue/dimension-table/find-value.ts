import { parseNumber } from '../../../ui/forms/parse-number.ts'

type Value = number | string

/** Returns the index of a value; `-1` if none begins like the typed text. */
export function findValue(values: readonly Value[], typed: string): number {
  const exact = values.findIndex((value) => isSame(value, typed))
  return exact === -1 ? values.findIndex((value) => beginsLike(value, typed)) : exact
}

/** Whether a value is the typed one: 3,2 is 3.2, and 0,8×3,5 is 0.8x3.5. */
function isSame(value: Value, typed: string): boolean {
  return typeof value === 'number' ? parseNumber(typed) === value : String(value) === normalise(typed)
}

/** Whether a value begins with the typed digits. */
export function beginsLike(value: Value, typed: string): boolean {
  const requested = normalise(typed)
  return requested !== '' && String(value).toLowerCase().startsWith(requested)
}

function normalise(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s⌀ø]/g, '')
    .replaceAll(',', '.')
    .replace(/[×*]/g, 'x')
}

/** Returns the two values between which a missing number would be. */
export function neighboursOf(values: readonly Value[], typed: string): Value[] {
  const requested = parseNumber(typed)
  if (requested === null) return []
  const numbers = values.filter((value) => typeof value === 'number')
  const below = numbers.findLast((value) => value < requested)
  const above = numbers.find((value) => value > requested)
  return [below, above].filter((value) => value !== undefined)
}
