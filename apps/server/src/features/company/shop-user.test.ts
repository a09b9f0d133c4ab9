import { cartEndpoints } from '@normwerk/contract/cart'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { type Role, roles } from '@normwerk/contract/permissions'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { carts } from '../../database/tables/carts.ts'
import { aCart, aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const { changeCompany, change, create, listPaged, read } = shopUserEndpoints
let shop: TestApp
let staff: Visitor
let staffId: string

beforeAll(async () => {
  shop = await startApp()
  const user = await someone(null, ['GLOBAL_ADMIN'])
  staffId = user.id
  staff = await shop.signedIn(user)
})
afterAll(() => shop.stop())

const someone = (company: { id: string } | null, given: Role[], fields: Parameters<typeof aUser>[3] = {}) =>
  aUser(shop.dependencies, company, given, { passwordHash: 'chosen', ...fields })

let made = 0
function aPerson(fields: object) {
  made += 1
  return { firstName: 'Nora', lastName: 'Neu', email: `nora-${made}@example.com`, roles: [], ...fields }
}

describe('staff', () => {
  test('create users of any company and colleagues', async () => {
    const company = await aCompany(shop.dependencies)
    const user = await staff.call(create, aPerson({ customerNumber: company.customerNumber, roles: ['ADMIN'] }))
    expect(user).toMatchObject({ companyName: company.companyName, roles: ['ADMIN'], invited: true })
    const colleague = await staff.call(create, aPerson({ roles: ['GLOBAL_ADMIN'], customerNumber: null }))
    expect(colleague).toMatchObject({ companyCustomerNumber: null, companyName: null, roles: ['GLOBAL_ADMIN'] })
    expect((await staff.call(create, aPerson({}))).roles).toEqual([])
  })

  test('cannot mix the roles of a company with their own', async () => {
    const { customerNumber, id } = await aCompany(shop.dependencies)
    const wrong = { status: 400, code: 'validationFailed', fields: { roles: [{ code: 'invalid' }] } }
    expect(await staff.rejected(create, aPerson({ customerNumber, roles: ['GLOBAL_ADMIN'] }))).toMatchObject(wrong)
    expect(await staff.rejected(create, aPerson({ roles: ['ADMIN'] }))).toMatchObject(wrong)
    expect(await staff.rejected(create, aPerson({ roles: ['GLOBAL_ADMIN', 'ORDER'] }))).toMatchObject(wrong)
    const user = await someone({ id }, ['SHOP_USER'])
    expect(await staff.rejected(change, { id: user.id, roles: ['GLOBAL_ADMIN'] })).toMatchObject(wrong)
    expect(await staff.rejected(change, { id: staffId, roles: ['ADMIN'] })).toMatchObject(wrong)
  })

  test('get an error for an unknown customer number', async () => {
    const unknown = { status: 404, code: 'INVALID_COMPANY' }
    expect(await staff.rejected(create, aPerson({ customerNumber: 'nobody' }))).toMatchObject(unknown)
    const { id: userId } = await someone(await aCompany(shop.dependencies), [])
    expect(await staff.rejected(changeCompany, { userId, customerNumber: 'nobody' })).toMatchObject(unknown)
  })

  test('see everybody, sorted by company, colleagues last', async () => {
    const [one, two] = [
      await aCompany(shop.dependencies, { companyName: 'Listenfirma B' }),
      await aCompany(shop.dependencies, { companyName: 'Listenfirma Ä' }),
    ]
    for (const company of [one, two, null]) await someone(company, [], { firstName: 'Listenmensch' })
    const { items, total } = await staff.call(listPaged, { userFilter: { query: 'listenmensch' }, sort: 'company' })
    expect(total).toBe(3)
    expect(items.map(({ companyName }) => companyName)).toEqual(['Listenfirma Ä', 'Listenfirma B', null])
    const found = await staff.call(listPaged, { userFilter: { customerNumber: one.customerNumber } })
    expect(found.items.map(({ companyCustomerNumber }) => companyCustomerNumber)).toEqual([one.customerNumber])
    expect(await staff.call(shopUserEndpoints.listRoles)).toEqual(roles)
  })
})

describe('a user who is moved', () => {
  test('works for the other company from the next call on', async () => {
    const [from, to] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    const user = await someone(from, ['SHOP_USER', 'ORDER'])
    const cart = await aCart(shop.dependencies, user, { deliveryAddressId: from.otherAddress.id })
    const visitor = await shop.signedIn(user)
    await visitor.call(cartEndpoints.list)
    const moved = await staff.call(changeCompany, { userId: user.id, customerNumber: to.customerNumber })
    expect(moved).toMatchObject({ companyCustomerNumber: to.customerNumber, roles: ['SHOP_USER', 'ORDER'] })
    expect((await visitor.send('GET', '/api/cart')).status).toBe(401)
    const [row] = await shop.dependencies.database.select().from(carts).where(eq(carts.id, cart.id))
    expect(row).toMatchObject({ deliveryAddressId: null, version: cart.version + 1 })
    const again = await shop.signedIn(user)
    expect((await again.send('GET', `/api/address/${from.usualAddress.id}`)).status).toBe(404)
    expect((await again.send('GET', `/api/address/${to.usualAddress.id}`)).status).toBe(200)
  })

  test('is recorded for each company, which does not learn of the other one', async () => {
    const [from, to] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    const { id: userId } = await someone(from, ['SHOP_USER'])
    await staff.call(changeCompany, { userId, customerNumber: to.customerNumber })
    await staff.call(changeCompany, { userId, customerNumber: to.customerNumber })
    const events = await shop.dependencies.database
      .select()
      .from(audit)
      .where(eq(audit.subjectId, userId))
      .orderBy(asc(audit.id))
    expect(events.map(({ companyId, changes }) => [companyId, changes])).toEqual([
      [from.id, { companyCustomerNumber: [from.customerNumber, null] }],
      [to.id, { companyCustomerNumber: [null, to.customerNumber] }],
    ])
  })

  test('is no administrator there, which both companies see', async () => {
    const [from, to] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    await someone(from, ['ADMIN'])
    const { id: userId } = await someone(from, ['SHOP_USER', 'ADMIN'])
    const moved = await staff.call(changeCompany, { userId, customerNumber: to.customerNumber })
    expect(moved.roles).toEqual(['SHOP_USER'])
    const events = await shop.dependencies.database
      .select()
      .from(audit)
      .where(eq(audit.subjectId, userId))
      .orderBy(asc(audit.id))
    const roles = [['SHOP_USER', 'ADMIN'], ['SHOP_USER']]
    expect(events.map(({ companyId, changes }) => [companyId, changes])).toEqual([
      [from.id, { companyCustomerNumber: [from.customerNumber, null], roles }],
      [to.id, { companyCustomerNumber: [null, to.customerNumber], roles }],
    ])
  })

  test('stays signed in if moved to the same company', async () => {
    const company = await aCompany(shop.dependencies)
    const user = await someone(company, ['SHOP_USER'])
    const visitor = await shop.signedIn(user)
    await staff.call(changeCompany, { userId: user.id, customerNumber: company.customerNumber })
    expect((await visitor.send('GET', '/api/cart')).status).toBe(200)
  })

  test('from the staff loses their permission', async () => {
    const company = await aCompany(shop.dependencies)
    const colleague = await someone(null, ['GLOBAL_ADMIN'])
    const moved = await staff.call(changeCompany, { userId: colleague.id, customerNumber: company.customerNumber })
    expect(moved.roles).toEqual([])
    const visitor = await shop.signedIn(colleague)
    expect((await visitor.send('POST', '/api/global-admin/user/paged', {})).status).toBe(403)
  })
})

test('nobody manages users of another company, or staff', async () => {
  const administrator = await shop.signedIn(await someone(await aCompany(shop.dependencies), ['ADMIN']))
  const otherCompanyUser = await someone(await aCompany(shop.dependencies), ['SHOP_USER'], {
    totpConfirmedAt: new Date(),
  })
  for (const id of [otherCompanyUser.id, staffId]) {
    const calls: [Endpoint, unknown][] = [
      [companyUserEndpoints.read, undefined],
      [companyUserEndpoints.change, { id, firstName: 'Mine' }],
      [companyUserEndpoints.lock, { userId: id, locking: true }],
      [companyUserEndpoints.invite, { userId: id }],
      [companyUserEndpoints.removeSecondFactor, { userId: id }],
      [companyUserEndpoints.delete, undefined],
    ]
    for (const [endpoint, input] of calls) {
      const rejection = await administrator.rejected(endpoint, input, { params: { id } })
      expect(rejection, endpoint.route).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    const kept = await staff.call(read, undefined, { params: { id } })
    expect(kept).toMatchObject({ firstName: 'Erika', locked: false })
  }
})
