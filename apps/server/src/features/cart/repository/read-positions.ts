import { fallbackLanguage, textLanguage } from '@normwerk/contract/language'
import { optionsOf } from '@normwerk/parts/configured-part'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { listAt, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { firstPicture, pricedPart } from '../../../database/part-columns.ts'
import { articles, customerPartNumbers } from '../../../database/tables/articles.ts'
import { cartPositions, configurations } from '../../../database/tables/carts.ts'
import { catalogueChanges } from '../../../database/tables/catalogue-imports.ts'
import { hasSameMachining } from '../../../database/tables/part-options.ts'
import { products } from '../../../database/tables/products.ts'
import type { CallContext } from '../../../http/call.ts'

/**
 * Returns a text that differs whenever prices of the caller's company may differ: after a change of the catalogue, of the
 * price terms or of the company's discount group.
 */
export async function readPriceState({ db, caller }: CallContext): Promise<string> {
  const { number } = catalogueChanges
  // A change may be committed after one with a higher number, so the highest number alone does not tell it.
  const [row] = await db
    .select({ changes: sql<string>`concat_ws('/', max(${number}), count(*))` })
    .from(catalogueChanges)
  return [row?.changes, caller.priceTermsVersion, caller.discountGroup].join(' ')
}

/** Selects positions with everything that is shown of them. */
function selectShown(db: Queries, at: PlaceOf<{ companyId: string; language: string }>, which: SQL | undefined) {
  return db
    .select({
      position: cartPositions,
      configurationName: configurations.name,
      configurator: sql<unknown>`${configurations.settings}->>'configurator'`,
      articleNo: articles.articleNo,
      customerPartNumber: customerPartNumbers.customerPartNumber,
      values: articles.values,
      ...pricedPart(db, at('companyId')),
      productId: products.id,
      productNr: products.productNr,
      picture: firstPicture(db),
      family: products.family,
      productName: sql<string>`coalesce(${products.name}->>${at('language')}, ${products.name}->>${fallbackLanguage})`,
    })
    .from(cartPositions)
    .innerJoin(articles, eq(articles.id, cartPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .leftJoin(configurations, eq(configurations.id, cartPositions.configurationId))
    .leftJoin(
      customerPartNumbers,
      and(
        eq(customerPartNumbers.companyId, at('companyId')),
        eq(customerPartNumbers.articleId, cartPositions.articleId),
        hasSameMachining(customerPartNumbers, cartPositions),
      ),
    )
    .where(and(which, isNull(cartPositions.deletedAt)))
    .orderBy(asc(cartPositions.sortIndex))
}

const isInCarts = (at: PlaceOf<{ cartIds: readonly string[] }>) =>
  sql`${cartPositions.cartId} = any(${listAt(at('cartIds'), 'uuid')})`

const selectPositions = prepareOnce(
  'cart_positions',
  (db, at: PlaceOf<{ companyId: string; language: string; cartIds: readonly string[] }>) =>
    selectShown(db, at, isInCarts(at)),
)

const selectShownPosition = prepareOnce(
  'cart_position_shown',
  (db, at: PlaceOf<{ companyId: string; language: string; cartId: string; positionId: string }>) =>
    selectShown(db, at, and(eq(cartPositions.id, at('positionId')), eq(cartPositions.cartId, at('cartId')))),
)

const selectPriced = prepareOnce(
  'cart_positions_priced',
  (db, at: PlaceOf<{ companyId: string; cartIds: readonly string[] }>) => {
    const { id, cartId, quantity } = cartPositions
    const { acknowledgedPrice, acknowledgedAvailability } = cartPositions
    const options = optionsOf(cartPositions)
    return db
      .select({
        position: { id, cartId, quantity, ...options, acknowledgedPrice, acknowledgedAvailability },
        ...pricedPart(db, at('companyId')),
      })
      .from(cartPositions)
      .innerJoin(articles, eq(articles.id, cartPositions.articleId))
      .innerJoin(products, eq(products.id, articles.productId))
      .where(and(isInCarts(at), isNull(cartPositions.deletedAt)))
      .orderBy(asc(cartPositions.sortIndex))
  },
)

export type PositionRow = Awaited<ReturnType<typeof selectPositions>>[number]
/** What the price of a position depends on, and whether it has changed. */
export type PricedRow = Awaited<ReturnType<typeof selectPriced>>[number]

/** Reads the positions of carts in their order, each with its article and the company's terms. */
export function readPositionRows(
  { db, caller, language }: CallContext,
  cartIds: readonly string[],
): Promise<PositionRow[]> {
  return selectPositions(db, { companyId: caller.companyId, language: textLanguage(language), cartIds })
}

/** Reads one of these positions of a cart. */
export async function readPositionRow(
  { db, caller, language }: CallContext,
  cartId: string,
  positionId: string,
): Promise<PositionRow | undefined> {
  const { companyId } = caller
  const [row] = await selectShownPosition(db, { companyId, language: textLanguage(language), cartId, positionId })
  return row
}

/** Reads only the prices of the positions of carts, in their order. */
export function readPricedRows({ db, caller }: CallContext, cartIds: readonly string[]): Promise<PricedRow[]> {
  return selectPriced(db, { companyId: caller.companyId, cartIds })
}
