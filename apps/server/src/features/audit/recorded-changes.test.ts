import { addressEndpoints } from '@normwerk/contract/address'
import { auditEndpoints } from '@normwerk/contract/audit'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { projectEndpoints } from '@normwerk/contract/project'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let admin: Visitor
let colleagueId: string

beforeAll(async () => {
  shop = await startApp()
})
beforeEach(async () => {
  const { dependencies } = shop
  const company = await aCompany(dependencies)
  buyer = await shop.signedIn(await aUser(dependencies, company))
  const colleague = { firstName: 'Gerda', lastName: 'Gast', passwordHash: 'none' }
  colleagueId = (await aUser(dependencies, company, undefined, colleague)).id
  admin = await shop.signedIn(await aUser(dependencies, company, ['ADMIN']))
})
afterAll(() => shop.stop())

/** The newest entries first, as the administrator of the company reads them. */
async function readLog() {
  const { items } = await admin.call(auditEndpoints.listOfCompany)
  return items.map(({ action, about, changes }) => ({ action, about: about?.name ?? null, changes }))
}

describe("the log of a company's administrator", () => {
  it('has each colleague whose right to a cart has changed', async () => {
    const { id } = await buyer.call(savedCartEndpoints.create, { name: 'Form 118' })
    const share = (right: 'read' | 'edit', userIds: string[]) =>
      buyer.call(savedCartEndpoints.share, { userIds, right }, { params: { id } })
    await share('read', [colleagueId])
    await share('read', [colleagueId])
    await share('edit', [colleagueId])
    await share('edit', [])
    const cart = { field: 'cart', before: null, after: 'Form 118' }
    const entry = (before: string | null, after: string | null) => ({
      action: 'cart.shared',
      about: 'Gerda Gast',
      changes: [cart, { field: 'right', before, after }],
    })
    expect(await readLog()).toEqual([entry('edit', null), entry('read', 'edit'), entry(null, 'read')])
  })

  it('has a project from its creation to its deletion', async () => {
    const { id } = await buyer.call(projectEndpoints.create, { number: 'W-1', name: 'Werkzeug' })
    const change = (input: { name?: string; archived?: boolean }) =>
      buyer.call(projectEndpoints.change, input, { params: { id } })
    await change({ name: 'Deckel' })
    await change({ name: 'Deckel' })
    await change({ archived: true })
    expect(await readLog()).toMatchObject([
      { action: 'project.changed', about: 'W-1', changes: [{ field: 'archived', before: false, after: true }] },
      { action: 'project.changed', changes: [{ field: 'name', before: 'Werkzeug', after: 'Deckel' }] },
      { action: 'project.created', about: 'W-1' },
    ])
    await buyer.call(projectEndpoints.delete, undefined, { params: { id } })
    const [deleted] = await readLog()
    expect(deleted).toMatchObject({ action: 'project.deleted', about: null })
    expect(deleted?.changes).toContainEqual({ field: 'number', before: 'W-1', after: null })
  })

  it('has customer part numbers, single ones and imports', async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
    const set = (ownNumber: string | null) =>
      buyer.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber })
    await set('K-1')
    await set('K-1')
    await set('K-2')
    await set(null)
    await set(null)
    const content = 'Eigene Nummer;Artikelnummer\nK-7;AZH-6x160\nK-8;AZH-6x200\n'
    const send = (dryRun: string) =>
      buyer.upload('/api/customer-article/import', { name: 'numbers.csv', content }, { dryRun })
    await send('true')
    expect(JSON.parse((await send('false')).text)).toMatchObject({ added: 2, refused: [] })
    const entry = (field: string, before: string | null, after: string | number | null) => ({
      action: field === 'customerPartNumbers' ? 'customerPartNumber.imported' : 'customerPartNumber.changed',
      about: null,
      changes: [{ field, before, after }],
    })
    expect(await readLog()).toEqual([
      entry('customerPartNumbers', null, 2),
      entry('AZH-6x200', 'K-2', null),
      entry('AZH-6x200', 'K-1', 'K-2'),
      entry('AZH-6x200', null, 'K-1'),
    ])
  })

  it('has delivery addresses', async () => {
    const place = { addressType: 'Delivery' as const, company: 'Zweigwerk', street: 'Weg', zip: '12345', city: 'Ort' }
    const { id } = await buyer.call(addressEndpoints.create, { ...place, country: 'DE' })
    await buyer.call(addressEndpoints.change, { id, city: 'Stadt' })
    await buyer.call(addressEndpoints.delete, undefined, { params: { id } })
    const actions = (await readLog()).map(({ action }) => action)
    expect(actions).toEqual(['address.deleted', 'address.changed', 'address.created'])
  })
})

it('the log of staff has the products of each showcase, before and after', async () => {
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const flag = (productNrs: string[]) => staff.call(catalogueEndpoints.flagHighlighted, { productNrs })
  const { productNrs: before } = await staff.call(catalogueEndpoints.readHighlighted)
  await flag(['AZH', 'AHH'])
  await flag(['AZH', 'AHH'])
  await staff.rejected(catalogueEndpoints.flagHighlighted, { productNrs: ['AZH', 'none'] })
  const { items } = await staff.call(auditEndpoints.listAll, { action: 'catalogue.flagged' })
  expect(items).toMatchObject([{ changes: [{ field: 'highlighted', before, after: ['AZH', 'AHH'] }] }])
  expect((await admin.call(auditEndpoints.listOfCompany, { action: 'catalogue.flagged' })).items).toEqual([])
})
