import { addressEndpoints } from '@normwerk/contract/address'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../database/tables/companies.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, anAddress, aUser } from '../../testing/builders.ts'
import { addressBookOf } from '../../testing/calls/address-book.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let book: ReturnType<typeof addressBookOf>

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
  book = addressBookOf(buyer)
})

describe('the owner of an address', () => {
  it('is the staff for the invoice address', async () => {
    const { id } = company.invoiceAddress
    for (const input of [{ city: 'Anderswo' }, { isUsual: true }, {}]) {
      expect(await buyer.rejected(addressEndpoints.change, { id, ...input })).toMatchObject({ status: 403 })
    }
    expect(await buyer.rejected(addressEndpoints.delete, undefined, { params: { id } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await book.list())[0]).toMatchObject({ id, city: 'Musterstadt', isUsual: false })
  })

  it('is one company, and others do not find it', async () => {
    const foreign = await aCompany(shop.dependencies)
    for (const { id } of [foreign.usualAddress, foreign.otherAddress, foreign.invoiceAddress]) {
      const rejections = [
        await buyer.rejected(addressEndpoints.change, { id, city: 'Meins' }),
        await buyer.rejected(addressEndpoints.change, { id, isUsual: true }),
        await buyer.rejected(addressEndpoints.delete, undefined, { params: { id } }),
      ]
      for (const rejection of rejections) expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(
      await shop.dependencies.database.select().from(addresses).where(eq(addresses.companyId, foreign.id)),
    ).toEqual(expect.arrayContaining([foreign.usualAddress, foreign.otherAddress, foreign.invoiceAddress]))
  })

  it('is no longer the company that a user has left', async () => {
    const next = await aCompany(shop.dependencies)
    await shop.dependencies.database.update(users).set({ companyId: next.id }).where(eq(users.id, user.id))
    const { id } = company.otherAddress
    expect(await buyer.rejected(addressEndpoints.change, { id, city: 'Meins' })).toMatchObject({ status: 404 })
    expect(await buyer.rejected(addressEndpoints.delete, undefined, { params: { id } })).toMatchObject({ status: 404 })
    const made = await book.create({ isUsual: true })
    expect(await book.usualOnes()).toEqual([made.id])
    const left = await shop.signedIn(await aUser(shop.dependencies, company))
    expect((await left.call(addressEndpoints.list)).map((address) => address.id)).not.toContain(made.id)
  })
})

describe('simultaneous colleagues', () => {
  it('make ten addresses the default, and the last one stays', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => book.create({ isUsual: true })))
    const usual = await book.usualOnes()
    expect(usual).toHaveLength(1)
    expect(made.map(({ id }) => id)).toContain(usual[0])
  })

  it('choose and delete, and one default address remains', async () => {
    const spare = await Promise.all(
      Array.from({ length: 4 }, () => anAddress(shop.dependencies, company.id, { company: 'Lager' })),
    )
    await Promise.all([
      ...spare.slice(0, 2).map(({ id }) => book.change(id, { isUsual: true })),
      ...spare.slice(2).map(({ id }) => book.remove(id)),
      book.remove(company.usualAddress.id),
    ])
    expect(await book.usualOnes()).toHaveLength(1)
    expect(await book.list()).toHaveLength(4)
  })

  it('delete one address twice, and one of them finds it', async () => {
    const url = `/api/address/${company.usualAddress.id}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.send('DELETE', url)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    expect(await book.usualOnes()).toEqual([company.otherAddress.id])
  })
})
