import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { companyEndpoints } from '@normwerk/contract/company'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies, registrations } from '../../database/tables/companies.ts'
import { orders } from '../../database/tables/orders.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { fillCompany } from '../../testing/fill-company.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { purgeErasedCompanies } from './erase-company.ts'

const mark = 'Marke-Q-4c1'
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp()
  await aSeller(shop.dependencies)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const erase = (id: string) => staff.call(companyEndpoints.delete, undefined, { params: { id } })
const rejected = (id: string, who = staff) => who.rejected(companyEndpoints.delete, undefined, { params: { id } })

/** What an order and its documents say, which the law demands; facts of the audit; and what names no company. */
const kept = [
  'attempts.account',
  'attempts.address',
  'audit.changes',
  'audit.correlation_id',
  'audit.details',
  'configurations.name',
  'configurations.settings',
  'deliveries.delivery_number',
  'deliveries.tracking',
  'documents.content',
  'documents.file_name',
  'documents.last_error',
  'documents.number',
  'file_downloads.file_name',
  'missed_searches.text',
  'missed_searches.text_key',
  'monthly_counts.name',
  'users.terms_version',
]

async function listMarked(): Promise<string[]> {
  const { pool } = shop.dependencies
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
  )
  const marked: string[] = []
  for (const { table, column } of rows) {
    const found = await pool.query(
      `select 1 from "${table}" where strpos(lower("${column}"::text), lower($1)) > 0 limit 1`,
      [mark],
    )
    if (found.rowCount !== 0) marked.push(`${table}.${column}`)
  }
  return marked
}

test('a deleted company leaves nothing but its orders with documents, in any table', async () => {
  const { named } = await fillCompany(shop, mark)
  // Somebody else, who registers for a company of their own.
  await shop.dependencies.database.delete(registrations).where(isNull(registrations.companyId))
  await waitFor(async () => expect((await statusOf(named.order))?.status).toBe(2))
  await shop.dependencies.database.update(orders).set({ status: 6 }).where(eq(orders.id, named.order))
  await erase(named.company)
  const left = (await listMarked()).filter((column) => !/^(orders|order_positions|outbox)\./.test(column))
  expect(left).toEqual(kept)
  expect(await rejected(named.company)).toMatchObject({ code: 'entryNotFound' })
  const { items } = await staff.call(companyEndpoints.list, { query: mark })
  expect(items).toEqual([])
  expect(await staff.call(companyEndpoints.listDiscountGroups)).not.toContain('')
  const order = await staff.call(backOfficeEndpoints.read, undefined, { params: { id: named.order } })
  expect(order).toMatchObject({ companyName: mark, buyer: null, notes: [] })
})

const statusOf = async (id: string) =>
  (await shop.dependencies.database.select().from(orders).where(eq(orders.id, id)))[0]

async function anOrder(visitor: Visitor, orderType: 'Order' | 'Inquiry' = 'Order') {
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const { id: cartId } = await visitor.call(cartPositionEndpoints.add, { productDimensionId, quantity: 3 })
  return visitor.call(orderEndpoints.submit, { cartId, orderType })
}

test('a company with an open order stays, unchanged', async () => {
  const company = await aCompany(shop.dependencies)
  const buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  await anOrder(buyer)
  expect(await rejected(company.id)).toMatchObject({ status: 409, code: 'companyHasOpenOrders' })
  expect((await buyer.call(orderEndpoints.list, {})).total).toBe(1)
})

test('its people are signed out, and orders without documents go with it', async () => {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company)
  const buyer = await shop.signedIn(user)
  const { id } = await anOrder(buyer, 'Inquiry')
  await shop.dependencies.database.update(orders).set({ status: 6 }).where(eq(orders.id, id))
  await erase(company.id)
  expect(await buyer.rejected(orderEndpoints.list, {})).toMatchObject({ status: 401 })
  expect(await statusOf(id)).toBeUndefined()
  await purgeErasedCompanies(shop.dependencies.database, new Date(0))
  const { database } = shop.dependencies
  expect(await database.$count(companies, eq(companies.id, company.id))).toBe(0)
  expect(await database.$count(users, eq(users.id, user.id))).toBe(0)
})

test('orders with documents are kept until the law no longer demands them', async () => {
  const { database, clock } = shop.dependencies
  const company = await aCompany(shop.dependencies)
  const { id } = await anOrder(await shop.signedIn(await aUser(shop.dependencies, company)))
  await waitFor(async () => expect((await statusOf(id))?.status).toBe(2))
  for (const status of [3, 4, 5] as const) await staff.call(backOfficeEndpoints.changeStatus, { orderId: id, status })
  await erase(company.id)
  const now = clock.now().getTime()
  await purgeErasedCompanies(database, new Date(now - 1000 * 60))
  expect(await statusOf(id)).toBeDefined()
  await purgeErasedCompanies(database, new Date(now + 1000))
  expect(await statusOf(id)).toBeUndefined()
  expect(await database.$count(companies, eq(companies.id, company.id))).toBe(0)
})

test('only staff delete a company', async () => {
  const company = await aCompany(shop.dependencies)
  const administrator = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN', 'SHOP_USER']))
  expect(await rejected(company.id, administrator)).toMatchObject({ status: 403 })
})
