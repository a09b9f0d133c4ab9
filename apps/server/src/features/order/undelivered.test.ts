import { orderEndpoints } from '@normwerk/contract/order'
import { undeliveredOrderEndpoints } from '@normwerk/contract/order/undelivered'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { outbox } from '../../database/tables/deliveries.ts'
import { startJobs } from '../../infrastructure/jobs.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { administer } from '../../testing/calls/administer.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { createConnectors } from '../erp/write-order-file.ts'
import { deliverOrder, reconcileOutbox, workOutbox } from './deliver-order.ts'

let shop: TestApp
let staff: Visitor
let staffId: string
let buyer: Visitor
const report = vi.fn()

beforeAll(async () => {
  shop = await startApp({ report })
  const colleague = await aUser(shop.dependencies, null)
  staffId = colleague.id
  staff = await shop.signedIn(colleague)
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  // The back office does not take any order.
  await administer(
    shop.databaseUrl,
    `create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the back office is closed'; end $$`,
  )
  await setClosed(true)
})
afterAll(() => shop.stop())

async function setClosed(isClosed: boolean): Promise<void> {
  const statement = isClosed
    ? 'create trigger refuse before update of status on orders for each row execute function refuse()'
    : 'drop trigger refuse on orders'
  await administer(shop.databaseUrl, statement)
}

const rowOf = async (orderId: string) => {
  const [row] = await shop.dependencies.database.select().from(outbox).where(eq(outbox.orderId, orderId))
  if (row === undefined) throw new Error('no such order')
  return row
}
const listed = async (orderNumber: string) =>
  (await staff.call(undeliveredOrderEndpoints.list)).find((order) => order.orderNumber === orderNumber)

async function order() {
  const cart = await fillCart(buyer)
  return buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
}

describe('an order that cannot be delivered', () => {
  it('is listed for staff, marked after the last attempt, counted, and delivered when they repeat it', async () => {
    await shop.dependencies.pool.query("update pgboss.queue set retry_limit = 0 where name = 'outbox'")
    const { id, orderNumber } = await order()
    await waitFor(async () =>
      expect(await listed(orderNumber)).toMatchObject({ attempts: 1, lastError: 'the back office is closed' }),
    )
    await waitFor(async () => {
      const { rows } = await shop.dependencies.pool.query("select from pgboss.job where name = 'outbox.dead'")
      expect(rows).toHaveLength(1)
    })
    // Dead letters are looked for from time to time, and at once when a server starts.
    const jobs = await startJobs(shop.databaseUrl, report)
    await workOutbox({ ...shop.dependencies, jobs }, createConnectors(shop.dependencies))
    await waitFor(async () => expect(await listed(orderNumber)).toMatchObject({ givenUp: true }))
    await jobs.stop()
    await waitFor(async () =>
      expect((await shop.visitor().send('GET', '/metrics')).text).toMatch(/^orders_given_up 1$/m),
    )
    await setClosed(false)
    const delivery = await rowOf(id)
    await staff.call(undeliveredOrderEndpoints.repeat, { id: delivery.id })
    await waitFor(async () => expect(await rowOf(id)).toMatchObject({ deliveredAt: expect.any(Date), givenUpAt: null }))
    expect(await listed(orderNumber)).toBeUndefined()
    const [event] = await shop.dependencies.database.select().from(audit).where(eq(audit.action, 'order.repeated'))
    expect(event).toMatchObject({ userId: staffId, companyId: null, subjectId: id })
    expect(await staff.rejected(undeliveredOrderEndpoints.repeat, { id: delivery.id })).toMatchObject({
      code: 'entryNotFound',
    })
  })

  it('whose job was lost gets another one', async () => {
    const { id } = await order()
    await waitFor(async () => expect(await rowOf(id)).toMatchObject({ deliveredAt: expect.any(Date) }))
    const { id: outboxId } = await rowOf(id)
    const { database } = shop.dependencies
    const before = new Date(Date.now() - 120_000)
    await database.update(outbox).set({ deliveredAt: null, createdAt: before }).where(eq(outbox.id, outboxId))
    await waitFor(async () => {
      // The first job may still end, and until then the order has one.
      await Promise.all([reconcileOutbox(shop.dependencies), reconcileOutbox(shop.dependencies)])
      expect(await rowOf(id)).toMatchObject({ deliveredAt: expect.any(Date) })
    })
    await deliverOrder(shop.dependencies, createConnectors(shop.dependencies), outboxId)
    expect(await rowOf(id)).toMatchObject({ attempts: 2 })
  })
})
