import { accountEndpoints } from '@normwerk/contract/account'
import { ownDataEndpoints } from '@normwerk/contract/account/own-data'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { carts } from '../../database/tables/carts.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

const password = 'Richtig-Pferd-1'
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let passwordHash: string

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
  passwordHash = await shop.dependencies.passwords.hash(password)
})

/** A user with an order and a cart, and a colleague who administers. */
async function aPerson() {
  await aUser(shop.dependencies, company, [...companyRoles], { passwordHash: 'x' })
  const user = await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER'], { passwordHash, lastName: 'Eigen' })
  const visitor = await shop.signedIn(user)
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const { id: cartId } = await visitor.call(cartPositionEndpoints.add, { productDimensionId, quantity: 3 })
  const { orderNumber } = await visitor.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
  await visitor.call(cartPositionEndpoints.add, { productDimensionId, commission: 'Form 118' })
  return { user, visitor, orderNumber }
}

test('a person gets what the shop knows about them as a file, and no secret', async () => {
  const { user, visitor, orderNumber } = await aPerson()
  const { text, headers } = await visitor.send('GET', '/api/user/data')
  expect(headers['content-disposition']).toMatch(/^attachment; filename=".+\.json"$/)
  expect(headers['cache-control']).toBe('private, no-store')
  const data = JSON.parse(text)
  expect(data.user).toMatchObject({ id: user.id, email: user.email, lastName: 'Eigen' })
  expect(data.orders).toMatchObject([{ orderNumber }])
  expect(data.cartPositions).toMatchObject([{ articleNo: 'AZH-6x200', commission: 'Form 118' }])
  expect(data.sessions).toHaveLength(1)
  expect(data.actions.length).toBeGreaterThan(0)
  expect(text).not.toMatch(/hash|secret/i)
  const other = await (await aPerson()).visitor.send('GET', '/api/user/data')
  expect(other.text).not.toContain(user.email)
})

/** Tables that refer to users, and where the file has their rows. */
const exported = {
  'cart_shares.user_id': 'sharedCarts',
  'carts.handed_over_by': 'sentCarts',
  'carts.user_id': 'cartPositions',
  'column_mappings.user_id': 'rememberedColumns',
  'deliveries.user_id': 'deliveries',
  'email_changes.user_id': 'emailChanges',
  'favorites.user_id': 'favorites',
  'known_devices.user_id': 'devices',
  'order_history.user_id': 'orderSteps',
  'order_notes.user_id': 'notes',
  'orders.user_id': 'orders',
  'part_notes.user_id': 'partNotes',
  'passkeys.user_id': 'passkeys',
  'remembered_parts.user_id': 'rememberedParts',
  'saved_searches.user_id': 'savedSearches',
  'sessions.user_id': 'sessions',
}
/** They have secrets and what a call answered, for minutes or days; visits of purchasing systems belong to no person. */
const secrets = [
  'punchout_sessions.user_id',
  'idempotency_keys.user_id',
  'one_time_tokens.user_id',
  'passkey_challenges.user_id',
  'recovery_codes.user_id',
]

test('the file has the rows of every table that refers to users', async () => {
  const { rows } = await shop.dependencies.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(exported), ...secrets].toSorted())
  const { visitor } = await aPerson()
  const { text } = await visitor.send('GET', '/api/user/data')
  expect(Object.keys(JSON.parse(text))).toEqual(expect.arrayContaining(Object.values(exported)))
})

test('a person deletes themselves with their password, and nothing with a wrong one', async () => {
  const { user, visitor, orderNumber } = await aPerson()
  const { database } = shop.dependencies
  const wrong = await visitor.rejected(ownDataEndpoints.deleteUser, { password: 'wrong' })
  expect(wrong).toMatchObject({ code: 'invalidLoginData' })
  expect((await visitor.call(accountEndpoints.me)).lastName).toBe('Eigen')

  await visitor.call(ownDataEndpoints.deleteUser, { password })
  expect(await visitor.rejected(accountEndpoints.me)).toMatchObject({ status: 401 })
  const again = await shop.visitor().rejected(accountEndpoints.authenticate, { username: user.username, password })
  expect(again).toMatchObject({ code: 'invalidLoginData' })
  const [row] = await database.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ lastName: '', passwordHash: null })
  expect(await database.$count(carts, eq(carts.userId, user.id))).toBe(0)
  const colleague = await shop.signedIn(await aUser(shop.dependencies, company, [...companyRoles]))
  const { items } = await colleague.call(orderEndpoints.list, { query: orderNumber })
  expect(items).toHaveLength(1)
})

test('the last administrator of a company stays', async () => {
  const alone = await aCompany(shop.dependencies)
  const visitor = await shop.signedIn(await aUser(shop.dependencies, alone, ['ADMIN'], { passwordHash }))
  expect(await visitor.rejected(ownDataEndpoints.deleteUser, { password })).toMatchObject({ code: 'lastAdministrator' })
  expect((await visitor.call(accountEndpoints.me)).roles).toEqual(['ADMIN'])
})
