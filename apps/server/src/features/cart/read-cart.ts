import { giveOptions } from '@normwerk/contract/asked-options'
import { Cart, type CartChange, type CartPosition, type CartSummary } from '@normwerk/contract/cart'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { remarksOf } from '@normwerk/parts/remarks'
import { limitsOf } from '@normwerk/parts/trimming/tolerance-classes'
import { formatMoney } from '@normwerk/pricing/money'
import { together } from '../../database/together.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import type { CallContext, Customer, Dependencies } from '../../http/call.ts'
import { mapInTurns } from '../../infrastructure/map-in-turns.ts'
import { presentCheaperQuantity, presentPrice, surchargeOf } from '../catalogue/price-part.ts'
import { thumbnailOf } from '../catalogue/product/drawing-paths.ts'
import { makeDefaultCart } from './add-positions.ts'
import { configuredNumber, drawingOf, formatPart } from './format-part.ts'
import {
  type CartLine,
  goodsBefore,
  isAddressGone,
  isDiscontinued,
  type LiveCart,
  pendingChangeOf,
  priceCartLine,
  readLiveCart,
  readLiveCarts,
  readLockedCart,
  readLockedPrices,
  shipDatesOf,
} from './live-cart.ts'
import type { CartRow } from './repository/live-carts.ts'
import { type PricedRow, readPositionRow } from './repository/read-positions.ts'
import { readSummedCarts, type SummedCart } from './sum-carts.ts'

export async function readCart(context: CallContext, cartId: string): Promise<Cart> {
  return presentCart(await readLiveCart(context, cartId), context)
}

export const cartsById: AnswersById<typeof Cart, Customer> = { output: Cart, idOf: ({ id }) => id, read: readCart }

/** Reads a cart that this transaction has locked, as every change does. */
export async function readChangedCart(context: CallContext, cartId: string): Promise<Cart> {
  return presentCart(await readLockedCart(context, cartId), context)
}

export async function readDefaultCart(dependencies: Dependencies, context: CallContext): Promise<Cart> {
  const [cart] = await readLiveCarts(context, 'default')
  if (cart === undefined) return readCart(context, await makeDefaultCart(dependencies, context))
  return presentCart(cart, context)
}

export async function listCarts(dependencies: Dependencies, context: CallContext): Promise<CartSummary[]> {
  const carts = await readSummedCarts(context, 'all')
  if (!carts.some(({ row }) => row.cart.isDefault && row.right === 'own')) {
    await makeDefaultCart(dependencies, context)
    return listCarts(dependencies, context)
  }
  return carts.map((cart) => presentSummary(cart, context.language))
}

/** Lists the carts of a project that the caller may see, in the same order. */
export async function listProjectCarts(context: CallContext, projectId: string): Promise<CartSummary[]> {
  const carts = await readSummedCarts(context, { projectId })
  return carts.map((cart) => presentSummary(cart, context.language))
}

/**
 * Returns the name of a cart. A default cart has none until its owner gives it one. Any other without a name says from
 * whom it comes or of which day it is, so that no two carts are named alike.
 */
export function nameCart({ cart, sender }: Pick<CartRow, 'cart' | 'sender'>, language: LanguageCode): string {
  if (cart.name !== null) return cart.name
  const format = (date: Date) => date.toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  if (sender !== null && cart.handedOverAt !== null) {
    return translate(language, 'cart.handedOverName', { name: nameOf(sender), date: format(cart.handedOverAt) })
  }
  return cart.isDefault
    ? translate(language, 'cart.defaultName')
    : translate(language, 'cart.datedName', { date: format(cart.createdAt) })
}

function presentSummary({ row, positionCount, totals }: SummedCart, language: LanguageCode): CartSummary {
  const { cart, right, owner, sharedUsers } = row
  return {
    id: cart.id,
    name: nameCart(row, language),
    created: cart.createdAt.toISOString(),
    default: cart.isDefault && right === 'own',
    right,
    owner: right === 'own' ? null : { id: owner.id, name: nameOf(owner) },
    handedOver: presentSender(row),
    sharedWith:
      sharedUsers?.map((sharedUser) => ({
        userId: sharedUser.userId,
        name: nameOf(sharedUser),
        right: sharedUser.right,
      })) ?? [],
    positionCount,
    totalPriceNet: formatMoney(totals.totalPriceNet),
    currency: row.currency,
    project: row.project,
  }
}

type View = Pick<CallContext, 'language' | 'shipDateAfter'>

