import { accountEndpoints } from '@normwerk/contract/account'
import { type AuditEntry, auditEndpoints, type ListAudit } from '@normwerk/contract/audit'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aRegistration, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { type AuditEvent, recordEvent } from './record-event.ts'

let shop: TestApp
let staff: Visitor
let staffId: string
let time = new Date('2026-03-01T12:00:00Z').getTime()

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
  const colleague = await aUser(shop.dependencies, null, ['GLOBAL_ADMIN'], { firstName: 'Stefanie', lastName: 'Staff' })
  staffId = colleague.id
  staff = await shop.signedIn(colleague)
})
afterAll(() => shop.stop())

/** A company with an administrator who reads the log, and a user. */
async function aPlace(companyName = 'Musterform GmbH') {
  const company = await aCompany(shop.dependencies, { companyName })
  const admin = await aUser(shop.dependencies, company, ['ADMIN'], { firstName: 'Anna', lastName: 'Admin' })
  const user = await aUser(shop.dependencies, company)
  const reader = await shop.signedIn(admin)
  const read = async (filter: Partial<ListAudit> = {}) =>
    (await reader.call(auditEndpoints.listOfCompany, filter)).items
  return { company, admin, user, reader, read }
}

const record = (event: Omit<AuditEvent, 'correlationId'>) =>
  recordEvent(shop.dependencies, shop.dependencies.database, { ...event, correlationId: 'test' })
const change = (userId: string, fields: Partial<typeof users.$inferInsert>) =>
  shop.dependencies.database.update(users).set(fields).where(eq(users.id, userId))
const atOf = (entries: AuditEntry[]) => entries.map(({ at }) => at.slice(0, 10))

