import { parseNumber } from '../../ui/parse-number.ts'

/** The shop's usual limit; a server with a lower one refuses, and the line shows why. */
export const most = 9999

/**
 * Reads what was typed as a quantity; nothing means 1, zero that the position shall go.
 * @returns `null` when it is no whole number from 0 to 9999
 */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return 1
  const quantity = parseNumber(typed)
  return quantity !== null && Number.isInteger(quantity) && quantity >= 0 && quantity <= most ? quantity : null
}
