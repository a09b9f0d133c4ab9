import { and, eq, isNull } from 'drizzle-orm'
import { articleColumns, pricedPart } from '../../database/part-columns.ts'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { products } from '../../database/tables/products.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { PricedArticle } from '../catalogue/priced-parts.ts'
import { type Place, rejectPosition } from './position-rows.ts'

/** A position of a locked cart with its part. */
export async function readPartOf(
  { db, caller }: CallContext,
  { cartId, positionId }: Place,
): Promise<{ position: typeof cartPositions.$inferSelect; part: PricedArticle }> {
  const [row] = await db
    .select({ position: cartPositions, part: { ...articleColumns, ...pricedPart(db, caller.companyId) } })
    .from(cartPositions)
    .innerJoin(articles, eq(articles.id, cartPositions.dimensionId))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .prepare('cart_part_of')
    .execute()
  return row ?? rejectPosition(db, { cartId, positionId })
}