describe("the audit log of a company's administrator", () => {
  it('shows who changed what of whom, before and after, including personal data', async () => {
    const { company, admin, user, read } = await aPlace()
    await record({
      action: 'user.changed',
      userId: admin.id,
      companyId: company.id,
      subjectId: user.id,
      changes: { roles: [['ORDER'], []], locked: [false, true] },
      personal: { userId: user.id, changes: { lastName: ['Alt', 'Neu'] } },
    })
    expect(await read()).toMatchObject([
      {
        action: 'user.changed',
        by: { id: admin.id, name: 'Anna Admin' },
        byStaff: false,
        about: { id: user.id, name: 'Erika Muster' },
        companyName: 'Musterform GmbH',
        changes: [
          { field: 'lastName', before: 'Alt', after: 'Neu' },
          { field: 'locked', before: false, after: true },
          { field: 'roles', before: ['ORDER'], after: [] },
        ],
      },
    ])
  })

  it('names companies, addresses, orders and registrations, but nothing that is deleted', async () => {
    const { company, admin, read } = await aPlace()
    const buyer = await shop.signedIn(await aUser(shop.dependencies, company))
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-3.2x160')
    const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId })
    const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    const registration = await aRegistration(shop.dependencies, company, { lastName: 'Neu' })
    const common = { userId: admin.id, companyId: company.id }
    await record({ ...common, action: 'company.changed', subjectId: company.id })
    await record({ ...common, action: 'address.changed', subjectId: company.usualAddress.id })
    await record({ ...common, action: 'registration.confirmed', subjectId: registration.id })
    await record({ ...common, action: 'address.deleted', subjectId: shop.dependencies.ids.next() })
    const entries = await read()
    expect(entries.map(({ action, about }) => [action, about?.name])).toEqual([
      ['address.deleted', null],
      ['registration.confirmed', 'Erika Neu'],
      ['address.changed', 'Musterform GmbH, Musterstadt'],
      ['company.changed', 'Musterform GmbH'],
      ['order.submitted', order.orderNumber],
    ])
  })

  it('names neither staff nor unknown sign-in attempts', async () => {
    const { company, user, read } = await aPlace()
    await record({ action: 'user.locked', userId: staffId, companyId: company.id, subjectId: user.id })
    await record({ action: 'account.signInRefused', userId: null, companyId: company.id, subjectId: user.id })
    const entries = await read()
    expect(entries).toMatchObject([
      { action: 'account.signInRefused', by: null, byStaff: false },
      { action: 'user.locked', by: null, byStaff: true },
    ])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Stefanie|${staffId}`))
  })

  it('shows the entries of another company to that company alone', async () => {
    const { company, user, read } = await aPlace()
    const other = await aPlace('Fremdform GmbH')
    await record({ action: 'user.locked', userId: user.id, companyId: company.id, subjectId: user.id })
    await record({ action: 'user.changed', userId: user.id, companyId: null, subjectId: other.user.id })
    expect(await other.read()).toEqual([])
    expect(await other.read({ userId: user.id })).toEqual([])
    expect(await read({ userId: user.id })).toHaveLength(1)
  })

  it('keeps the entries of two companies apart when a user moves from one to the other', async () => {
    const before = await aPlace()
    const after = await aPlace('Fremdform GmbH')
    const { id } = before.user
    const personal = { userId: id, changes: { lastName: ['Alt', 'Muster'] } } satisfies AuditEvent['personal']
    await record({ action: 'user.changed', userId: id, companyId: before.company.id, subjectId: id, personal })
    await change(id, { companyId: after.company.id, lastName: 'Fremdwort' })
    await record({ action: 'user.companyChanged', userId: staffId, companyId: after.company.id, subjectId: id })
    expect(await before.read()).toMatchObject([{ by: { id, name: null }, about: { id, name: null } }])
    expect(JSON.stringify(await before.read())).not.toMatch(/Fremd/)
    expect(await after.read()).toMatchObject([{ about: { id, name: 'Erika Fremdwort' } }])
    expect(JSON.stringify(await after.read())).not.toMatch(/Alt|Musterform/)
  })

  it('does not show the name of a deleted user', async () => {
    const { company, user, read } = await aPlace()
    await record({ action: 'account.profileChanged', userId: user.id, companyId: company.id, subjectId: user.id })
    await change(user.id, { deletedAt: new Date() })
    const { id } = user
    expect(await read()).toMatchObject([{ by: { id, name: null }, byStaff: false, about: { id, name: null } }])
  })

  it('is not readable for other users of the company', async () => {
    const { user } = await aPlace()
    const buyer = await shop.signedIn(user)
    expect(await buyer.rejected(auditEndpoints.listOfCompany)).toMatchObject({ code: 'forbidden' })
    expect(await shop.visitor().rejected(auditEndpoints.listOfCompany)).toMatchObject({ code: 'notSignedIn' })
  })
})

describe('the audit log of staff', () => {
  it('shows every company and every name', async () => {
    const { company, user, reader } = await aPlace('Ganz Neu GmbH')
    await record({ action: 'user.locked', userId: staffId, companyId: company.id, subjectId: user.id })
    const { items } = await staff.call(auditEndpoints.listAll, { userId: user.id })
    expect(items).toMatchObject([
      {
        by: { id: staffId, name: 'Stefanie Staff' },
        byStaff: true,
        about: { name: 'Erika Muster' },
        companyName: 'Ganz Neu GmbH',
      },
    ])
    expect(await reader.rejected(auditEndpoints.listAll)).toMatchObject({ code: 'forbidden' })
  })
})

describe('an audit list', () => {
  it('is filtered by action, by acting or changed user, and by days', async () => {
    const { company, admin, user } = await aPlace()
    for (const day of ['2026-04-01T00:00:00Z', '2026-04-02T23:59:59.999Z', '2026-04-03T00:00:00Z']) {
      time = new Date(day).getTime()
      await record({ action: 'user.locked', userId: admin.id, companyId: company.id, subjectId: user.id })
    }
    await record({ action: 'account.signedIn', userId: user.id, companyId: company.id })
    const reader = await shop.signedIn(admin)
    const read = async (filter: Partial<ListAudit>) => (await reader.call(auditEndpoints.listOfCompany, filter)).items
    expect(await read({ action: 'user.locked' })).toHaveLength(3)
    expect(await read({ userId: admin.id })).toHaveLength(3)
    expect(await read({ userId: user.id })).toHaveLength(4)
    expect(atOf(await read({ from: '2026-04-02', to: '2026-04-02' }))).toEqual(['2026-04-02'])
    expect(atOf(await read({ to: '2026-04-02' }))).toEqual(['2026-04-02', '2026-04-01'])
    expect(await read({ from: '2026-04-04' })).toEqual([])
    expect(await read({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4)
  })

  it('comes in pages of twenty, newest first', async () => {
    const { company, admin, reader } = await aPlace()
    for (let index = 0; index < 23; index++) {
      await record({
        action: 'account.signedIn',
        userId: admin.id,
        companyId: company.id,
        changes: { n: [null, index] },
      })
    }
    const first = await reader.call(auditEndpoints.listOfCompany)
    expect(first).toMatchObject({ page: 1, size: 20, total: 23 })
    expect(first.items.map(({ changes }) => changes[0]?.after)).toEqual(Array.from({ length: 20 }, (_, i) => 22 - i))
    const second = await reader.call(auditEndpoints.listOfCompany, { page: 2 })
    expect(second.items.map(({ changes }) => changes[0]?.after)).toEqual([2, 1, 0])
    const small = await reader.call(auditEndpoints.listOfCompany, { page: 2, size: 3 })
    expect(small.items.map(({ changes }) => changes[0]?.after)).toEqual([19, 18, 17])
    expect(
      (await reader.call(auditEndpoints.listOfCompany, { page: Number.MAX_SAFE_INTEGER, size: 999 })).items,
    ).toEqual([])
  })

  it('rejects invalid filters', async () => {
    const { reader } = await aPlace()
    const codes = async (query: string) => {
      const { status, text } = await reader.send('GET', `/api/admin/audit?${query}`)
      return [status, JSON.parse(text).code]
    }
    expect(await codes('size=1000')).toEqual([400, 'pageSizeTooLarge'])
    expect(await codes('userId=nobody')).toEqual([404, 'entryNotFound'])
    for (const query of [
      'page=0',
      'size=0',
      'page=x',
      'action=coffee.made',
      'from=2026-02-30',
      'to=0000-01-01',
      'x=1',
    ]) {
      expect(await codes(query), query).toEqual([400, 'validationFailed'])
    }
  })

  it('has the events that the shop records by itself', async () => {
    const { admin, reader, read } = await aPlace()
    await reader.call(accountEndpoints.logout)
    const again = await shop.signedIn(admin)
    const { items } = await again.call(auditEndpoints.listOfCompany)
    expect(items).toMatchObject([{ action: 'account.signedOut', by: { id: admin.id }, about: null, changes: [] }])
    await expect(read()).rejects.toThrow('notSignedIn')
  })
})
