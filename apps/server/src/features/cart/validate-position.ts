import { hasSameOptions, optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import type { cartPositions } from '../../database/tables/carts.ts'
import { AppError, type CallContext } from '../../http/call.ts'
import { type PricedPart, pricePart } from '../catalogue/price-part.ts'
import { checkPart, type PricedArticle, readPricedParts, validatePart } from '../catalogue/read-part.ts'

/** A part that is to become a position; the quantity is already validated. */
export interface RequestedPosition extends PartOptions {
  articleId: string
  quantity: number
}

/** The data of its part that a position stores. */
export type ValidatedPosition = PartOptions &
  Pick<
    typeof cartPositions.$inferSelect,
    'positionType' | 'articleId' | 'quantity' | 'acknowledgedPrice' | 'acknowledgedAvailability'
  > & {
    /** The current price of all pieces, which is not stored; null on request. */
    totalPrice: Cents | null
  }

/** Validates a part with its options. The buyer sees its price in the answer. */
export async function validatePosition(
  { db, caller }: CallContext,
  requested: RequestedPosition,
): Promise<ValidatedPosition> {
  const id = requested.articleId
  const article = (await readPricedParts(db, caller.companyId, [id])).get(id)
  if (article === undefined) throw new AppError('entryNotFound')
  return buildPosition(article, checkPart(article, requested), requested.quantity)
}

/** Does the same for many: returns each valid position, or the reason of its rejection, in the given order. */
export async function validatePositions(
  { db, caller }: CallContext,
  requested: readonly RequestedPosition[],
): Promise<(ValidatedPosition | AppError)[]> {
  const ids = new Set(requested.map(({ articleId }) => articleId))
  const articles = await readPricedParts(db, caller.companyId, [...ids])
  return requested.map((part) => {
    const article = articles.get(part.articleId)
    if (article === undefined) return new AppError('entryNotFound')
    const options = validatePart(article, part)
    return options instanceof AppError ? options : buildPosition(article, options, part.quantity)
  })
}

function buildPosition(article: PricedArticle, options: PartOptions, quantity: number): ValidatedPosition {
  return {
    positionType: options.changedLength === null ? 'Standard' : 'ChangedLength',
    articleId: article.id,
    quantity,
    ...optionsOf(options),
    ...acknowledge(article, options, quantity),
    totalPrice: pricePart(article, options, quantity)?.totalPrice ?? null,
  }
}

type Acknowledged = Pick<typeof cartPositions.$inferSelect, 'acknowledgedPrice' | 'acknowledgedAvailability'>

/** Quantity and options of an ordered part. */
interface Ordered extends PartOptions {
  quantity: number
}

/** Returns the acknowledged values of a part that the buyer is shown now. */
function acknowledge(part: PricedPart, options: PartOptions, quantity: number): Acknowledged {
  return { acknowledgedPrice: pricePiece(part, { ...options, quantity }), acknowledgedAvailability: part.availability }
}

/** Net price of one piece; null if it is on request or the part is discontinued. */
function pricePiece(part: PricedPart, ordered: Ordered): Cents | null {
  return pricePart(part, ordered, ordered.quantity)?.price ?? null
}

/** Whether price and availability are the acknowledged ones; also true if nothing was acknowledged yet. */
export function isAcknowledged(
  { acknowledgedPrice, acknowledgedAvailability }: Acknowledged,
  price: Cents | null,
  availability: string,
): boolean {
  return acknowledgedAvailability === null || (acknowledgedPrice === price && acknowledgedAvailability === availability)
}

/**
 * Returns the acknowledged values after a change of the quantity. The buyer's own step on the price scale is no change
 * of price; a pending change stays pending.
 */
export function acknowledgeQuantity(
  part: PricedPart,
  position: Acknowledged & Ordered,
  quantity: number,
): Acknowledged {
  return pendingChangeBefore(part, position) ?? acknowledge(part, position, quantity)
}

/** Returns the values that were acknowledged before a pending change; null if there is none. */
function pendingChangeBefore(part: PricedPart, position: Acknowledged & Ordered): Acknowledged | null {
  const { acknowledgedPrice, acknowledgedAvailability } = position
  return isAcknowledged(position, pricePiece(part, position), part.availability)
    ? null
    : { acknowledgedPrice, acknowledgedAvailability }
}

/**
 * Returns the same for a position whose part gets other options. The price then differs by those options, and the
 * acknowledged price is shifted by the same amount. Compared with the price of the old options, a rise could look
 * acknowledged.
 */
export function pendingChangeAgainst(
  part: PricedPart,
  position: Acknowledged & Ordered,
  requested: Ordered,
): Acknowledged | null {
  const pending = pendingChangeBefore(part, position)
  if (pending === null || hasSameOptions(position, requested)) return pending
  const before = pricePiece(part, position)
  const now = pricePiece(part, requested)
  if (pending.acknowledgedPrice === null || before === null || now === null) return pending
  return { ...pending, acknowledgedPrice: Math.max(0, now - (before - pending.acknowledgedPrice)) }
}
