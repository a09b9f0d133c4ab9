import { and, eq, isNull, sql } from 'drizzle-orm'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { companies } from '../../database/tables/companies.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { products } from '../../database/tables/products.ts'
import { type Place, refusePosition } from './position-rows.ts'
import type { Shopping } from './shopping.ts'

const part = {
  id: dimensions.id,
  values: dimensions.values,
  trimming: dimensions.trimming,
  certificate31: products.certificate31,
  listPrice: dimensions.listPrice,
  scale: dimensions.scale,
  availability: dimensions.availability,
  discontinuedAt: dimensions.discontinuedAt,
  discountPercent: discounts.percent,
}

/** What fits parts that are still sold into positions, with what the caller's company pays for them. */
export function readParts({ db, caller }: Shopping, dimensionIds: readonly string[]) {
  return db
    .select(part)
    .from(dimensions)
    .innerJoin(products, eq(products.id, dimensions.productId))
    .innerJoin(companies, eq(companies.id, caller.companyId))
    .leftJoin(discounts, isFor())
    .where(and(sql`${dimensions.id} = any(${sql.param(dimensionIds)}::uuid[])`, isNull(dimensions.discontinuedAt)))
    .prepare('cart_parts')
    .execute()
}

export type PartRow = Awaited<ReturnType<typeof readParts>>[number]

/** A position of a held cart with its part. */
export async function readPartOf(
  { db, caller }: Shopping,
  { cartId, positionId }: Place,
): Promise<{ position: typeof cartPositions.$inferSelect; part: PartRow }> {
  const [row] = await db
    .select({ position: cartPositions, part })
    .from(cartPositions)
    .innerJoin(dimensions, eq(dimensions.id, cartPositions.dimensionId))
    .innerJoin(products, eq(products.id, dimensions.productId))
    .innerJoin(companies, eq(companies.id, caller.companyId))
    .leftJoin(discounts, isFor())
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .prepare('cart_part_of')
    .execute()
  return row ?? refusePosition(db, { cartId, positionId })
}

function isFor() {
  return and(eq(discounts.priceGroup, products.priceGroup), eq(discounts.discountGroup, companies.discountGroup))
}
