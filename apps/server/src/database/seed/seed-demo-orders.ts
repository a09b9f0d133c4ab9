import type { PostalAddress } from '@normwerk/contract/address'
import type { OrderStatus } from '@normwerk/contract/order'
import { priceCart } from '@normwerk/pricing/price-cart'
import { pricePosition } from '@normwerk/pricing/price-position'
import { chooseTaxRule } from '@normwerk/pricing/value-added-tax'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Queries } from '../client.ts'
import { companyDiscounts } from '../part-columns.ts'
import { articles } from '../tables/articles.ts'
import { addresses, companies } from '../tables/companies.ts'
import { orderHistory, orderPositions, orders } from '../tables/orders.ts'
import { products } from '../tables/products.ts'
import { countries, shopSettings } from '../tables/settings.ts'
import { users } from '../tables/users.ts'

/** A past order: who placed it, how many days ago, and its steps. */
interface DemoOrder {
  username: string
  daysAgo: number
  /** Its steps, one day after the other. */
  steps: OrderStatus[]
  customerOrderNumber: string
  commission: string | null
  quantities: number[]
}

const demoOrders: DemoOrder[] = [
  {
    username: 'admin',
    daysAgo: 64,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'B-2201',
    commission: 'Form 118',
    quantities: [20, 4, 2],
  },
  {
    username: 'buyer',
    daysAgo: 23,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'B-2236',
    commission: 'Form 121',
    quantities: [1],
  },
  {
    username: 'buyer',
    daysAgo: 3,
    steps: [1, 2, 3, 4],
    customerOrderNumber: 'B-2250',
    commission: null,
    quantities: [50, 12],
  },
  {
    username: 'rival',
    daysAgo: 41,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'PG/77',
    commission: 'Deckel',
    quantities: [8, 8, 16],
  },
  {
    username: 'rival',
    daysAgo: 9,
    steps: [1, 2, 3],
    customerOrderNumber: 'PG/81',
    commission: null,
    quantities: [2, 6],
  },
]

/** Chooses priced articles from the whole catalogue, always the same ones. */
async function chooseDemoArticles(db: Queries, count: number) {
  const rows = await db
    .select({
      articleId: articles.id,
      articleNo: articles.articleNo,
      listPrice: articles.listPrice,
      scale: articles.scale,
      leadTimeDays: articles.leadTimeDays,
      priceGroup: products.priceGroup,
      name: products.name,
    })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(isNotNull(articles.listPrice), eq(articles.availability, 'inStock')))
    .orderBy(sql`md5(${articles.articleNo})`)
    .limit(count)
  return rows.flatMap((row) => (row.listPrice === null ? [] : [{ ...row, listPrice: row.listPrice }]))
}

type DemoArticle = Awaited<ReturnType<typeof chooseDemoArticles>>[number]

/** Finds a demo user with the company data that an order copies. */
async function findDemoBuyer(db: Queries, username: string) {
  const [row] = await db
    .select({ userId: users.id, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.username, username))
  if (row === undefined) throw new RangeError(`no demo user ${username} in a company`)
  const known = await db.select().from(addresses).where(eq(addresses.companyId, row.company.id))
  const granted = await companyDiscounts(db, row.company.id)
  return {
    ...row,
    discounts: new Map(granted.map(({ priceGroup, percent }) => [priceGroup, percent])),
    invoiceAddress: frozen(known.find(({ addressType }) => addressType === 'Invoice')),
    deliveryAddress: frozen(known.find(({ isUsual }) => isUsual)),
  }
}

/** Reads what the shop charges for a delivery to a country. */
async function readTerms(db: Queries, country: string) {
  const [settings] = await db
    .select({
      homeCountry: shopSettings.homeCountry,
      minimumOrderValue: shopSettings.minimumOrderValue,
      domesticRate: countries.vatRate,
    })
    .from(shopSettings)
    .innerJoin(countries, eq(countries.code, shopSettings.homeCountry))
  const [delivery] = await db
    .select({ country: countries.code, inUnion: countries.inUnion, shippingCosts: countries.shippingCosts })
    .from(countries)
    .where(eq(countries.code, country))
  if (settings === undefined || delivery === undefined) throw new RangeError(`no terms for a delivery to ${country}`)
  return { ...settings, ...delivery }
}

function frozen(address: typeof addresses.$inferSelect | undefined): PostalAddress {
  if (address === undefined) throw new RangeError('a demo company without addresses')
  const { companyId: _, isUsual: _usual, createdAt: _at, ...kept } = address
  return kept
}

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
