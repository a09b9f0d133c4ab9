import { fallbackLanguage, textLanguage } from '@normwerk/contract/language'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/client.ts'
import { addresses } from '../../database/tables/addresses.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { carts } from '../../database/tables/carts.ts'
import { companies } from '../../database/tables/companies.ts'
import { countries } from '../../database/tables/countries.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { products } from '../../database/tables/products.ts'
import { shopSettings } from '../../database/tables/shop-settings.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import type { Shopping } from './shopping.ts'

const home = alias(countries, 'home')
const destination = alias(countries, 'destination')
const invoiceAddress = alias(addresses, 'invoice_address')
const deliveryAddress = alias(addresses, 'delivery_address')

/** Which of the caller's carts. */
export type Which = { cartId: string } | 'default' | 'all'

/**
 * Carts with all that their prices, tax and delivery depend on beside the positions.
 * @param chosenAddress where the goods go; null in the database means the company's usual address
 */
function selectCarts(db: Queries, caller: Customer, which: Which, chosenAddress: SQL) {
  return db
    .select({
      cart: carts,
      customerNumber: companies.customerNumber,
      companyName: companies.companyName,
      vatId: companies.vatId,
      discountGroup: companies.discountGroup,
      currency: shopSettings.currency,
      minimumOrderValue: shopSettings.minimumOrderValue,
      certificateSurcharge: shopSettings.certificateSurcharge,
      homeCountry: home.code,
      homeTaxRate: home.vatRate,
      isUnionDestination: sql`coalesce(${destination.inUnion}, ${home.inUnion})`.mapWith(home.inUnion),
      shippingRate: sql`coalesce(${destination.shippingCosts}, ${home.shippingCosts})`.mapWith(home.shippingCosts),
      invoiceAddress,
      deliveryAddress,
    })
    .from(carts)
    .innerJoin(companies, eq(companies.id, caller.companyId))
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
    .where(and(eq(carts.userId, caller.userId), chooseRows(which)))
    .orderBy(desc(carts.isDefault), desc(carts.createdAt))
}

export type CartRow = Awaited<ReturnType<typeof selectCarts>>[number]

function chooseRows(which: Which): SQL | undefined {
  if (which === 'all') return undefined
  return which === 'default' ? eq(carts.isDefault, true) : eq(carts.id, which.cartId)
}

export function readCartRows({ db, caller }: Shopping, which: Which): Promise<CartRow[]> {
  const name = typeof which === 'string' ? `carts_${which}` : 'carts_one'
  return selectCarts(db, caller, which, sql`${carts.deliveryAddressId}`).prepare(name).execute()
}

/** A cart as it would be with another delivery address; null is the usual one. */
export async function readCartRowTo({ db, caller }: Shopping, cartId: string, addressId: string | null) {
  const [row] = await selectCarts(db, caller, { cartId }, sql`${addressId}::uuid`)
  return row
}

export async function findDefaultCart(db: Queries, caller: Customer): Promise<string | undefined> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, caller.userId), eq(carts.isDefault, true)))
  return cart?.id
}

/** The positions of carts in their order, each with its part and what the company gets off on it. */
export function readPositionRows({ db, language }: Shopping, cartIds: string[], discountGroup: string) {
  const inLanguage = (code: string) => sql`${products.name}->>${code}`
  return db
    .select({
      position: cartPositions,
      articleNo: dimensions.articleNo,
      values: dimensions.values,
      listPrice: dimensions.listPrice,
      scale: dimensions.scale,
      availability: dimensions.availability,
      leadTimeDays: dimensions.leadTimeDays,
      productId: products.id,
      family: products.family,
      productName: sql<string>`coalesce(${inLanguage(textLanguage(language))}, ${inLanguage(fallbackLanguage)})`,
      discountPercent: discounts.percent,
    })
    .from(cartPositions)
    .innerJoin(dimensions, eq(dimensions.id, cartPositions.dimensionId))
    .innerJoin(products, eq(products.id, dimensions.productId))
    .leftJoin(discounts, and(eq(discounts.family, products.family), eq(discounts.discountGroup, discountGroup)))
    .where(and(sql`${cartPositions.cartId} = any(${sql.param(cartIds)}::uuid[])`, isNull(cartPositions.deletedAt)))
    .orderBy(asc(cartPositions.sortIndex))
    .prepare('cart_positions')
    .execute()
}

export type PositionRow = Awaited<ReturnType<typeof readPositionRows>>[number]

/** What fits a part into a position. */
export async function readPart(db: Queries, dimensionId: string) {
  const [part] = await db
    .select({
      id: dimensions.id,
      values: dimensions.values,
      trimming: dimensions.trimming,
      certificate31: products.certificate31,
    })
    .from(dimensions)
    .innerJoin(products, eq(products.id, dimensions.productId))
    .where(eq(dimensions.id, dimensionId))
    .prepare('cart_part')
    .execute()
  if (part === undefined) throw new AppError('entryNotFound')
  return part
}
