import type { CartPosition, DeliveryType } from '@normwerk/contract/cart'
import { daysUntilSent } from '@normwerk/delivery/days-until-sent'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import { goodsBefore as compareGoods, type PricedCart, priceCart } from '@normwerk/pricing/price-cart'
import { chooseTaxRule, type TaxRule } from '@normwerk/pricing/value-added-tax'
import { together } from '../../database/together.ts'
import { AppError, type CallContext } from '../../http/call.ts'
import { checkDeliveryAddress } from '../address/check-address.ts'
import { leadTimeOf, pricePart } from '../catalogue/price-part.ts'
import { lockCart } from './repository/access.ts'
import { type CartRow, readCartRows, readCartRowTo, type Which } from './repository/live-carts.ts'
import { type PositionRow, type PricedRow, readPositionRows, readPricedRows } from './repository/read-positions.ts'
import { isAcknowledged } from './validate-position.ts'

/** A position with current prices, all null if it is on request or discontinued. */
export interface CartLine<Row extends PricedRow = PositionRow> {
  row: Row
  /** Net price of one piece. */
  price: Cents | null
  /** The same before the discounts of company and quantity. */
  listPrice: Cents | null
  /** Of the whole position, including its certificate. */
  totalPrice: Cents | null
  leadTimeDays: number
}

const unpriced = { price: null, listPrice: null, totalPrice: null }

export function priceCartLine<Row extends PricedRow>(row: Row): CartLine<Row> {
  const { position } = row
  const priced = pricePart(row, position, position.quantity)
  return { row, leadTimeDays: leadTimeOf(row, position), ...(priced ?? unpriced) }
}

/** No longer sold, at any price. */
export function isDiscontinued({ row }: CartLine<PricedRow>): boolean {
  return row.discontinuedAt !== null
}

/** When the lines of a cart are sent, if it is ordered now. */
interface ShipDates {
  /** Null if there is none to send. */
  ofAll: string | null
  /** Null for a part that is no longer sold. */
  of: (line: CartLine<PricedRow>) => string | null
}

export function shipDatesOf({ row, lines }: LiveCart<PricedRow>, shipDateAfter: ShipDateAfter): ShipDates {
  const sent = lines.filter((line) => !isDiscontinued(line))
  const daysOf = daysUntilSent(sent, row.cart.completeDelivery)
  return {
    ofAll: sent.length === 0 ? null : shipDateAfter(Math.max(...sent.map(daysOf))),
    of: (line) => (isDiscontinued(line) ? null : shipDateAfter(daysOf(line))),
  }
}

/** The chosen delivery address was deleted, or belongs to a former company of the owner. */
export function isAddressGone({ cart, deliveryAddress }: CartRow): boolean {
  return cart.deliveryAddressId !== null && deliveryAddress === null
}

/** A cart with current prices, which are not stored. */
export interface LiveCart<Row extends PricedRow = PositionRow> {
  row: CartRow
  lines: CartLine<Row>[]
  totals: PricedCart
}

/** @param delivery replaces the one chosen in the cart */
function priceLiveCart<Row extends PricedRow>(
  row: CartRow,
  positions: readonly Row[],
  delivery: DeliveryType = row.cart.deliveryType,
): LiveCart<Row> {
  const lines = positions.map(priceCartLine<Row>)
  const positionTotals = lines.flatMap((line) => line.totalPrice ?? [])
  return { row, lines, totals: priceTotals(row, positionTotals, delivery) }
}

/** Adds up the goods of a cart, its delivery and its tax. */
export function priceTotals(
  row: CartRow,
  positionTotals: readonly Cents[],
  delivery: DeliveryType = row.cart.deliveryType,
): PricedCart {
  const { shippingRate, minimumOrderValue } = row
  return priceCart({
    positionTotals,
    taxRate: taxRuleOf(row, delivery).rate,
    delivery,
    shippingRate,
    minimumOrderValue,
  })
}

/** The tax depends on the place of delivery; collected goods are delivered in the shop's country. */
export function taxRuleOf(row: CartRow, delivery: DeliveryType = row.cart.deliveryType): TaxRule {
  const { homeCountry, homeTaxRate, isUnionDestination, deliveryAddress, invoiceAddress, vatId } = row
  const goesTo = deliveryAddress?.country ?? invoiceAddress?.country ?? homeCountry
  const country = delivery === 'Pickup' ? homeCountry : goesTo
  return chooseTaxRule({ country, inUnion: isUnionDestination, vatId }, { homeCountry, domesticRate: homeTaxRate })
}

