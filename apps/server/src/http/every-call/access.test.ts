import type { Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { may, type Permission, roles, type SessionRole, sessionRoles } from '@normwerk/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { callEmpty } from '../../testing/calls/call-empty.ts'
import { connectSystem, punchOut } from '../../testing/calls/purchasing-system.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const endpoints: [route: string, endpoint: Endpoint][] = Object.values(endpointsByFeature).flatMap((feature) =>
  Object.values(feature).map((endpoint): [string, Endpoint] => [endpoint.route, endpoint]),
)

let shop: TestApp
const visitors = new Map<string, { held: SessionRole[] | null; visitor: Visitor }>()

beforeAll(async () => {
  shop = await startApp()
  const company = await aCompany(shop.dependencies)
  visitors.set('nobody', { held: null, visitor: shop.visitor() })
  visitors.set('a user without roles', {
    held: [],
    visitor: await shop.signedIn(await aUser(shop.dependencies, company, [])),
  })
  for (const role of roles) {
    const user = await aUser(shop.dependencies, role === 'GLOBAL_ADMIN' ? null : company, [role])
    visitors.set(role, { held: [role], visitor: await shop.signedIn(user) })
  }
  // Administrators end the visits of their own company.
  const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ADMIN']))
  const { buyer } = await punchOut(shop, await connectSystem(other))
  visitors.set('PUNCHOUT', { held: ['PUNCHOUT'], visitor: buyer })
})
afterAll(() => shop.stop())

/** Signing out ends the visitor's session and would change what follows. */
const leavesSession = (endpoint: Endpoint) => endpoint.route === 'POST /api/user/logout'

describe.each(['nobody', 'a user without roles', ...sessionRoles])('%s', (who) => {
  test.each(endpoints.filter(([, endpoint]) => !leavesSession(endpoint)))('%s', async (route, endpoint) => {
    const known = visitors.get(who)
    if (known === undefined) throw new Error(`no visitor ${who}`)
    const { status } = await callEmpty(known.visitor, endpoint)
    if (may(known.held, endpoint.permission)) {
      expect([401, 403], route).not.toContain(status)
      expect(status, route).toBeLessThan(500)
    } else expect(status, route).toBe(known.held === null ? 401 : 403)
  })
})

test('a removed permission is gone with the next call', async () => {
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'])
  const visitor = await shop.signedIn(user)
  expect((await visitor.send('GET', '/api/cart')).status).toBe(200)
  await shop.dependencies.pool.query('update users set roles = $1 where id = $2', [[], user.id])
  expect((await visitor.send('GET', '/api/cart')).status).toBe(403)
})

test("staff without a company are rejected from a company's data, whatever their roles are", () => {
  const permissions: Permission[] = ['cart.use', 'order.history']
  for (const permission of permissions) expect(may(['GLOBAL_ADMIN'], permission)).toBe(false)
})
