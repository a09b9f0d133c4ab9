import { savedSearchEndpoints } from '@normwerk/contract/saved-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queries } from '../../database/client.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { addSavedSearch, listSavedSearches } from './saved-searches.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
})
afterAll(() => shop.stop())

const aBuyer = async () =>
  shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER']))
const search = {
  q: 'Stift',
  filters: 'diameter:6;length:100..200',
  deals: true,
  sort: '-price',
  view: 'dimensions',
} as const

test('a search is saved with its filters, sorting and view, renamed and deleted, the newest first', async () => {
  const buyer = await aBuyer()
  const saved = await buyer.call(savedSearchEndpoints.add, { name: ' Stifte 6 ', search })
  expect(saved).toMatchObject({ name: 'Stifte 6', search })
  const other = await buyer.call(savedSearchEndpoints.add, { name: 'Hülsen', search: { category: 'huelsen' } })
  expect(await buyer.call(savedSearchEndpoints.list)).toEqual([other, saved])
  const params = { id: saved.id }
  const renamed = await buyer.call(savedSearchEndpoints.rename, { name: 'Dünne Stifte' }, { params })
  expect(renamed).toEqual({ ...saved, name: 'Dünne Stifte' })
  await buyer.call(savedSearchEndpoints.delete, undefined, { params })
  expect(await buyer.call(savedSearchEndpoints.list)).toEqual([other])
  expect(await buyer.rejected(savedSearchEndpoints.delete, undefined, { params })).toMatchObject({ status: 404 })
})

test('a search that is saved again gets the new name', async () => {
  const buyer = await aBuyer()
  const first = await buyer.call(savedSearchEndpoints.add, { name: 'Eins', search })
  const { view, ...others } = search
  const again = await buyer.call(savedSearchEndpoints.add, { name: 'Zwei', search: { view, ...others } })
  expect(again).toEqual({ ...first, name: 'Zwei' })
  await buyer.call(savedSearchEndpoints.add, { name: 'Zwei', search: others })
  expect(await buyer.call(savedSearchEndpoints.list)).toHaveLength(2)
})

test('a search that is saved on two servers at once is there once', async () => {
  const { dependencies } = shop
  const { id } = await aUser(dependencies, await aCompany(dependencies))
  const save = (name: string) => (db: Queries) => addSavedSearch(dependencies, db, id, { name, search })
  const second = await dependencies.database.transaction(async (db) => {
    await save('Eins')(db)
    const saved = dependencies.database.transaction(save('Zwei'))
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await waitFor(async () => expect((await dependencies.pool.query(waiting)).rowCount).toBe(1))
    return { saved }
  })
  await second.saved
  expect(await listSavedSearches(dependencies.database, id)).toMatchObject([{ name: 'Zwei' }])
})

test('a search of another user is not found, even by a colleague', async () => {
  const company = await aCompany(shop.dependencies)
  const [buyer, colleague] = [
    await shop.signedIn(await aUser(shop.dependencies, company)),
    await shop.signedIn(await aUser(shop.dependencies, company)),
  ]
  const { id } = await buyer.call(savedSearchEndpoints.add, { name: 'Eigen', search })
  expect(await colleague.call(savedSearchEndpoints.list)).toEqual([])
  const renamed = await colleague.rejected(savedSearchEndpoints.rename, { name: 'Fremd' }, { params: { id } })
  expect(renamed).toMatchObject({ status: 404 })
  const deleted = await colleague.rejected(savedSearchEndpoints.delete, undefined, { params: { id } })
  expect(deleted).toMatchObject({ status: 404 })
})

test.each([
  ['no name', { name: ' ', search }],
  ['a name of two lines', { name: 'a\nb', search }],
  ['a filter text that is too long', { name: 'a', search: { filters: 'x'.repeat(4001) } }],
])('%s is rejected', async (_, input) => {
  const buyer = await aBuyer()
  expect(await buyer.rejected(savedSearchEndpoints.add, input)).toMatchObject({ status: 400 })
})
