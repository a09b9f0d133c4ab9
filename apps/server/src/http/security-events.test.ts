import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { auditEndpoints } from '@normwerk/contract/audit'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { projectEndpoints } from '@normwerk/contract/project'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { SecurityEvent } from '../infrastructure/security-log.ts'
import { aCart, aCompany, aUser } from '../testing/builders.ts'
import { nobodysId } from '../testing/calls/call-empty.ts'
import { injectInto } from '../testing/network/transport.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'
import { csrfHeader } from './session/cookies.ts'

const password = 'Auswerfer-17-Stift'
let shop: TestApp
let buyer: Visitor
let buyerId: string
let companyId: string
let foreignCart: string

beforeAll(async () => {
  shop = await startApp()
  const { dependencies } = shop
  const company = await aCompany(dependencies)
  companyId = company.id
  const passwordHash = await dependencies.passwords.hash(password)
  const user = await aUser(dependencies, company, undefined, { passwordHash, username: 'erika-muster' })
  buyerId = user.id
  buyer = await shop.signedIn(user)
  const rival = await aUser(dependencies, await aCompany(dependencies))
  foreignCart = (await aCart(dependencies, rival)).id
})
beforeEach(() => shop.securityEvents.splice(0))
afterAll(() => shop.stop())

const authenticate = (username: string, typed: string) =>
  shop.visitor().rejected(accountEndpoints.authenticate, { username, password: typed })

test('a line names who tried what, by ids and a hash alone', async () => {
  await buyer.rejected(auditEndpoints.listOfCompany, {}, { headers: { 'x-correlation-id': 'mine' } })
  const [line] = shop.securityEvents
  expect(shop.securityEvents).toEqual([
    {
      event: 'rightRejected',
      status: 403,
      method: 'GET',
      route: '/api/admin/audit',
      userId: buyerId,
      companyId,
      address: expect.stringMatching(/^[\w-]{22}$/),
      reqId: 'mine',
    },
  ])
  await authenticate('erika-muster', 'wrong')
  expect(shop.securityEvents.at(-1)?.address).toBe(line?.address)
  expect(JSON.stringify(shop.securityEvents)).not.toMatch(/127\.0\.0\.1|muster|wrong/i)
})

describe('one line is written for', () => {
  test.each<[what: string, event: string, attempt: () => Promise<unknown>]>([
    ['a rejected right', 'rightRejected', () => buyer.rejected(auditEndpoints.listAll)],
    ['a foreign id', 'foreignId', () => buyer.rejected(cartEndpoints.read, undefined, { params: { id: foreignCart } })],
    ['a foreign id in the input', 'foreignId', () => buyer.rejected(cartEndpoints.change, { cartId: foreignCart })],
    [
      'an id that does not exist',
      'foreignId',
      () => buyer.rejected(projectEndpoints.read, undefined, { params: { id: nobodysId } }),
    ],
    [
      'an invalid id',
      'foreignId',
      () => buyer.rejected(projectEndpoints.read, undefined, { params: { id: "' or 1=1" } }),
    ],
    ['a wrong CSRF token', 'csrfTokenRejected', () => buyer.send('PUT', '/api/cart', {}, { [csrfHeader]: 'planted' })],
    [
      'a call of another site',
      'csrfTokenRejected',
      () => buyer.send('PUT', '/api/cart', {}, { origin: 'https://evil.example' }),
    ],
    ['an ended session', 'sessionRejected', () => shop.visitor({ session: 'guessed' }).send('GET', '/api/cart')],
    [
      'an ended session at a public call',
      'sessionRejected',
      () => shop.visitor({ session: 'guessed' }).send('GET', '/api/language'),
    ],
    ['a wrong password', 'signInFailed', () => authenticate('erika-muster', 'wrong')],
    ['an unknown user', 'signInFailed', () => authenticate('nobody', 'wrong')],
    [
      'a wrong own password',
      'proofFailed',
      () => buyer.rejected(passwordEndpoints.change, { oldPassword: 'wrong', newPassword: 'Neu-Pass-2026!' }),
    ],
    [
      'a wrong link',
      'linkRejected',
      () =>
        shop.visitor().rejected(passwordEndpoints.reset, {
          email: 'a@example.com',
          token: 'x'.repeat(43),
          newPassword: 'Neu-Pass-2026!',
        }),
    ],
  ])('%s', async (_, event, attempt) => {
    await attempt()
    expect(shop.securityEvents.map((line) => line.event)).toEqual([event])
  })

  test('each attempt beyond a limit', async () => {
    for (let attempt = 0; attempt < 7; attempt++) await authenticate('often', 'wrong')
    const events = shop.securityEvents.map((line) => line.event)
    expect(events).toEqual([...Array(5).fill('signInFailed'), 'limitExceeded', 'limitExceeded'])
  })

  test.each([
    [401, 'signInFailed'],
    [403, 'rightRejected'],
    [429, 'limitExceeded'],
  ])('an answer with status %i that no code explains', async (status, event) => {
    const events: SecurityEvent[] = []
    const own = { metrics: new Registry(), securityLog: (line: SecurityEvent) => events.push(line) }
    const app = await createApp({ ...shop.dependencies, ...own })
    app.get('/api/new', (_, reply) => reply.status(status).send())
    await createVisitor(injectInto(app)).send('GET', '/api/new')
    await app.close()
    expect(events.map((line) => line.event)).toEqual([event])
  })
})

describe('no line is written for', () => {
  test.each<[what: string, attempt: () => Promise<unknown>]>([
    ['a visitor who has not signed in', () => shop.visitor().send('GET', '/api/user/me')],
    ['a visitor who asks for a product that is gone', () => shop.visitor().send('GET', `/api/product/${nobodysId}`)],
    ['a number that is no article', () => buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'ZZ-1' })],
    ['invalid input', () => buyer.rejected(projectEndpoints.create, {})],
    ['a successful call', () => buyer.call(cartEndpoints.readDefault)],
  ])('%s', async (_, attempt) => {
    await attempt()
    expect(shop.securityEvents).toEqual([])
  })
})

test('operators see how often each event happened', async () => {
  const count = async () => {
    const { text } = await shop.visitor().send('GET', '/metrics')
    return Number(/security_events_total\{event="rightRejected"\} (\d+)/.exec(text)?.[1])
  }
  const before = await count()
  await buyer.rejected(auditEndpoints.listAll)
  expect(await count()).toBe(before + 1)
})
