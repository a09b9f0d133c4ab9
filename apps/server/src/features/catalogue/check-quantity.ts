import { AppError } from '../../http/app-error.ts'
import type { Settings } from '../../settings.ts'

/** Returns a whole number of pieces within the shop's limits; an empty quantity means one. */
export function checkQuantity(quantity: number | null | undefined, settings: Settings): number {
  if (quantity === null || quantity === undefined) return 1
  const limits = { min: 1, max: settings.maxQuantity }
  if (Number.isInteger(quantity) && quantity >= limits.min && quantity <= limits.max) return quantity
  throw new AppError(
    'quantityOutOfRange',
    { fields: { quantity: [{ code: 'quantityOutOfRange', params: limits }] } },
    limits,
  )
}
