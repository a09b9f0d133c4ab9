import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { cartEndpoints } from '@normwerk/contract/cart'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies, discounts } from '../database/tables/companies.ts'
import { shopSettings } from '../database/tables/settings.ts'
import { users } from '../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../testing/builders.ts'
import { injectInto } from '../testing/network/transport.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'

const password = 'Auswerfer-17-Stift'
let database: TestDatabase
let one: TestApp
let other: TestApp
let passwordHash: string

beforeAll(async () => {
  database = await createDatabase()
  one = await startApp({ database })
  other = await startApp({ database })
  passwordHash = await one.dependencies.passwords.hash(password)
})
afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
})

/** A buyer whose calls both servers get; both have served them, and may remember what they read. */
async function aBuyer() {
  const company = await aCompany(one.dependencies, { discountGroup: one.dependencies.ids.next() })
  const user = await aUser(one.dependencies, company, ['SHOP_USER'], { passwordHash })
  const here = await one.signedIn(user)
  const there = createVisitor(injectInto(other.app), Object.fromEntries(here.cookies))
  for (const visitor of [here, there]) {
    await visitor.call(cartEndpoints.readDefault)
    await priceOf(visitor)
    await suggestionsOf(visitor)
  }
  return { company, user, here, there }
}

const filters = [{ name: 'diameter', values: [6] }]
const findPin = async (visitor: Visitor) => {
  const { items } = await visitor.call(catalogueEndpoints.filter, { query: 'AZH-6x200', filters })
  return items.find(({ articleNo }) => articleNo === 'AZH-6x200')
}
const priceOf = async (visitor: Visitor) => (await findPin(visitor))?.price
const suggestionsOf = async (visitor: Visitor) =>
  (await visitor.call(catalogueEndpoints.autoComplete, { searchString: 'Stift-1' })).suggestions

describe('on the next call of another server', () => {
  it.each([
    ['signs out', async ({ here }) => here.call(accountEndpoints.logout)],
    ['is locked', async ({ user }) => update(user, { locked: true })],
    ['is disabled', async ({ user }) => update(user, { enabled: false })],
    [
      'changes the password elsewhere',
      async ({ user }) => {
        const elsewhere = await one.signedIn(user)
        await elsewhere.call(passwordEndpoints.change, { oldPassword: password, newPassword: 'Anguss-23-Buchse' })
      },
    ],
  ] satisfies [string, (buyer: Awaited<ReturnType<typeof aBuyer>>) => Promise<unknown>][])(
    'the session of a buyer who %s has ended',
    async (_, end) => {
      const buyer = await aBuyer()
      await end(buyer)
      expect(await priceOf(buyer.there)).toBeNull()
      expect(await buyer.there.rejected(cartEndpoints.readDefault)).toMatchObject({ code: 'notSignedIn' })
    },
  )

  it('a removed right is missing', async () => {
    const { user, there } = await aBuyer()
    await update(user, { roles: ['OLD_ORDERS'] })
    expect(await priceOf(there)).toBeNull()
    expect(await there.rejected(cartEndpoints.readDefault)).toMatchObject({ code: 'forbidden' })
  })

  it('prices follow a change of the discounts, of the company’s group and of the surcharge', async () => {
    const { company, there } = await aBuyer()
    const full = Number(await priceOf(there))
    const { database } = one.dependencies
    await database.insert(discounts).values({ discountGroup: company.discountGroup, priceGroup: 'AZ', percent: 50 })
    expect(Number(await priceOf(there))).toBe(full / 2)
    await database.update(companies).set({ discountGroup: 'none' }).where(eq(companies.id, company.id))
    expect(Number(await priceOf(there))).toBe(full)
    await database.update(shopSettings).set({ certificateSurcharge: 12_345 })
    const { productId } = await aPart(one.dependencies, 'AZH-6x200')
    const product = await there.call(catalogueEndpoints.readProduct, undefined, { params: { id: productId } })
    expect(product.certificateSurcharge).toBe('123.45')
  })

  it('a favourite is marked, and an own number is suggested', async () => {
    const { here, there } = await aBuyer()
    const { id, productId } = await aPart(one.dependencies, 'AZH-6x200')
    expect((await findPin(there))?.product?.isFavorite).toBe(false)
    await here.send('PUT', `/api/favorite/${productId}`)
    expect((await findPin(there))?.product?.isFavorite).toBe(true)
    const own = { text: 'Stift-17', articleNo: 'AZH-6x200' }
    expect(await suggestionsOf(there)).not.toContainEqual(expect.objectContaining(own))
    const name = (ownNumber: string | null) =>
      here.send('PUT', '/api/customer-article', { productDimensionId: id, ownNumber })
    for (const ownNumber of ['Stift-17', 'Bolzen-17', 'Stift-17', null]) {
      await name(ownNumber)
      const isOwn = ownNumber === own.text
      expect((await suggestionsOf(there)).some(({ text }) => text === own.text)).toBe(isOwn)
    }
  })
})

function update(user: { id: string }, fields: Partial<typeof users.$inferInsert>) {
  return one.dependencies.database.update(users).set(fields).where(eq(users.id, user.id))
}

it('sessions of simultaneous requests are read together', async () => {
  const buyers = await Promise.all([aBuyer(), aBuyer(), aBuyer()])
  const names = await Promise.all(buyers.map(({ there }) => there.call(accountEndpoints.me)))
  expect(names.map(({ username }) => username)).toEqual(buyers.map(({ user }) => user.username))
  const statements = await other.statementsOf(() =>
    Promise.all(buyers.map(({ there }) => there.call(catalogueEndpoints.searchSimple, { query: 'AZH' }))),
  )
  expect(statements.filter((statement) => statement.includes('"sessions"'))).toHaveLength(1)
})
