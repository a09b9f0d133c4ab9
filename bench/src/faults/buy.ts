import { setTimeout as wait } from 'node:timers/promises'
import { fetchFrom, type Request, type Transport } from '../../../apps/server/src/testing/network/transport.ts'
import { createVisitor, type Visitor } from '../../../apps/server/src/testing/visitor.ts'
import { demoPassword } from './shop-process.ts'

export interface Acknowledged {
  /** The order number of the customer, which names the order. */
  mark: string
  begun: number
  at: number
}

export interface Ledger {
  acknowledged: Acknowledged[]
  /** Marks of orders that the shop has rejected, with its answers. */
  rejected: { mark: string; answer: string }[]
  attempts: number
  lostAnswers: number
  /** Answers that say that the shop does not work at the moment. */
  unavailable: string[]
}

export function createLedger(): Ledger {
  return { acknowledged: [], rejected: [], attempts: 0, lostAnswers: 0, unavailable: [] }
}

const maxCallMs = 15_000
/** Of all calls, how many lose their answer because the buyer hangs up. */
const hangUp = 0.05

export async function signIn(address: string, username: string): Promise<Visitor> {
  const visitor = createVisitor(fetchFrom(address))
  const { status, text } = await visitor.send('POST', '/api/user/authenticate', { username, password: demoPassword })
  if (status !== 200) throw new Error(`${username} cannot sign in: ${text}`)
  return visitor
}

/** Returns a visitor with the same session who sometimes hangs up before the answer. */
export function hangUpSometimes(address: string, visitor: Visitor): Visitor {
  return createVisitor(unreliable(address), Object.fromEntries(visitor.cookies))
}

/** Gives up some answers after a few milliseconds, and all after a while. */
function unreliable(address: string): Transport {
  const reach = fetchFrom(address)
  return (request: Request) => {
    const timeout = Math.random() < hangUp ? 5 + Math.random() * 30 : maxCallMs
    return Promise.race([reach(request), wait(timeout).then(() => Promise.reject(new Error('no answer')))])
  }
}

/** Orders one part after the other, and repeats each call with its key until it is answered. */
export async function buy(buyer: Visitor, name: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  // A former run may have ended in the middle of an order.
  const own = await persist('GET', '/api/cart/default', undefined, `${name}-0`)
  if (own !== null) await persist('PUT', '/api/cart/clear', { cartId: own.id }, `${name}-0`)
  for (let count = 1; !isOver(); count += 1) {
    const mark = `${name}-${count}`
    const begun = Date.now()
    const cart = await persist('POST', '/api/cart/position/direct', { abmessungsNr: 'AZH-6x200', quantity: 1 }, mark)
    if (cart === null) continue
    const cartId: unknown = cart.id
    if ((await persist('PUT', '/api/cart', { cartId, customerOrderNumber: mark }, mark)) === null) continue
    if ((await persist('POST', '/api/order', { cartId, orderType: 'Order' }, mark)) === null) continue
    ledger.acknowledged.push({ mark, begun, at: Date.now() })
  }

  async function persist(method: 'GET' | 'POST' | 'PUT', url: string, body: object | undefined, mark: string) {
    const headers = { 'idempotency-key': `${mark} ${method} ${url}` }
    while (!isOver()) {
      ledger.attempts += 1
      const answer = await buyer.send(method, url, body, headers).catch(() => null)
      if (answer === null) ledger.lostAnswers += 1
      else if (answer.status < 300) return JSON.parse(answer.text) as { id: string }
      else if (answer.status < 500 && answer.status !== 429) {
        ledger.rejected.push({ mark, answer: `${url} ${answer.status} ${answer.text}` })
        await wait(200)
        return null
      }
      if (answer !== null) ledger.unavailable.push(`${url} ${answer.status} ${answer.text}`)
      await wait(50)
    }
    return null
  }
}