/** Serves other calls meanwhile, because writing the texts of 2,000 positions takes a tenth of a second. */
export async function presentCart(live: LiveCart, view: View): Promise<Cart> {
  const { of: shipDateOf } = shipDatesOf(live, view.shipDateAfter)
  const cartPositions = await mapInTurns(live.lines, (line, index) =>
    presentLine(line, { positionNumber: index + 1, shipDate: shipDateOf(line), language: view.language }),
  )
  return { ...presentHead(live, view), cartPositions }
}

/**
 * Reads what a change of one position has changed in its cart, which this transaction has locked. Of all other positions it
 * reads only what the sums depend on.
 */
export async function readChange(context: CallContext, cartId: string, positionId: string): Promise<CartChange> {
  const [live, changed] = await together([
    readLockedPrices(context, cartId),
    readPositionRow(context, cartId, positionId),
  ])
  const { language, shipDateAfter } = context
  const { of: shipDateOf } = shipDatesOf(live, shipDateAfter)
  const changedPositions = [changed ?? []].flat().map((row) => {
    const positionNumber = live.lines.findIndex(({ row: { position } }) => position.id === positionId) + 1
    const line = priceCartLine(row)
    return presentLine(line, { positionNumber, shipDate: shipDateOf(line), language })
  })
  return { ...presentHead(live, context), changedPositions }
}

/** Returns a cart without its positions. */
function presentHead(live: LiveCart<PricedRow>, { language, shipDateAfter }: View): Omit<Cart, 'cartPositions'> {
  const { row, lines, totals } = live
  const { cart } = row
  return {
    ...presentSummary({ row, positionCount: lines.length, totals }, language),
    ...remarksOf(cart),
    deliveryAddressId: isAddressGone(row) ? null : cart.deliveryAddressId,
    deliveryAddressGone: isAddressGone(row),
    deliveryType: cart.deliveryType,
    completeDelivery: cart.completeDelivery,
    costCentre: cart.costCentre,
    totalProductPriceNet: formatMoney(totals.totalProductPriceNet),
    totalProductPriceGross: formatMoney(totals.totalProductPriceGross),
    totalPriceGross: formatMoney(totals.totalPriceGross),
    minimumOrderValue: formatMoney(row.minimumOrderValue),
    shippingCosts: formatMoney(totals.shippingCosts),
    shippingCostsGross: formatMoney(totals.shippingCostsGross),
    salesTax: formatMoney(totals.salesTax),
    missingForFreeShipping: presentPrice(totals.missingForFreeShipping),
    hasPriceOnRequest: lines.some((line) => line.price === null && !isDiscontinued(line)),
    shipDate: shipDatesOf(live, shipDateAfter).ofAll,
    unseenChanges: lines.filter((line) => pendingChangeOf(line) !== null).length,
    totalProductPriceNetBefore: presentPrice(goodsBefore(live)),
    version: cart.version,
  }
}

function presentSender({ cart, sender }: CartRow): CartSummary['handedOver'] {
  if (sender === null || cart.handedOverAt === null) return null
  return { by: nameOf(sender), at: cart.handedOverAt.toISOString(), message: cart.handOverMessage }
}

interface LineView extends Pick<CartPosition, 'positionNumber' | 'shipDate'> {
  language: LanguageCode
}

function presentLine(line: CartLine, { positionNumber, shipDate, language }: LineView): CartPosition {
  const { row } = line
  const { position } = row
  return {
    id: position.id,
    positionNumber,
    positionType: position.positionType,
    groupId: position.groupId,
    configurationName: row.configurationName,
    configurator: row.configurator === 'mouldBase' ? row.configurator : null,
    articleNo: configuredNumber(row),
    ownNumber: row.customerPartNumber,
    description: formatPart(row, language),
    quantity: position.quantity,
    ...remarksOf(position),
    productDimensionId: position.articleId,
    productId: row.productId,
    productNr: row.productNr,
    thumbnail: thumbnailOf(row),
    ...giveOptions(position),
    tolerance: limitsOf(position.toleranceClass),
    price: presentPrice(line.price),
    listPrice: presentPrice(line.listPrice),
    totalPrice: presentPrice(line.totalPrice),
    certificateSurcharge: presentPrice(surchargeOf({ ...line, quantity: position.quantity })),
    availability: row.availability,
    leadTimeDays: line.leadTimeDays,
    shipDate,
    drawing: drawingOf(row),
    cheaperQuantity: presentCheaperQuantity(row, position, position.quantity),
    discontinued: isDiscontinued(line),
    changes: pendingChangeOf(line),
  }
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
