import type { Cart, CartPosition, CartSummary } from '@normwerk/contract/cart'
import type { LanguageCode } from '@normwerk/contract/language'
import { type Cents, printMoney } from '@normwerk/pricing/money'
import { configuredNumber, describePart, drawingOf, toleranceOf } from './describe-part.ts'
import { isDiscontinued, type Line } from './price-line.ts'
import type { LiveCart } from './price-live-cart.ts'
import { unseenOf } from './seen.ts'

export function presentSummary({ row, lines, totals }: LiveCart): CartSummary {
  const { cart, right, owner } = row
  return {
    id: cart.id,
    name: cart.name,
    created: cart.createdAt.toISOString(),
    default: cart.isDefault && right === 'own',
    right,
    owner: right === 'own' ? null : { id: owner.id, name: nameOf(owner) },
    positionCount: lines.length,
    totalPriceNet: printMoney(totals.totalPriceNet),
    currency: row.currency,
    project: row.project,
  }
}

export function presentCart(live: LiveCart, language: LanguageCode): Cart {
  const { row, lines, totals } = live
  const { cart, guests } = row
  const cartPositions = lines.map((line, index) => presentLine(line, index + 1, language))
  return {
    ...presentSummary(live),
    customerOrderNumber: cart.customerOrderNumber,
    commission: cart.commission,
    comment: cart.comment,
    cartPositions,
    deliveryAddressId: cart.deliveryAddressId,
    deliveryType: cart.deliveryType,
    totalProductPriceNet: printMoney(totals.totalProductPriceNet),
    totalProductPriceGross: printMoney(totals.totalProductPriceGross),
    totalPriceGross: printMoney(totals.totalPriceGross),
    minimumOrderValue: printMoney(row.minimumOrderValue),
    shippingCosts: printMoney(totals.shippingCosts),
    shippingCostsGross: printMoney(totals.shippingCostsGross),
    salesTax: printMoney(totals.salesTax),
    hasPriceOnRequest: lines.some((line) => line.price === null && !isDiscontinued(line)),
    unseenChanges: cartPositions.filter(({ changes }) => changes !== null).length,
    sharedWith: guests?.map((guest) => ({ userId: guest.userId, name: nameOf(guest), right: guest.right })) ?? [],
    version: cart.version,
  }
}

function presentLine(line: Line, positionNumber: number, language: LanguageCode): CartPosition {
  const { row } = line
  const { position } = row
  return {
    id: position.id,
    positionNumber,
    positionType: position.positionType,
    groupId: position.groupId,
    articleNo: configuredNumber(row),
    ownNumber: row.ownNumber,
    description: describePart(row, language),
    quantity: position.quantity,
    commission: position.commission,
    comment: position.comment,
    customerOrderNumber: position.customerOrderNumber,
    productDimensionId: position.dimensionId,
    productId: row.productId,
    changedLength: position.changedLength,
    tolerance: toleranceOf(row),
    toleranceClass: position.toleranceClass,
    isThreeOne: position.isThreeOne,
    price: presentMoney(line.price),
    listPrice: presentMoney(line.listPrice),
    totalPrice: presentMoney(line.totalPrice),
    availability: row.availability,
    leadTimeDays: line.leadTimeDays,
    drawing: drawingOf(row),
    discontinued: isDiscontinued(line),
    changes: unseenOf(line),
  }
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

function presentMoney(amount: Cents | null): string | null {
  return amount === null ? null : printMoney(amount)
}
