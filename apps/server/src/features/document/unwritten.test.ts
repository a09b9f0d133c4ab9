import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { documentEndpoints } from '@normwerk/contract/document'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { documents } from '../../database/tables/documents.ts'
import { startJobs } from '../../infrastructure/jobs.ts'
import { aCompany, aSeller, aUser } from '../../testing/builders.ts'
import { administer } from '../../testing/calls/administer.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { loseJob } from '../../testing/lose-job.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { giveUp } from './repository/unwritten.ts'
import { reconcileDocuments } from './write-document.ts'

let shop: TestApp
let staff: Visitor
let buyer: Visitor
let email: string
const report = vi.fn()

beforeAll(async () => {
  shop = await startApp({ report })
  await aSeller(shop.dependencies)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
  email = user.email
  buyer = await shop.signedIn(user)
  await administer(
    shop.databaseUrl,
    `create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  )
})
afterAll(() => shop.stop())

/** Makes every new row of a table fail, as on a full disk. */
const fill = (table: 'document_files' | 'mails') =>
  administer(shop.databaseUrl, `create trigger fail before insert on ${table} for each row execute function fail()`)
const clear = (table: 'document_files' | 'mails') => administer(shop.databaseUrl, `drop trigger fail on ${table}`)

async function anOrder() {
  const cart = await fillCart(buyer)
  const { id: orderId } = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  await waitFor(async () =>
    expect((await buyer.call(orderEndpoints.read, undefined, { params: { id: orderId } })).status).toBe(2),
  )
  return orderId
}

/** Confirms an order, and returns its confirmation, which may not be written yet. */
async function aConfirmation(orderId?: string) {
  const order = await staff.call(backOfficeEndpoints.changeStatus, { orderId: orderId ?? (await anOrder()), status: 3 })
  const [confirmation] = order.orderDocuments.OrderConfirmation
  if (confirmation === undefined) throw new Error('no confirmation')
  return confirmation
}

const rowOf = async (id: string) => {
  const [row] = await shop.dependencies.database.select().from(documents).where(eq(documents.id, id))
  return row
}
const listed = async (id: string) =>
  (await staff.call(documentEndpoints.listUnwritten)).find((document) => document.id === id)
const mailsOf = async (number: string) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject.includes(`bestätigung ${number}`))

it('a document that cannot be written is listed with its reason, and written and mailed once when staff repeat it', {
  tags: ['release'],
}, async () => {
  await fill('document_files')
  const { id, number } = await aConfirmation()
  await waitFor(async () =>
    expect(await listed(id)).toMatchObject({
      number,
      attempts: 1,
      lastError: expect.stringContaining('No space left'),
      givenUp: false,
    }),
  )
  await giveUp(shop.dependencies.database, id, shop.dependencies.clock.now())
  expect(await listed(id)).toMatchObject({ givenUp: true })
  await clear('document_files')
  await staff.call(documentEndpoints.repeat, { id })
  await waitFor(async () => expect(await mailsOf(number)).toHaveLength(1))
  expect(await rowOf(id)).toMatchObject({ hash: expect.any(String), givenUpAt: null })
  expect(await listed(id)).toBeUndefined()
  expect(await staff.rejected(documentEndpoints.repeat, { id })).toMatchObject({ code: 'entryNotFound' })
  const [event] = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, id))
  expect(event?.action).toBe('document.repeated')
})

it('a document whose mail cannot be stored has no file either, so that both come together later', {
  tags: ['release'],
}, async () => {
  const orderId = await anOrder()
  await fill('mails')
  const { id, number } = await aConfirmation(orderId)
  await waitFor(async () => expect(await listed(id)).toMatchObject({ attempts: 1 }))
  expect(await rowOf(id)).toMatchObject({ hash: null })
  await clear('mails')
  await Promise.all([1, 2].map(() => staff.call(documentEndpoints.repeat, { id })))
  await waitFor(async () => expect(await mailsOf(number)).toHaveLength(1))
  expect(await rowOf(id)).toMatchObject({ hash: expect.any(String) })
})

it('a document whose job was lost gets another one', async () => {
  await fill('document_files')
  const { id } = await aConfirmation()
  await waitFor(async () => expect(await listed(id)).toMatchObject({ attempts: 1 }))
  const { database, pool } = shop.dependencies
  await loseJob(pool, id)
  await clear('document_files')
  await reconcileDocuments(shop.dependencies)
  expect(await rowOf(id)).toMatchObject({ hash: null })
  await database
    .update(documents)
    .set({ createdAt: new Date(Date.now() - 120_000) })
    .where(eq(documents.id, id))
  await Promise.all([reconcileDocuments(shop.dependencies), reconcileDocuments(shop.dependencies)])
  await waitFor(async () => expect(await rowOf(id)).toMatchObject({ hash: expect.any(String) }))
})

it('after its last attempt it is no longer tried, and counted', async () => {
  await shop.dependencies.pool.query("update pgboss.queue set retry_limit = 0 where name = 'document'")
  await fill('document_files')
  const { id } = await aConfirmation()
  await waitFor(async () => {
    const { rows } = await shop.dependencies.pool.query("select from pgboss.job where name = 'document.dead'")
    expect(rows).toHaveLength(1)
  })
  // Dead letters are looked for from time to time, and at once when a server starts.
  const jobs = await startJobs(shop.databaseUrl, report)
  await jobs.onDeadLetter('document', ({ documentId }) => giveUp(shop.dependencies.database, documentId, new Date()))
  await waitFor(async () => expect(await listed(id)).toMatchObject({ givenUp: true }))
  await jobs.stop()
  await waitFor(async () =>
    expect((await shop.visitor().send('GET', '/metrics')).text).toMatch(/^documents_given_up 1$/m),
  )
})
