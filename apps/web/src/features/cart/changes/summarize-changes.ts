import type { Cart } from '@normwerk/contract/cart'
import { type Concern, type Filtered, isConcern } from '../table/filter-positions.ts'
import { priceChange } from './price-change.ts'

interface ChangeSummary {
  prices: number
  /** How many of these prices rose; a price that appeared or disappeared is not counted. */
  higher: number
  lower: number
  availabilities: number
  discontinued: number
  onRequest: number
  /**
   * Value of the goods at the last acknowledgement and now; null if a price appeared or disappeared, or none has
   * changed.
   */
  goods: { before: string; now: string } | null
}

interface Summarized extends Pick<Cart, 'totalProductPriceNet' | 'totalProductPriceNetBefore'> {
  cartPositions: readonly Filtered[]
}

/** The changes of a cart in figures, for a buyer who is about to order it. */
export function summarizeChanges({ cartPositions, ...cart }: Summarized): ChangeSummary {
  const { totalProductPriceNet: now, totalProductPriceNetBefore: before } = cart
  const count = (concern: Concern) => cartPositions.filter((position) => isConcern(concern, position)).length
  const directions = cartPositions.map(({ price, changes, discontinued }) =>
    changes === null || discontinued ? null : priceChange(changes.priceBefore, price)?.direction,
  )
  return {
    prices: count('price'),
    higher: directions.filter((direction) => direction === 'up').length,
    lower: directions.filter((direction) => direction === 'down').length,
    availabilities: count('availability'),
    discontinued: count('discontinued'),
    onRequest: count('onRequest'),
    goods: before === null ? null : { before, now },
  }
}
