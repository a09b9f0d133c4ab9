import type { AddPosition } from '@normwerk/contract/cart-position'
import type { cartPositions } from '../../database/tables/cart-positions.ts'
import { AppError } from '../../http/app-error.ts'
import { checkTrimming } from '../catalogue/check-trimming.ts'
import { type PricedArticle, readPricedParts } from '../catalogue/priced-parts.ts'
import { seenNow } from './seen.ts'
import type { Shopping } from './shopping.ts'

/** The quantity is checked already. */
export type Wish = Pick<AddPosition, 'productDimensionId' | 'changedLength' | 'tolerance' | 'isThreeOne'> & {
  quantity: number
}
type Fitting =
  | 'positionType'
  | 'dimensionId'
  | 'quantity'
  | 'changedLength'
  | 'toleranceClass'
  | 'isThreeOne'
  | 'seenPrice'
  | 'seenAvailability'
/** What a position keeps of a part with its options. */
export type Fitted = Pick<typeof cartPositions.$inferSelect, Fitting>

/** Checks a part with its options; the buyer sees its price in the answer. */
export async function fitPosition({ db, caller }: Shopping, wish: Wish): Promise<Fitted> {
  const [part] = await readPricedParts(db, caller.companyId, [wish.productDimensionId])
  return fitPart(part, wish)
}

/** The same for many at once: what fits, and for what does not the reason, in the order of the wishes. */
export async function fitPositions({ db, caller }: Shopping, wishes: readonly Wish[]): Promise<(Fitted | AppError)[]> {
  const parts = await readPricedParts(db, caller.companyId, [...new Set(wishes.map((wish) => wish.productDimensionId))])
  const byId = new Map(parts.map((part) => [part.id, part]))
  return wishes.map((wish) => tryToFit(byId.get(wish.productDimensionId), wish))
}

function tryToFit(part: PricedArticle | undefined, wish: Wish): Fitted | AppError {
  try {
    return fitPart(part, wish)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** @param part undefined where it is not sold, or no longer */
function fitPart(part: PricedArticle | undefined, wish: Wish): Fitted {
  if (part === undefined) throw new AppError('entryNotFound')
  const trimming = checkTrimming(part, wish)
  const isThreeOne = wish.isThreeOne === true
  if (isThreeOne && !part.certificate31) {
    throw new AppError('certificateNotOffered', { fields: { isThreeOne: [{ code: 'certificateNotOffered' }] } })
  }
  const options = {
    quantity: wish.quantity,
    changedLength: trimming?.changedLength ?? null,
    toleranceClass: trimming?.toleranceClass ?? null,
    isThreeOne,
  }
  return {
    positionType: trimming === null ? 'Standard' : 'ChangedLength',
    dimensionId: part.id,
    ...options,
    ...seenNow(part, options),
  }
}
