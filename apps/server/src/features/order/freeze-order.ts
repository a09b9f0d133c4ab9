import type { OrderType } from '@normwerk/contract/order'
import { daysUntilSent } from '@normwerk/delivery/days-until-sent'
import { optionsOf } from '@normwerk/parts/configured-part'
import { remarksOf } from '@normwerk/parts/remarks'
import { limitsOf } from '@normwerk/parts/trimming/tolerance-classes'
import type { CallContext } from '../../http/session/caller.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { presentPostalAddress } from '../address/present-address.ts'
import { configuredNumber, formatPart } from '../cart/format-part.ts'
import { type CartLine, type LiveCart, taxRuleOf } from '../cart/live-cart.ts'
import type { NewOrder, PlacedPosition } from './repository/orders.ts'

/** Copies the cart at this moment, so that later changes in catalogue, company or addresses do not affect the order. */
export function freezeOrder(
  ids: Ids,
  { caller, language, shipDateAfter }: CallContext,
  { row, lines, totals }: LiveCart,
  orderType: OrderType,
  now: Date,
): { order: NewOrder; positions: PlacedPosition[] } {
  const { cart, project, invoiceAddress, deliveryAddress } = row
  if (invoiceAddress === null) throw new Error(`company ${caller.companyId} has no invoice address`)
  const tax = taxRuleOf(row)
  const order = {
    id: ids.next(),
    orderType,
    status: 1,
    companyId: caller.companyId,
    userId: caller.userId,
    projectId: project?.id ?? null,
    project,
    customerNumber: row.customerNumber,
    companyName: row.companyName,
    ...remarksOf(cart),
    invoiceAddress: presentPostalAddress(invoiceAddress),
    deliveryAddress: presentPostalAddress(deliveryAddress ?? invoiceAddress),
    deliveryOption: cart.deliveryType,
    completeDelivery: cart.completeDelivery,
    costCentre: cart.costCentre,
    currency: row.currency,
    sumNet: totals.totalPriceNet,
    sumGross: totals.totalPriceGross,
    shippingCosts: totals.shippingCosts,
    salesTax: totals.salesTax,
    taxRate: tax.rate,
    taxReason: tax.reason,
    vatId: row.vatId,
    language,
    createdAt: now,
  } as const
  const daysOf = daysUntilSent(lines, cart.completeDelivery)
  const freeze = (line: CartLine, index: number): PlacedPosition => {
    const { position } = line.row
    return {
      id: ids.next(),
      orderId: order.id,
      positionNumber: index + 1,
      positionType: position.positionType,
      groupId: position.groupId,
      configurationName: line.row.configurationName,
      configurationId: position.configurationId,
      articleId: position.articleId,
      customerPartNumber: line.row.customerPartNumber,
      ...optionsOf(position),
      productNr: line.row.productNr,
      family: line.row.family,
      picture: line.row.picture,
      articleNo: configuredNumber(line.row),
      description: formatPart(line.row, language),
      quantity: position.quantity,
      tolerance: limitsOf(position.toleranceClass),
      ...remarksOf(position),
      price: line.price,
      listPrice: line.listPrice,
      totalPrice: line.totalPrice,
      leadTimeDays: line.leadTimeDays,
      offeredScale: null,
      // Nobody knows when the answer to an inquiry is accepted.
      shipDate: orderType === 'Order' ? shipDateAfter(daysOf(line)) : null,
    }
  }
  return { order, positions: lines.map(freeze) }
}
