/** Money is whole cents everywhere in code and a decimal string with two places on the wire. */
export type Cents = number

const perWhole = 10_000

/**
 * Returns a share of an amount in basis points (1900 = 19 %), rounded half up to whole cents.
 * Both arguments must be whole and not negative.
 */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((2 * amount * basisPoints + perWhole) / (2 * perWhole))
}

/** `1230` → `"12.30"`. */
export function formatMoney(amount: Cents): string {
  const whole = Math.trunc(amount / 100)
  const rest = String(amount % 100).padStart(2, '0')
  return `${whole}.${rest}`
}

/** Adds up amounts in the form of the wire: `["0.30", "1234.20"]` → `"1234.50"`. */
export function addMoney(amounts: readonly string[]): string {
  return formatMoney(amounts.reduce((sum, written) => sum + (readMoney(written) ?? 0), 0))
}

const amount = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/** `"12,3"` and `"12.30"` → `1230`. Returns null for a text that is no amount of whole cents or groups thousands. */
export function readMoney(text: string): Cents | null {
  const [, whole, rest = ''] = amount.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
