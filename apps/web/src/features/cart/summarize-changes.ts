import type { Cart } from '@normwerk/contract/cart'
import { type Filtered, isConcern } from './filter-positions.ts'

interface ChangeSummary {
  prices: number
  /** Of these prices; one that came or went is neither. */
  higher: number
  lower: number
  availabilities: number
  discontinued: number
  onRequest: number
  /** Value of the goods when the buyer last looked and now; null where a price came or went, or none has changed. */
  goods: { before: string; now: string } | null
}

interface Summarized extends Pick<Cart, 'totalProductPriceNet'> {
  cartPositions: readonly Position[]
}

type Position = Filtered & { quantity: number }

/** What a buyer must know of a cart before he orders it, in figures. */
export function summarizeChanges({ cartPositions, totalProductPriceNet }: Summarized): ChangeSummary {
  const repriced = cartPositions.filter((position) => isConcern('price', position))
  const discontinued = cartPositions.filter((position) => isConcern('discontinued', position))
  const steps = repriced.map(centsMore)
  const known = steps.filter((step) => step !== null)
  const isKnown = known.length > 0 && known.length === steps.length && discontinued.length === 0
  const now = inCents(totalProductPriceNet)
  const more = known.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  return {
    prices: repriced.length,
    higher: known.filter(({ cents }) => cents > 0).length,
    lower: known.filter(({ cents }) => cents < 0).length,
    availabilities: cartPositions.filter((position) => isConcern('availability', position)).length,
    discontinued: discontinued.length,
    onRequest: cartPositions.filter((position) => isConcern('onRequest', position)).length,
    goods: isKnown ? { before: inMoney(now - more), now: totalProductPriceNet } : null,
  }
}

function centsMore({ price, changes, quantity }: Position): { cents: number; quantity: number } | null {
  const before = changes?.priceBefore ?? null
  return price === null || before === null ? null : { cents: inCents(price) - inCents(before), quantity }
}

function inCents(amount: string): number {
  return Math.round(Number(amount) * 100)
}

function inMoney(cents: number): string {
  return (cents / 100).toFixed(2)
}
