import type { PartOptions } from '@normwerk/parts/configured-part'
import { formatSpecial, type WrittenMachining } from '@normwerk/parts/machining/machining-kinds'
import { mapSpecial } from '@normwerk/parts/machining/special-machining'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { type Given, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { articleColumns, pricedPart } from '../../../database/part-columns.ts'
import { rowListsOf } from '../../../database/row-lists.ts'
import { articles } from '../../../database/tables/articles.ts'
import { cartPositions, carts } from '../../../database/tables/carts.ts'
import { products } from '../../../database/tables/products.ts'
import { AppError, type CallContext } from '../../../http/call.ts'
import { RetryTransaction } from '../../../http/retry-transaction.ts'
import { type CallerIds, idsOf, permitted, placesOf, rejectCart } from './access.ts'
import { checkRestored, countPositions, nextVersion, rejectBeyond } from './carts.ts'

// Every change of a position names the id of its locked cart, because another call may have moved the position to
// another cart before the lock.

export type NewPosition = Omit<typeof cartPositions.$inferInsert, 'sortIndex'>

type PositionFields = Partial<Omit<NewPosition, 'id' | 'cartId' | 'createdAt'>>

function lastIndex(db: Queries, cartId: Given<string>) {
  return db
    .select({ index: sql<number>`coalesce(max(${cartPositions.sortIndex}), 0)`.as('index') })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, cartId))
}

/** Returns the last index of a locked cart, and its number of positions. */
export async function readEnd(db: Queries, cartId: string): Promise<{ index: number; count: number }> {
  const [end] = await db
    .select({
      index: sql<number>`coalesce(max(${cartPositions.sortIndex}), 0)`,
      count: sql`count(*) filter (where ${cartPositions.deletedAt} is null)`.mapWith(Number),
    })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, cartId))
  return end ?? { index: 0, count: 0 }
}

type SinglePosition = PartOptions &
  Pick<
    typeof cartPositions.$inferSelect,
    | 'id'
    | 'cartId'
    | 'positionType'
    | 'articleId'
    | 'quantity'
    | 'acknowledgedPrice'
    | 'acknowledgedAvailability'
    | 'commission'
    | 'comment'
    | 'createdAt'
  >

const insertOne = prepareOnce(
  'cart_position_insert',
  (db, at: PlaceOf<Omit<SinglePosition, keyof WrittenMachining> & WrittenMachining>) =>
    db
      .insert(cartPositions)
      .values({
        id: at('id'),
        cartId: at('cartId'),
        sortIndex: sql`${lastIndex(db, at('cartId'))} + 1`,
        positionType: at('positionType'),
        articleId: at('articleId'),
        quantity: at('quantity'),
        // These columns convert their values, but no null of a prepared statement.
        changedLength: sql`${at('changedLength')}`,
        ...mapSpecial((key) => sql`${at(key)}`),
        toleranceClass: at('toleranceClass'),
        certificate: at('certificate'),
        acknowledgedPrice: at('acknowledgedPrice'),
        acknowledgedAvailability: at('acknowledgedAvailability'),
        commission: at('commission'),
        comment: at('comment'),
        createdAt: at('createdAt'),
      })
      .returning({ before: countPositions(db, at('cartId')) }),
)

/** Appends a position to a locked cart. */
export async function insertPosition(db: Queries, position: SinglePosition): Promise<void> {
  const [inserted] = await insertOne(db, { ...position, ...formatSpecial(position) })
  rejectBeyond((inserted?.before ?? 0) + 1)
}

/** Appends positions in their order. */
export async function insertPositions(db: Queries, cartId: string, positions: readonly NewPosition[]): Promise<void> {
  if (positions.length === 0) return
  const { index, count } = await readEnd(db, cartId)
  rejectBeyond(count + positions.length)
  await insertFrom(db, cartId, index + 1, positions)
}