/** Reads carts that the caller owns or that are shared with them, in the order of the list of carts. */
export async function readLiveCarts(context: CallContext, which: Which): Promise<LiveCart[]> {
  // The versions are read before the positions, so that a change in between makes them too old, never too new.
  const rows = await readCartRows(context, which)
  const positions = await readPositionRows(
    context,
    rows.map(({ cart }) => cart.id),
  )
  const byCart = Map.groupBy(positions, ({ position }) => position.cartId)
  return rows.map((row) => priceLiveCart(row, byCart.get(row.cart.id) ?? []))
}

/** Reads one of these carts; others are not found. */
export async function readLiveCart(context: CallContext, cartId: string): Promise<LiveCart> {
  const [cart] = await readLiveCarts(context, { cartId })
  if (cart === undefined) throw new AppError('entryNotFound')
  return cart
}

/** Reads a cart that this transaction has locked, so that its row and its positions fit together. */
export function readLockedCart(context: CallContext, cartId: string): Promise<LiveCart> {
  return readLocked(context, cartId, readPositionRows)
}

/** Reads such a cart with only the prices of its positions. */
export function readLockedPrices(context: CallContext, cartId: string): Promise<LiveCart<PricedRow>> {
  return readLocked(context, cartId, readPricedRows)
}

async function readLocked<Row extends PricedRow>(
  context: CallContext,
  cartId: string,
  readRows: (context: CallContext, cartIds: readonly string[]) => Promise<Row[]>,
): Promise<LiveCart<Row>> {
  const [[row], positions] = await together([readCartRows(context, { cartId }), readRows(context, [cartId])])
  if (row === undefined) throw new AppError('entryNotFound')
  return priceLiveCart(row, positions)
}

/** Locks an own cart until the transaction ends, and returns it with current prices. */
export async function lockCartForUpdate(context: CallContext, cartId: string): Promise<LiveCart> {
  const [, cart] = await together([
    lockCart(context.db, context.caller, cartId, 'own'),
    readLockedCart(context, cartId),
  ])
  return cart
}

interface Delivery {
  cartId: string
  deliveryType: DeliveryType
  /** Null is the default address; left out, it is the cart's own. */
  deliveryAddressId?: string | null | undefined
}

/** Prices the cart with another delivery and does not change it. */
export async function quoteDelivery(context: CallContext, delivery: Delivery): Promise<LiveCart<PricedRow>> {
  const row = await readRow(context, delivery)
  if (row === undefined) throw new AppError('entryNotFound')
  const positions = await readPricedRows(context, [row.cart.id])
  return priceLiveCart(row, positions, delivery.deliveryType)
}

async function readRow(context: CallContext, { cartId, deliveryAddressId }: Delivery): Promise<CartRow | undefined> {
  if (deliveryAddressId === undefined) return (await readCartRows(context, { cartId }))[0]
  if (deliveryAddressId !== null) await checkDeliveryAddress(context.db, context.caller, deliveryAddressId)
  return readCartRowTo(context, cartId, deliveryAddressId)
}

/** Returns the pending change of a position; null if there is none. */
export function pendingChangeOf({ row, price }: CartLine<PricedRow>): CartPosition['changes'] {
  const { acknowledgedPrice, acknowledgedAvailability } = row.position
  if (acknowledgedAvailability === null || isAcknowledged(row.position, price, row.availability)) return null
  return {
    priceBefore: acknowledgedPrice === null ? null : formatMoney(acknowledgedPrice),
    availabilityBefore: acknowledgedAvailability,
  }
}

/** Returns the price of a cart's goods at the acknowledged prices; null if that has no meaning. */
export function goodsBefore({ lines, totals }: LiveCart<PricedRow>): Cents | null {
  if (lines.some(isDiscontinued)) return null
  const positions = lines.map(({ row: { position, availability }, price }) => {
    const { quantity, acknowledgedPrice } = position
    return { quantity, price, priceBefore: isAcknowledged(position, price, availability) ? price : acknowledgedPrice }
  })
  return compareGoods(totals.totalProductPriceNet, positions)
}
