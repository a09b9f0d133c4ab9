import { priceCart } from '@normwerk/pricing/price-cart'
import { pricePosition } from '@normwerk/pricing/price-position'
import { chooseTaxRule } from '@normwerk/pricing/value-added-tax'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Queries } from '../client.ts'
import { orderHistory, orderPositions, orders } from '../tables/orders.ts'
import { chooseDemoArticles, type DemoArticle } from './demo-articles.ts'
import { findDemoBuyer, readTerms } from './demo-buyers.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'

const day = 24 * 60 * 60 * 1000
type Buyer = Awaited<ReturnType<typeof findDemoBuyer>>
type Terms = Awaited<ReturnType<typeof readTerms>>

/** Creates orders of the past days, with real articles at the prices of the buyer's company. */
export async function seedDemoOrders(db: Queries, ids: Ids, now: Date): Promise<void> {
  const count = demoOrders.reduce((sum, order) => sum + order.quantities.length, 0)
  const articles = await chooseDemoArticles(db, count)
  for (const order of demoOrders) {
    const buyer = await findDemoBuyer(db, order.username)
    const terms = await readTerms(db, buyer.deliveryAddress.country)
    const chosen = articles.splice(0, order.quantities.length)
    if (chosen.length > 0) await insertOrder(db, ids, now, { order, buyer, terms, chosen })
  }
}

interface Placed {
  order: DemoOrder
  buyer: Buyer
  terms: Terms
  chosen: DemoArticle[]
}

async function insertOrder(db: Queries, ids: Ids, now: Date, { order, buyer, terms, chosen }: Placed): Promise<void> {
  const id = ids.next()
  const start = now.getTime() - order.daysAgo * day
  const positions = chosen.map((article, index) => pricedPosition(article, order.quantities[index] ?? 1, buyer))
  const tax = chooseTaxRule({ ...terms, vatId: buyer.company.vatId }, terms)
  const sums = priceCart({
    positionTotals: positions.map(({ totalPrice }) => totalPrice),
    taxRate: tax.rate,
    delivery: 'StandardDelivery',
    shippingRate: terms.shippingCosts,
    minimumOrderValue: terms.minimumOrderValue,
  })
  await db.insert(orders).values({
    id,
    orderType: 'Order',
    status: order.steps.at(-1) ?? 1,
    companyId: buyer.company.id,
    userId: buyer.userId,
    customerNumber: buyer.company.customerNumber,
    companyName: buyer.company.companyName,
    customerOrderNumber: order.customerOrderNumber,
    commission: order.commission,
    invoiceAddress: buyer.invoiceAddress,
    deliveryAddress: buyer.deliveryAddress,
    deliveryOption: 'StandardDelivery',
    currency: 'EUR',
    sumNet: sums.totalPriceNet,
    sumGross: sums.totalPriceGross,
    shippingCosts: sums.shippingCosts,
    salesTax: sums.salesTax,
    taxRate: tax.rate,
    taxReason: tax.reason,
    vatId: buyer.company.vatId,
    createdAt: new Date(start),
  })
  await db
    .insert(orderPositions)
    .values(
      positions.map((position, index) => ({ ...position, id: ids.next(), orderId: id, positionNumber: index + 1 })),
    )
  await db.insert(orderHistory).values(
    order.steps.map((status, step) => ({
      id: ids.next(),
      orderId: id,
      status,
      userId: status === 1 ? buyer.userId : null,
      at: new Date(Math.min(start + step * day, now.getTime())),
    })),
  )
}

function pricedPosition({ priceGroup, name, scale, ...article }: DemoArticle, quantity: number, buyer: Buyer) {
  const prices = pricePosition({
    quantity,
    listPrice: article.listPrice,
    discountPercent: buyer.discounts.get(priceGroup) ?? 0,
    scale,
    pieceSurcharges: [],
    certificateSurcharge: 0,
  })
  return { ...article, ...prices, quantity, positionType: 'Standard' as const, description: name.de }
}
