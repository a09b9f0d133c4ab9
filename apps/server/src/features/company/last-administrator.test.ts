import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import type { Role } from '@normwerk/contract/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())
// Otherwise the staff of one test would be the other administrators of the next.
beforeEach(() => shop.dependencies.pool.query('update users set locked = true where company_id is null'))

type Fields = Parameters<typeof aUser>[3]

const someone = (company: { id: string } | null, roles: Role[], fields: Fields = {}) =>
  aUser(shop.dependencies, company, roles, { passwordHash: 'chosen', ...fields })

/** Every call by which a company can lose an administrator. */
const ways: Record<string, (staff: Visitor, id: string, other: string) => Promise<{ status: number }>> = {
  lock: (staff, userId) => staff.send('PUT', '/api/global-admin/user/lock', { userId, locking: true }),
  disable: (staff, id) => staff.send('PUT', '/api/global-admin/user', { id, enabled: false }),
  strip: (staff, id) => staff.send('PUT', '/api/global-admin/user', { id, roles: [] }),
  delete: (staff, id) => staff.send('DELETE', `/api/global-admin/user/${id}`),
  move: (staff, userId, customerNumber) =>
    staff.send('PUT', '/api/global-admin/user/change-company', { userId, customerNumber }),
}

describe.each(Object.entries(ways))('to %s', (_, remove) => {
  test('the last active administrator of a company is rejected, but not one of two', async () => {
    const staff = await shop.signedIn(await someone(null, ['GLOBAL_ADMIN']))
    const [company, other] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    const [first, second] = [await someone(company, ['ADMIN']), await someone(company, ['ADMIN', 'ORDER'])]
    await someone(company, ['ADMIN'], { locked: true })
    await someone(company, ['ADMIN'], { enabled: false })
    await someone(company, ['ADMIN'], { passwordHash: null })
    await someone(company, ['SHOP_USER'])
    await someone(other, ['ADMIN'])
    expect((await remove(staff, first.id, other.customerNumber)).status).toBeLessThan(300)
    expect((await remove(staff, second.id, other.customerNumber)).status).toBe(409)
    const rejection = await staff.rejected(shopUserEndpoints.change, { id: second.id, roles: ['ORDER'] })
    expect(rejection.code).toBe('lastAdministrator')
    const kept = await staff.call(shopUserEndpoints.read, undefined, { params: { id: second.id } })
    expect(kept).toMatchObject({ roles: ['ADMIN', 'ORDER'], locked: false, enabled: true })
    expect(kept.companyCustomerNumber).toBe(company.customerNumber)
  })

  test('both administrators of a company at the same time leaves one', async () => {
    const staff = await shop.signedIn(await someone(null, ['GLOBAL_ADMIN']))
    const [company, other] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    const both = [await someone(company, ['ADMIN']), await someone(company, ['ADMIN'])]
    const answers = await Promise.all(both.map(({ id }) => remove(staff, id, other.customerNumber)))
    expect(answers.map(({ status }) => status === 409).toSorted()).toEqual([false, true])
  })

  test('the last of the staff is rejected, and both at the same time leaves one', async () => {
    const { customerNumber } = await aCompany(shop.dependencies)
    const both = [await someone(null, ['GLOBAL_ADMIN']), await someone(null, ['GLOBAL_ADMIN'])]
    const [first, second] = both
    const visitors = await Promise.all([second, first].map((user) => shop.signedIn({ id: user?.id ?? '' })))
    const answers = await Promise.all(
      visitors.map((visitor, index) => remove(visitor, both[index]?.id ?? '', customerNumber)),
    )
    // The second one may also have lost the permission in the meantime.
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const { rows } = await shop.dependencies.pool.query(
      `select id from users where company_id is null and not locked and enabled and roles @> array['GLOBAL_ADMIN']`,
    )
    expect(rows).toHaveLength(1)
    const survivor = await shop.signedIn({ id: rows[0].id })
    expect((await remove(survivor, rows[0].id, customerNumber)).status).toBe(409)
  })
})

test('two administrators who remove each other leave one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const company = await aCompany(shop.dependencies)
    const [one, two] = [await someone(company, ['ADMIN']), await someone(company, ['ADMIN'])]
    const [first, second] = [await shop.signedIn(one), await shop.signedIn(two)]
    const strip = (visitor: Visitor, id: string) => visitor.send('PUT', '/api/admin/user', { id, roles: [] })
    await Promise.all([first.send('GET', '/api/language'), second.send('GET', '/api/language')])
    const answers = await Promise.all([strip(first, two.id), strip(second, one.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

test('administrators may give up their own role while there is another one', async () => {
  const company = await aCompany(shop.dependencies)
  const user = await someone(company, ['ADMIN'])
  const visitor = await shop.signedIn(user)
  const giveUp = { id: user.id, roles: [] }
  expect((await visitor.rejected(companyUserEndpoints.change, giveUp)).code).toBe('lastAdministrator')
  await someone(company, ['ADMIN'])
  expect((await visitor.call(companyUserEndpoints.change, giveUp)).roles).toEqual([])
})

test('a company without an active administrator can lose any user', async () => {
  const staff = await shop.signedIn(await someone(null, ['GLOBAL_ADMIN']))
  const { id } = await someone(await aCompany(shop.dependencies), ['ADMIN'], { passwordHash: null })
  await staff.call(shopUserEndpoints.delete, undefined, { params: { id } })
})
