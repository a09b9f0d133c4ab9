import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { type CreateUser, companyUserEndpoints } from '@normwerk/contract/company/user'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrations } from '../../database/tables/companies.ts'
import { attempts, sessions } from '../../database/tables/sessions.ts'
import { knownDevices, recoveryCodes } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { issueToken } from '../account/one-time-tokens.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

/** Returns the tables that contain the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await shop.dependencies.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  )
  const found = []
  for (const { name } of tables) {
    const { rowCount } = await shop.dependencies.pool.query(
      `select from ${name} as t where strpos(lower(t::text), $1) > 0`,
      [text.toLowerCase()],
    )
    if (rowCount !== 0) found.push(name)
  }
  return found
}

test('a deleted user leaves orders and no personal data', async () => {
  const company = await aCompany(shop.dependencies)
  const administrator = await shop.signedIn(
    await aUser(shop.dependencies, company, [...companyRoles], { passwordHash: 'x' }),
  )
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  // As the page does, which sends each change with a key.
  const withKey = () => ({ headers: { 'idempotency-key': shop.dependencies.ids.next() } })
  const person: CreateUser = {
    username: 'Wegzauber',
    email: 'wegzauber@example.com',
    salutation: 'Ms',
    title: 'Wegzauber-Titel',
    firstName: 'Wegzauber-Vorname',
    lastName: 'Wegzauber-Name',
    // So long that no random id contains the same digits by chance.
    phoneNumber: '030 901820471135',
    mobilePhoneNumber: '0171 39200114826',
    fax: '030 901821471135',
    roles: ['SHOP_USER', 'ORDER'],
  }
  const user = await administrator.call(companyUserEndpoints.create, person, withKey())
  const { id } = user
  await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(1))
  const changed = { id, firstName: 'Wegzauber-Anders', email: 'wegzauber-neu@example.com' }
  await administrator.call(companyUserEndpoints.change, changed, withKey())
  await staff.call(shopUserEndpoints.lock, { userId: id, locking: false }, withKey())
  await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(2))
  await shop.dependencies.pool.query(
    "update users set password_hash = 'wegzauber-hash', totp_secret = 'wegzauber-secret', totp_confirmed_at = now() where id = $1",
    [id],
  )
  // With a password, a new address waits for its confirmation.
  const pending = 'wegzauber-bald@example.com'
  await administrator.call(companyUserEndpoints.change, { id, email: pending }, withKey())
  await waitFor(async () => expect(await shop.mailsTo(pending)).toHaveLength(1))
  const device = { id: shop.dependencies.ids.next(), userId: id, tokenHash: 'wegzauber-device' }
  await shop.dependencies.database
    .insert(knownDevices)
    .values({ ...device, createdAt: new Date(), lastUsedAt: new Date() })
  await shop.dependencies.database.insert(recoveryCodes).values({ userId: id, codeHash: 'wegzauber-code' })
  // A second registration of the address, whose link was never opened.
  await shop.dependencies.database.insert(registrations).values({
    id: shop.dependencies.ids.next(),
    companyId: company.id,
    email: 'Wegzauber-Neu@example.com',
    firstName: 'Wegzauber-Vorname',
    lastName: 'Wegzauber-Name',
    language: 'de',
    passwordHash: 'wegzauber-hash',
    termsVersion: '1',
    createdAt: new Date(),
  })
  const account = { account: id, address: '198.51.100.7', attemptedAt: new Date() }
  await shop.dependencies.database.insert(attempts).values([
    { ...account, id: shop.dependencies.ids.next(), purpose: 'signIn' },
    { ...account, id: shop.dependencies.ids.next(), purpose: 'proof' },
  ])
  await issueToken(shop.dependencies, shop.dependencies.database, { userId: id }, 60_000)
  const visitor = await shop.signedIn(user)
  const part = await aPart(shop.dependencies, 'AZH-6x200')
  const position = { productDimensionId: part.id, quantity: 2 }
  const cart = await visitor.call(cartPositionEndpoints.add, position)
  const order = await visitor.call(
    orderEndpoints.submit,
    { cartId: cart.id, orderType: 'Order' },
    { headers: { 'idempotency-key': 'wegzauber-key' } },
  )
  await visitor.call(cartPositionEndpoints.add, { ...position, comment: 'Wegzauber-Notiz' })
  expect((await tablesWith('wegzauber')).length).toBeGreaterThan(5)

  await administrator.call(companyUserEndpoints.delete, undefined, { params: { id } })

  expect(await tablesWith('wegzauber')).toEqual([])
  expect(await tablesWith('198.51.100.7')).toEqual([])
  for (const number of ['901820471135', '39200114826', '901821471135']) expect(await tablesWith(number)).toEqual([])
  expect(await administrator.call(orderEndpoints.read, undefined, { params: { id: order.id } })).toMatchObject({
    orderNumber: order.orderNumber,
    sumNet: order.sumNet,
    positions: [{ quantity: 2 }],
  })
  expect((await visitor.send('GET', '/api/user/me')).status).toBe(401)
  expect(await shop.dependencies.database.$count(sessions, eq(sessions.userId, id))).toBe(0)
  const { rows } = await shop.dependencies.pool.query(
    "select changes from audit where action = 'user.deleted' and subject_id = $1",
    [id],
  )
  expect(rows).toEqual([{ changes: { roles: [['SHOP_USER', 'ORDER'], []], enabled: [true, false] } }])
})

test('a deleted user is found nowhere, and the address and name are free again', async () => {
  const company = await aCompany(shop.dependencies)
  const administrator = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN'], { passwordHash: 'x' }))
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const { id, email, username, firstName, lastName } = await aUser(shop.dependencies, company)
  await administrator.call(companyUserEndpoints.delete, undefined, { params: { id } })
  expect(await administrator.call(companyUserEndpoints.list)).toHaveLength(1)
  const filter = { userFilter: { query: id } }
  expect((await administrator.call(companyUserEndpoints.listPaged, filter)).total).toBe(0)
  expect((await staff.call(shopUserEndpoints.listPaged, filter)).total).toBe(0)
  const calls = [
    [shopUserEndpoints.read, undefined],
    [shopUserEndpoints.delete, undefined],
    [shopUserEndpoints.change, { id, enabled: true }],
    [shopUserEndpoints.lock, { userId: id, locking: true }],
    [shopUserEndpoints.invite, { userId: id }],
    [shopUserEndpoints.removeSecondFactor, { userId: id }],
    [shopUserEndpoints.changeCompany, { userId: id, customerNumber: company.customerNumber }],
  ] as const
  for (const [endpoint, input] of calls) {
    expect(await staff.rejected(endpoint, input, { params: { id } }), endpoint.route).toMatchObject({
      status: 404,
      code: 'entryNotFound',
    })
  }
  const again = { email, username, firstName, lastName, roles: [] }
  expect((await administrator.call(companyUserEndpoints.create, again)).id).not.toBe(id)
})
