import type { CartRight, ShareRight } from '@normwerk/contract/cart'
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { cartShares, carts } from '../../../database/tables/carts.ts'
import { addresses, companies, projects } from '../../../database/tables/companies.ts'
import { countries, shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'
import type { CallContext } from '../../../http/call.ts'
import { type CallerIds, type GivenCaller, idsOf, placesOf, worksFor } from './access.ts'

const home = alias(countries, 'home')

const destination = alias(countries, 'destination')

const invoiceAddress = alias(addresses, 'invoice_address')

const deliveryAddress = alias(addresses, 'delivery_address')

const owner = alias(users, 'owner')

const sender = alias(users, 'sender')

const share = alias(cartShares, 'share')

/** Selects among the carts that the caller owns or that are shared with them. The default cart is their own. */
export type Which = { cartId: string } | { projectId: string } | 'default' | 'all'

/**
 * The users with whom the owner shares a cart, by name. A share is valid while both belong to one company and can sign
 * in.
 */
function sharedUsersOf(db: Queries, caller: GivenCaller): SQL<SharedUser[] | null> {
  const sharedUsers = db
    .select({
      all: sql`json_agg(json_build_object('userId', ${users.id}, 'firstName', ${users.firstName}, 'lastName',
        ${users.lastName}, 'right', ${cartShares.right}) order by ${users.lastName}, ${users.firstName}, ${users.id})`,
    })
    .from(cartShares)
    .innerJoin(users, eq(users.id, cartShares.userId))
    .where(and(eq(cartShares.cartId, carts.id), worksFor(caller)))
  return sql`case when ${carts.userId} = ${caller.userId} then ${sharedUsers} end`
}

export interface SharedUser {
  userId: string
  firstName: string
  lastName: string
  right: ShareRight
}

/**
 * Selects carts with everything besides the positions that prices, tax and delivery depend on.
 * @param which besides that the caller owns them or that they are shared with the caller
 * @param chosenAddress the delivery address; null in the database means the company's default address
 */
function selectCarts(
  db: Queries,
  caller: GivenCaller,
  which: SQL | undefined,
  chosenAddress: SQL = sql`${carts.deliveryAddressId}`,
) {
  const isOwn = eq(carts.userId, caller.userId)
  return db
    .select({
      cart: carts,
      right: sql<CartRight>`coalesce(${share.right}, 'own')`,
      owner: { id: owner.id, firstName: owner.firstName, lastName: owner.lastName },
      sharedUsers: sharedUsersOf(db, caller),
      sender: { firstName: sender.firstName, lastName: sender.lastName },
      project: { id: projects.id, number: projects.number, revision: projects.revision, name: projects.name },
      customerNumber: companies.customerNumber,
      companyName: companies.companyName,
      vatId: companies.vatId,
      currency: shopSettings.currency,
      minimumOrderValue: shopSettings.minimumOrderValue,
      homeCountry: home.code,
      homeTaxRate: home.vatRate,
      isUnionDestination: sql`coalesce(${destination.inUnion}, ${home.inUnion})`.mapWith(home.inUnion),
      shippingRate: sql`coalesce(${destination.shippingCosts}, ${home.shippingCosts})`.mapWith(home.shippingCosts),
      invoiceAddress,
      deliveryAddress,
    })
    .from(carts)
    .innerJoin(companies, eq(companies.id, caller.companyId))
    .innerJoin(owner, eq(owner.id, carts.userId))
    .leftJoin(
      share,
      and(eq(share.cartId, carts.id), eq(share.userId, caller.userId), eq(owner.companyId, caller.companyId)),
    )
    .leftJoin(sender, and(eq(sender.id, carts.handedOverBy), isOwn, eq(sender.companyId, caller.companyId)))
    .leftJoin(projects, and(eq(projects.id, carts.projectId), eq(projects.companyId, companies.id)))
    .innerJoin(shopSettings, eq(shopSettings.onlyRow, true))
    .innerJoin(home, eq(home.code, shopSettings.homeCountry))
    .leftJoin(
      invoiceAddress,
      and(eq(invoiceAddress.companyId, companies.id), eq(invoiceAddress.addressType, 'Invoice')),
    )
    .leftJoin(
      deliveryAddress,
      and(
        eq(deliveryAddress.companyId, companies.id),
        eq(deliveryAddress.addressType, 'Delivery'),
        sql`case when ${chosenAddress} is null then ${deliveryAddress.isUsual} else ${deliveryAddress.id} = ${chosenAddress} end`,
      ),
    )
    .leftJoin(destination, eq(destination.code, sql`coalesce(${deliveryAddress.country}, ${invoiceAddress.country})`))
    .where(and(or(isOwn, isNotNull(share.cartId)), which))
    .orderBy(desc(isOwn), desc(carts.isDefault), desc(carts.createdAt), desc(carts.id))
}

export type CartRow = Awaited<ReturnType<typeof selectCarts>>[number]

/** Makes the database use two indexes. With the condition of `selectCarts` alone it would read every cart of the shop. */
function isKnown(db: Queries, { userId }: GivenCaller): SQL {
  const own = db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  const shared = db.select({ id: cartShares.cartId }).from(cartShares).where(eq(cartShares.userId, userId))
  return sql`${carts.id} = any(array${own.unionAll(shared)})`
}

const selectDefault = prepareOnce('cart_default', (db, at: PlaceOf<CallerIds>) =>
  selectCarts(db, placesOf(at), and(eq(carts.userId, at('userId')), eq(carts.isDefault, true))),
)
const selectAll = prepareOnce('carts', (db, at: PlaceOf<CallerIds>) =>
  selectCarts(db, placesOf(at), isKnown(db, placesOf(at))),
)
const selectOne = prepareOnce('cart', (db, at: PlaceOf<CallerIds & { cartId: string }>) =>
  selectCarts(db, placesOf(at), eq(carts.id, at('cartId'))),
)
const selectOfProject = prepareOnce('carts_of_project', (db, at: PlaceOf<CallerIds & { projectId: string }>) =>
  selectCarts(db, placesOf(at), and(eq(carts.projectId, at('projectId')), isKnown(db, placesOf(at)))),
)

export function readCartRows({ db, caller }: CallContext, which: Which): Promise<CartRow[]> {
  const ids = idsOf(caller)
  if (which === 'default') return selectDefault(db, ids)
  if (which === 'all') return selectAll(db, ids)
  return 'cartId' in which ? selectOne(db, { ...ids, ...which }) : selectOfProject(db, { ...ids, ...which })
}

/** Reads a cart as it would be with another delivery address; null is the default one. */
export async function readCartRowTo({ db, caller }: CallContext, cartId: string, addressId: string | null) {
  const [row] = await selectCarts(db, caller, eq(carts.id, cartId), sql`${addressId}::uuid`)
  return row
}
