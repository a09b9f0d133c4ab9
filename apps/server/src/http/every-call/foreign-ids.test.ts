import type { Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { grants } from '@normwerk/contract/permissions'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { columnMappings, partNotes, rememberedParts } from '../../database/tables/articles.ts'
import { audit } from '../../database/tables/audit.ts'
import { cartPositions, cartShares, carts } from '../../database/tables/carts.ts'
import { addresses, companies, projects, registrations } from '../../database/tables/companies.ts'
import { orders } from '../../database/tables/orders.ts'
import { sessions } from '../../database/tables/sessions.ts'
import { passkeys, users } from '../../database/tables/users.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { type Attack, attacks, attacksOfStaff } from '../../testing/every-call/foreign-id-attacks.ts'
import { setTwoCompanies, type TwoCompanies } from '../../testing/every-call/two-companies.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let scene: TwoCompanies

beforeAll(async () => {
  shop = await startApp()
  scene = await setTwoCompanies(shop)
})
afterAll(() => shop.stop())

/** Calls whose ids name parts of the catalogue, which is public. */
const ofTheCatalogue = [
  'GET /api/part-note',
  'POST /api/part-note',
  'POST /api/product-dimension/tolerance-price',
  'PUT /api/customer-article',
  'PUT /api/favorite/{productId}',
  'DELETE /api/favorite/{productId}',
]
/** Calls whose ids come from authenticators, which keep them secret. */
const ofAuthenticators = ['POST /api/user/passkey']
/** Lists that an id filters: a foreign id finds nothing. */
const narrowed = [
  'GET /api/admin/audit',
  'GET /api/global-admin/audit',
  'GET /api/order/export',
  'POST /api/back-office/order/list',
  'POST /api/order/list',
]
/** Calls that take a file; tests of their own cover them. */
const withFile = ['POST /api/global-admin/catalogue/package/{id}/part']
/** Calls for visits from purchasing systems only; their own tests send the ids of foreign carts. */
const ofVisits = ['POST /api/oci/transfer']

const guarded = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter((endpoint) => grants[endpoint.permission] !== 'anonymous' && takesId(endpoint))
  .filter(
    ({ route }) =>
      !ofTheCatalogue.includes(route) && ![...ofAuthenticators, ...narrowed, ...withFile, ...ofVisits].includes(route),
  )
const isStaffs = ({ permission }: Endpoint) => grants[permission] === 'GLOBAL_ADMIN'
const named = (endpoints: Endpoint[]) => endpoints.map((endpoint): [string, Endpoint] => [endpoint.route, endpoint])

async function expectNothingThere(visitor: Visitor, endpoint: Endpoint, tried: Attack[]): Promise<void> {
  expect(tried.length, 'a call that takes an id needs its attack in foreign-id-attacks.ts').toBeGreaterThan(0)
  for (const { input, ...params } of tried) {
    const rejection = await visitor.rejected(endpoint, input, { params })
    expect(rejection, JSON.stringify({ params, input })).toMatchObject({ status: 404, code: 'entryNotFound' })
  }
}

describe("another company's id does not exist", () => {
  test.each(named(guarded.filter((endpoint) => !isStaffs(endpoint))))('%s', async (route, endpoint) => {
    const [before, ownBefore] = [await readTheirs(), await readOwnPositions()]
    await expectNothingThere(scene.otherCompanyUser, endpoint, attacks[route]?.(scene) ?? [])
    expect(await readTheirs()).toEqual(before)
    expect(await readOwnPositions()).toEqual(ownBefore)
  })

  test('in the audit log it finds nothing', async () => {
    const { dependencies } = shop
    const { people, theirs, otherCompanyUser, otherCompanyUsers } = scene
    const event = {
      id: dependencies.ids.next(),
      at: dependencies.clock.now(),
      action: 'user.changed' as const,
      changes: {},
    }
    await dependencies.database.insert(audit).values({ ...event, userId: people.owner, companyId: theirs.company })
    for (const userId of otherCompanyUsers) {
      const answer = await otherCompanyUser.send('GET', `/api/admin/audit?userId=${userId}`)
      expect([200, 404]).toContain(answer.status)
      expect(JSON.parse(answer.text).items ?? []).toEqual([])
    }
  })

  test('nor does an invalid id', async () => {
    for (const endpoint of guarded.filter(({ route }) => route.includes('{id}'))) {
      const visitor = isStaffs(endpoint) ? scene.staff : scene.otherCompanyUser
      const [attack] = attacks[endpoint.route]?.(scene) ?? attacksOfStaff[endpoint.route]?.(nobodysId, scene) ?? []
      const rejection = await visitor.rejected(endpoint, attack?.input, { params: { id: "1' or '1'='1" } })
      expect(rejection, endpoint.route).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('unknown ids are not found by staff either', () => {
  test.each(named(guarded.filter(isStaffs)))('%s', async (route, endpoint) => {
    for (const id of [nobodysId, scene.people.former]) {
      await expectNothingThere(scene.staff, endpoint, attacksOfStaff[route]?.(id, scene) ?? [])
    }
  })
})

/** Reads the positions of the attacker, of which a list with own and foreign ids must change none. */
function readOwnPositions() {
  return shop.dependencies.database.select().from(cartPositions).where(eq(cartPositions.cartId, scene.own.cart))
}

/** Reads everything of the attacked company that a call could have changed. */
async function readTheirs(): Promise<unknown[]> {
  const { database } = shop.dependencies
  const { theirs } = scene
  const staffOfTheirs = database.select({ id: users.id }).from(users).where(eq(users.companyId, theirs.company))
  return Promise.all([
    database.select().from(companies).where(eq(companies.id, theirs.company)),
    database.select().from(addresses).where(eq(addresses.companyId, theirs.company)).orderBy(addresses.id),
    database.select().from(users).where(eq(users.companyId, theirs.company)).orderBy(users.id),
    database.select().from(passkeys).orderBy(passkeys.id),
    database.select().from(sessions).where(inArray(sessions.userId, staffOfTheirs)).orderBy(sessions.id),
    database.select().from(orders).where(eq(orders.companyId, theirs.company)).orderBy(orders.id),
    database.select().from(carts).where(eq(carts.id, theirs.cart)),
    database.select().from(cartPositions).where(eq(cartPositions.cartId, theirs.cart)),
    database.select().from(cartShares),
    database.select().from(projects),
    database.select().from(rememberedParts),
    database.select().from(columnMappings),
    database.select().from(partNotes),
    database.select().from(registrations).orderBy(registrations.id),
  ])
}

function takesId({ route, input }: Endpoint): boolean {
  if (route.includes('{id}')) return true
  if (input === undefined) return false
  const json = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return /"(ids?|\w+Ids?)":/.test(json.replaceAll('"vatId":', ''))
}