/** Inserts positions in their order before those from this index on. Removed positions keep their places too. */
export async function insertPositionsAt(
  db: Queries,
  cartId: string,
  first: number,
  positions: readonly NewPosition[],
): Promise<void> {
  await db
    .update(cartPositions)
    .set({ sortIndex: sql`${cartPositions.sortIndex} + ${positions.length}` })
    .where(and(eq(cartPositions.cartId, cartId), gte(cartPositions.sortIndex, first)))
  await insertFrom(db, cartId, first, positions)
}

const rowLists = rowListsOf(cartPositions)
const insertRows = prepareOnce('cart_positions_insert', (db) => db.insert(cartPositions).select(rowLists.select))

async function insertFrom(db: Queries, cartId: string, first: number, positions: readonly NewPosition[]) {
  const rows = positions.map((position, index) => ({ ...position, cartId, sortIndex: first + index }))
  await insertRows(db, rowLists.of(rows))
}

const selectPosition = prepareOnce(
  'cart_position',
  (db, at: PlaceOf<{ companyId: string; positionId: string; cartId: string }>) =>
    db
      .select({ position: cartPositions, part: { ...articleColumns, ...pricedPart(db, at('companyId')) } })
      .from(cartPositions)
      .innerJoin(articles, eq(articles.id, cartPositions.articleId))
      .innerJoin(products, eq(products.id, articles.productId))
      .where(
        and(
          eq(cartPositions.id, at('positionId')),
          eq(cartPositions.cartId, at('cartId')),
          isNull(cartPositions.deletedAt),
        ),
      ),
)

/** Bumps the version of a position's cart, which locks the cart, and reads the position. The caller may edit it. */
export async function lockPosition(context: CallContext, positionId: string) {
  const { db, caller } = context
  const cartId = await bumpCartVersion(context, positionId)
  // A second statement, because the one that waited for the lock still sees the position as it was before.
  const [locked] = await selectPosition(db, { companyId: caller.companyId, positionId, cartId })
  return locked ?? rejectPosition(context, positionId, cartId)
}

const bumpOfPosition = prepareOnce('cart_bump_of_position', (db, at: PlaceOf<CallerIds & { positionId: string }>) =>
  db
    .update(carts)
    .set(nextVersion)
    .from(cartPositions)
    .where(
      and(
        eq(cartPositions.id, at('positionId')),
        eq(carts.id, cartPositions.cartId),
        permitted(db, placesOf(at), 'edit'),
      ),
    )
    .returning({ id: carts.id }),
)

/** Bumps the version of the cart of a position, which may be removed, and returns the cart's id. */
async function bumpCartVersion(context: CallContext, positionId: string): Promise<string> {
  const { db, caller } = context
  const [cart] = await bumpOfPosition(db, { ...idsOf(caller), positionId })
  return cart?.id ?? rejectPosition(context, positionId)
}

/**
 * Throws the reason why a position cannot be changed. If the position was moved while this call waited for the cart,
 * the call is tried again.
 */
async function rejectPosition({ db, caller }: CallContext, positionId: string, lockedCartId?: string): Promise<never> {
  const [position] = await db
    .select({ cartId: cartPositions.cartId })
    .from(cartPositions)
    .where(eq(cartPositions.id, positionId))
  if (position === undefined || position.cartId === lockedCartId) throw new AppError('entryNotFound')
  if (lockedCartId !== undefined) throw new RetryTransaction()
  return rejectCart(db, caller, position.cartId)
}

/** Changes the named fields of a locked position. */
export async function updatePosition(db: Queries, positionId: string, fields: PositionFields): Promise<void> {
  await db
    .update(cartPositions)
    // The first field changes nothing, but an update without fields would be invalid.
    .set({ deletedAt: null, ...fields })
    .where(eq(cartPositions.id, positionId))
}

/** Takes back the removal of a position, and answers the id of its cart. */
export async function restorePositionRow(context: CallContext, positionId: string): Promise<string> {
  const { db } = context
  const cartId = await bumpCartVersion(context, positionId)
  const restored = await db
    .update(cartPositions)
    .set({ deletedAt: null })
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId)))
    .returning({ id: cartPositions.id })
  if (restored.length === 0) return rejectPosition(context, positionId, cartId)
  await checkRestored(db, cartId, restored.length)
  return cartId
}
