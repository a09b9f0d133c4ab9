import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import * as z from 'zod/mini'
import { startCluster } from '../../../apps/server/src/database/embedded/cluster.ts'
import type { Visitor } from '../../../apps/server/src/testing/visitor.ts'
import { inFreshFolder } from '../shop.ts'
import { signIn } from './buy.ts'
import { checkStatements } from './check-statements.ts'
import { print } from './report.ts'
import { createShop, type ShopProcess } from './shop-process.ts'

/** After the call was answered, its jobs go on: so many of their statements are tried, too. */
const statementsOfJobs = 12
const timeoutMs = 60_000
const Order = z.object({ id: z.string(), status: z.int(), positions: z.array(z.object({ id: z.string() })) })

interface Call {
  visitor: Visitor
  method: 'POST' | 'PUT'
  url: string
  body: object
}

interface People {
  buyer: Visitor
  staff: Visitor
}

/**
 * Kills the server at every statement of an order, of an accepted offer and of an invoice in turn, and repeats each call
 * with its key until it is answered. Returns whether each has one effect.
 */
export function tryStatements(): Promise<boolean> {
  return inFreshFolder(async (dataDir) => {
    await using running = new AsyncDisposableStack()
    const { databaseUrl, stop } = await startCluster({ dataDir, chosen: true })
    running.defer(stop)
    const killAt = join(dataDir, 'kill-at')
    const preload = new URL('./kill-at-statement.ts', import.meta.url).href
    const shop = await createShop(dataDir, {
      DATABASE_URL: databaseUrl,
      KILL_AT_FILE: killAt,
      NODE_OPTIONS: `--import=${preload}`,
    })
    running.defer(() => shop.stop())
    await shop.ensure()
    const people = { buyer: await signIn(shop.address, 'buyer'), staff: await signIn(shop.address, 'staff') }
    const marks: string[] = []
    for (const [name, prepare] of Object.entries(prepared)) {
      const count = await killInTurn(shop, killAt, name, (mark) => {
        marks.push(mark)
        return prepare(people, mark)
      })
      print(`the server is killed at each of ${count} statements of ${name}, and its call is repeated`)
    }
    const pool = new Pool({ connectionString: databaseUrl })
    running.defer(() => pool.end())
    const wrong = await checkStatements(pool, dataDir, marks)
    for (const line of wrong) print(`  ${line}`)
    print(`${marks.length} calls, each with one effect: ${wrong.length === 0 ? 'yes' : 'NO'}`)
    return wrong.length === 0
  })
}

/** Prepares a call, and returns it. An order has the mark as its customer order number. */
const prepared: Record<string, (people: People, mark: string) => Promise<Call>> = {
  async submit({ buyer }, mark) {
    return { visitor: buyer, method: 'POST', url: '/api/order', body: { ...(await fillCart(buyer, mark)), ...ordered } }
  },
  async 'accept-offer'({ buyer, staff }, mark) {
    const inquiry = await placed(buyer, { ...(await fillCart(buyer, `asked-${mark}`)), orderType: 'Inquiry' })
    const positions = inquiry.positions.map(({ id }) => ({ positionId: id, price: '1.11' }))
    await send(staff, 'POST', `/api/back-office/inquiry/${inquiry.id}/offer`, { positions, validUntil: '9999-12-31' })
    const url = `/api/order/offer/${inquiry.id}/accept`
    return { visitor: buyer, method: 'PUT', url, body: { customerOrderNumber: mark } }
  },
  async invoice({ buyer, staff }, mark) {
    const { id: orderId } = await placed(buyer, { ...(await fillCart(buyer, mark)), ...ordered })
    const url = '/api/back-office/order/status'
    await send(staff, 'PUT', url, { orderId, status: 3 })
    return { visitor: staff, method: 'PUT', url, body: { orderId, status: 4 } }
  },
}
const ordered = { orderType: 'Order' }

async function fillCart(buyer: Visitor, mark: string): Promise<{ cartId: string }> {
  const input = { abmessungsNr: 'AZH-6x200', quantity: 1 }
  const { id: cartId } = z.parse(z.object({ id: z.string() }), await send(buyer, 'POST', directly, input))
  await send(buyer, 'PUT', '/api/cart', { cartId, customerOrderNumber: mark })
  return { cartId }
}
const directly = '/api/cart/position/direct'

/** Submits a cart, and waits until the back office has it. */
async function placed(buyer: Visitor, body: object) {
  const { id } = z.parse(Order, await send(buyer, 'POST', '/api/order', body))
  for (;;) {
    const { status, text } = await buyer.send('GET', `/api/order/${id}`)
    const order = status === 200 ? z.parse(Order, JSON.parse(text)) : null
    if (order !== null && order.status > 1) return order
    await wait(50)
  }
}

async function send(visitor: Visitor, method: 'POST' | 'PUT', url: string, body: object): Promise<unknown> {
  const { status, text } = await visitor.send(method, url, body)
  if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`)
  return JSON.parse(text)
}

/** Returns how many statements were tried, the last ones of which belong to jobs. */
async function killInTurn(
  shop: ShopProcess,
  killAt: string,
  name: string,
  prepare: (mark: string) => Promise<Call>,
): Promise<number> {
  let afterAnswer = 0
  for (let statement = 1; ; statement += 1) {
    const mark = `statement-${name}-${statement}`
    const call = await prepare(mark)
    await arm(shop, killAt, statement)
    const isAnswered = await trySending(call, mark)
    if (isAnswered) afterAnswer += 1
    const deadline = Date.now() + (isAnswered ? 1500 : timeoutMs)
    while (!shop.hasEnded() && Date.now() < deadline) await wait(20)
    if (!shop.hasEnded()) await shop.kill()
    await shop.ensure()
    while (!(await trySending(call, mark))) await wait(100)
    if (afterAnswer === statementsOfJobs) return statement
  }
}

async function arm(shop: ShopProcess, killAt: string, statement: number): Promise<void> {
  await writeFile(killAt, String(statement))
  shop.signal('SIGUSR2')
  while ((await readFile(killAt, 'utf8')) !== 'armed') await wait(5)
}

/** Returns whether the call was answered; another answer than a success is an error. */
async function trySending({ visitor, method, url, body }: Call, mark: string): Promise<boolean> {
  const answer = await visitor.send(method, url, body, { 'idempotency-key': mark }).catch(() => null)
  if (answer === null || answer.status === 503) return false
  if (answer.status >= 300) throw new Error(`${mark}: ${url} answered ${answer.status}: ${answer.text}`)
  return true
}
