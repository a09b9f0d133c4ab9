import { optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import type { cartPositions } from '../../database/tables/cart-positions.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkPart, validatePart } from '../catalogue/check-part.ts'
import { pricePart } from '../catalogue/price-part.ts'
import type { PricedArticle } from '../catalogue/read-part.ts'
import { readPricedParts } from '../catalogue/read-part.ts'
import { acknowledge } from './pending-change.ts'

/** A part that is to become a position; the quantity is already validated. */
export interface RequestedPosition extends PartOptions {
  productDimensionId: string
  quantity: number
}

/** The data of its part that a position stores. */
export type ValidatedPosition = PartOptions &
  Pick<
    typeof cartPositions.$inferSelect,
    'positionType' | 'dimensionId' | 'quantity' | 'acknowledgedPrice' | 'acknowledgedAvailability'
  > & {
    /** The current price of all pieces, which is not stored; null on request. */
    totalPrice: Cents | null
  }

/** Validates a part with its options. The buyer sees its price in the answer. */
export async function validatePosition(
  { db, caller }: CallContext,
  requested: RequestedPosition,
): Promise<ValidatedPosition> {
  const id = requested.productDimensionId
  const article = (await readPricedParts(db, caller.companyId, [id])).get(id)
  if (article === undefined) throw new AppError('entryNotFound')
  return buildPosition(article, checkPart(article, requested), requested.quantity)
}

/** Does the same for many: returns each valid position, or the reason of its rejection, in the given order. */
export async function validatePositions(
  { db, caller }: CallContext,
  requested: readonly RequestedPosition[],
): Promise<(ValidatedPosition | AppError)[]> {
  const ids = new Set(requested.map(({ productDimensionId }) => productDimensionId))
  const articles = await readPricedParts(db, caller.companyId, [...ids])
  return requested.map((part) => {
    const article = articles.get(part.productDimensionId)
    if (article === undefined) return new AppError('entryNotFound')
    const options = validatePart(article, part)
    return options instanceof AppError ? options : buildPosition(article, options, part.quantity)
  })
}

function buildPosition(article: PricedArticle, options: PartOptions, quantity: number): ValidatedPosition {
  return {
    positionType: options.changedLength === null ? 'Standard' : 'ChangedLength',
    dimensionId: article.id,
    quantity,
    ...optionsOf(options),
    ...acknowledge(article, options, quantity),
    totalPrice: pricePart(article, options, quantity)?.totalPrice ?? null,
  }
}
