import { addressEndpoints } from '@normwerk/contract/address'
import { maxCarts, maxPositions } from '@normwerk/contract/cart'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { changes, type Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import {
  maxCustomerPartNumbers,
  maxDeliveryAddresses,
  maxFavorites,
  maxPartNotes,
  maxPasskeys,
  maxProjects,
  maxSavedSearches,
  maxUsers,
} from '@normwerk/contract/limits'
import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { grants } from '@normwerk/contract/permissions'
import { projectEndpoints } from '@normwerk/contract/project'
import { savedSearchEndpoints } from '@normwerk/contract/saved-search'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/**
 * Names the limit of the rows that each changing call can create; staff are trusted. A number is a limit of the contract.
 * Nothing: the call changes or deletes existing rows.
 */
const bounds: Record<string, number | 'attempts' | 'share of the person' | 'last used' | 'owner' | 'nothing'> = {
  'POST /api/address': maxDeliveryAddresses,
  'PUT /api/address': 'nothing',
  'DELETE /api/address/{id}': 'nothing',
  'POST /api/cart': maxCarts,
  'PUT /api/cart': 'nothing',
  'DELETE /api/cart/{id}': 'nothing',
  'PUT /api/cart/clear': 'nothing',
  'PUT /api/cart/default': 'nothing',
  'PUT /api/cart/seen': 'nothing',
  'PUT /api/cart/{id}/share': maxUsers,
  'POST /api/cart/{id}/hand-over': maxCarts,
  'POST /api/cart/load': maxCarts,
  'POST /api/cart/import': maxPositions,
  'PUT /api/cart/import/mapping': 'last used',
  'DELETE /api/cart/import/mapping/{id}': 'nothing',
  'POST /api/cart/configurator': maxPositions,
  'PUT /api/cart/configurator/replace': maxPositions,
  'POST /api/cart/position': maxPositions,
  'POST /api/cart/position/direct': maxPositions,
  'POST /api/cart/position/move': maxPositions,
  'PUT /api/cart/position': 'nothing',
  'PUT /api/cart/position/many': 'nothing',
  'PUT /api/cart/position/replace': 'nothing',
  'DELETE /api/cart/position/{id}': 'nothing',
  'POST /api/cart/position/remove': 'nothing',
  'POST /api/cart/position/restore': maxPositions,
  'POST /api/cart/position/restore-many': maxPositions,
  'PUT /api/customer-article': maxCustomerPartNumbers,
  'POST /api/customer-article/import': maxCustomerPartNumbers,
  'PUT /api/favorite/{productId}': maxFavorites,
  'DELETE /api/favorite/{productId}': 'nothing',
  'POST /api/saved-search': maxSavedSearches,
  'PUT /api/saved-search/{id}': 'nothing',
  'DELETE /api/saved-search/{id}': 'nothing',
  'POST /api/part-note': maxPartNotes,
  'PUT /api/part-note/{id}': 'nothing',
  'DELETE /api/part-note/{id}': 'nothing',
  'POST /api/project': maxProjects,
  'PUT /api/project/{id}': 'nothing',
  'DELETE /api/project/{id}': 'nothing',
  // Every order is a document of trade that must be kept, and costs a cart that is filled anew.
  'POST /api/order': 'share of the person',
  'POST /api/order/reorder': maxPositions,
  // Of each offer that staff make.
  'PUT /api/order/offer/{id}/accept': 1,
  'PUT /api/order/offer/{id}/ask': 1,
  'DELETE /api/remembered-part': 'nothing',
  'DELETE /api/remembered-part/{id}': 'nothing',
  'PUT /api/admin/company': 'nothing',
  'PUT /api/admin/punchout': 'nothing',
  'POST /api/admin/punchout/password': 'nothing',
  'DELETE /api/admin/punchout/password': 'nothing',
  'POST /api/oci/transfer': 'nothing',
  'POST /api/admin/user': maxUsers,
  'PUT /api/admin/user': 'nothing',
  'DELETE /api/admin/user/{id}': 'nothing',
  'PUT /api/admin/user/lock': 'nothing',
  'PUT /api/admin/user/second-factor': 'nothing',
  'POST /api/admin/user/invite': 'owner',
  'PUT /api/admin/registration/{id}': maxUsers,
  'PUT /api/language': 'nothing',
  // A subscription for each mailbox, and few mails to it.
  'POST /api/newsletter/subscribe': 'attempts',
  'POST /api/newsletter/confirm': 'nothing',
  'POST /api/newsletter/unsubscribe': 'nothing',
  'DELETE /api/newsletter': 'nothing',
  // Counts in one row.
  'POST /api/statistics/files/zip': 'nothing',
  // Counts in a row of the product and the month.
  'POST /api/statistics/view': 'nothing',
  'POST /api/user': 'nothing',
  'POST /api/user/authenticate': 'attempts',
  'POST /api/user/authenticate/passkey': 'attempts',
  'POST /api/user/authenticate/passkey/prepare': 'attempts',
  'POST /api/user/passkey': maxPasskeys,
  'POST /api/user/passkey/prepare': 'attempts',
  'POST /api/user/passkey/remove': 'nothing',
  'PUT /api/user/passkey': 'nothing',
  'PUT /api/user/dashboard': 'nothing',
  'POST /api/user/logout': 'nothing',
  'POST /api/user/delete': 'nothing',
  'DELETE /api/user/session': 'nothing',
  'POST /api/user/register': 'attempts',
  'POST /api/user/register-with-company': 'attempts',
  'POST /api/user/confirm': 'nothing',
  'POST /api/user/email/confirm': 'nothing',
  'POST /api/user/email/undo': 'nothing',
  'POST /api/user/password': 'nothing',
  'POST /api/reset-password': 'nothing',
  'POST /api/reset-password/email': 'attempts',
  'POST /api/user/second-factor': 'nothing',
  'PUT /api/user/second-factor': 'nothing',
  'POST /api/user/second-factor/remove': 'nothing',
  'POST /api/user/second-factor/recovery-codes': 'nothing',
}

test('every call that may create something names what bounds it', () => {
  const isForOthers = (endpoint: Endpoint) => grants[endpoint.permission] !== 'GLOBAL_ADMIN' && changes(endpoint)
  const routes = Object.values(endpointsByFeature)
    .flatMap((feature): Endpoint[] => Object.values(feature))
    .filter(isForOthers)
    .map(({ route }) => route)
  expect(Object.keys(bounds).toSorted()).toEqual(routes.toSorted())
})

let shop: TestApp
let buyer: Visitor
let companyId: string
let userId: string
beforeAll(async () => {
  shop = await startApp()
})
beforeEach(async () => {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company, ['SHOP_USER', 'ADMIN'])
  companyId = company.id
  userId = user.id
  buyer = await shop.signedIn(user)
})
afterAll(() => shop.stop())

/** Fills a table for the owner up to one below the limit, with the columns that it needs. */
async function fill(table: string, owner: Record<string, string>, columns: Record<string, string>, count: number) {
  const all = { id: 'gen_random_uuid()', ...columns, ...owner }
  const names = Object.keys(all).join(', ')
  // Not by the pool of the shop, which ends statements that take long, as on a busy machine.
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query(
    `insert into ${table} (${names}) select ${Object.values(all).join(', ')} from generate_series(1, ${count}) n`,
  )
  await client.end()
}

/** Calls that are sent at once for the last place. */
const calls = [1, 2, 3, 4, 5, 6, 7, 8]

describe('more than the limit is rejected and changes nothing, also when all ask at once for the last place', () => {
  const count = async (table: string, owner: string) => {
    const { rows } = await shop.dependencies.pool.query(`select count(*)::int from ${table} where ${owner}`)
    return rows[0].count
  }

  async function expectLimit(
    limit: number,
    table: string,
    owner: string,
    call: (n: number) => Promise<{ status: number; text: string }>,
    reason: object = { code: 'tooManyEntries', params: { limit } },
  ) {
    const answers = await Promise.all(calls.map(call))
    const rejected = answers.filter(({ status }) => status >= 300)
    expect(rejected).toHaveLength(calls.length - 1)
    for (const { text } of rejected) {
      expect(JSON.parse(text)).toMatchObject({ status: 422, ...reason })
      expect(JSON.parse(text).message).toContain(String(limit))
    }
    expect(await count(table, owner)).toBe(limit)
  }
  const ofCompany = () => ({ company_id: `'${companyId}'` })
  const isOfCompany = () => `company_id = '${companyId}'`
  const send = (endpoint: Endpoint, body: unknown) => {
    const [method, url = ''] = endpoint.route.split(' ')
    return buyer.send(method === 'PUT' ? 'PUT' : 'POST', url, body)
  }

  test('projects', async () => {
    await fill('projects', ofCompany(), { number: `'P' || n`, name: `'Form'` }, maxProjects - 1)
    const create = (n: number) => send(projectEndpoints.create, { number: `W-${n}`, name: 'Werkzeug' })
    await expectLimit(maxProjects, 'projects', isOfCompany(), create)
  })

  test('notes about parts', async () => {
    const noted = await aPart(shop.dependencies, 'AZH-6x160')
    const columns = { article_id: `'${noted.id}'`, text: `'Notiz'`, written_at: 'now()' }
    await fill('part_notes', ofCompany(), columns, maxPartNotes - 1)
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
    const add = (n: number) => send(partNoteEndpoints.add, { productDimensionId, text: `Notiz ${n}` })
    await expectLimit(maxPartNotes, 'part_notes', isOfCompany(), add)
  })

  test('delivery addresses', async () => {
    const place = { company: `'Werk'`, street: `'Weg'`, zip: `'12345'`, city: `'Ort'`, country: `'DE'` }
    await fill('addresses', ofCompany(), { ...place, address_type: `'Delivery'` }, maxDeliveryAddresses - 3)
    const input = { addressType: 'Delivery', company: 'Werk', street: 'Weg', zip: '12345', city: 'Ort', country: 'DE' }
    const owner = `${isOfCompany()} and address_type = 'Delivery'`
    await expectLimit(maxDeliveryAddresses, 'addresses', owner, () => send(addressEndpoints.create, input))
  })

  test('favourites', async () => {
    const { pool } = shop.dependencies
    const { rows: articles } = await pool.query<{ id: string; product_id: string }>(
      `select id, product_id from articles where discontinued_at is null order by article_no limit ${calls.length}`,
    )
    await pool.query(
      `insert into favorites (id, user_id, product_id, article_id)
       select gen_random_uuid(), '${userId}', product_id, id from articles
       where id <> all($1) limit ${maxFavorites - 1}`,
      [articles.map(({ id }) => id)],
    )
    const add = (n: number) => {
      const { id, product_id } = articles[n - 1] ?? { id: '', product_id: '' }
      const [, path = ''] = favoriteEndpoints.add.route.split(' ')
      return buyer.send('PUT', path.replace('{productId}', `${product_id}?productDimensionId=${id}`))
    }
    await expectLimit(maxFavorites, 'favorites', `user_id = '${userId}'`, add)
    const { rows: marked } = await pool.query(
      `select article_id from favorites where user_id = '${userId}' and article_id = any($1)`,
      [articles.map(({ id }) => id)],
    )
    const again = articles.findIndex(({ id }) => id === marked[0].article_id)
    expect((await add(again + 1)).status).toBe(204)
  })

  test('saved searches', async () => {
    await fill(
      'saved_searches',
      { user_id: `'${userId}'` },
      { name: `'Stifte'`, search: `'{"q":"a"}'` },
      maxSavedSearches - 1,
    )
    await expectLimit(maxSavedSearches, 'saved_searches', `user_id = '${userId}'`, (n) =>
      send(savedSearchEndpoints.add, { name: 'Stifte', search: { q: `Stift ${n}` } }),
    )
  })

  test('customer part numbers, single ones and imports', { tags: ['release'] }, async () => {
    const part = await aPart(shop.dependencies, 'AZH-6x160')
    // Cuts of one article, which are parts of their own.
    const columns = { customer_part_number: `'K' || n`, article_id: `'${part.id}'`, changed_length: '5000 + n' }
    await fill('customer_part_numbers', ofCompany(), columns, maxCustomerPartNumbers - 1)
    const set = (n: number) =>
      send(customerPartNumberEndpoints.set, {
        ...{ productDimensionId: part.id, changedLength: 100 + n },
        ownNumber: `L-${n}`,
      })
    await expectLimit(maxCustomerPartNumbers, 'customer_part_numbers', isOfCompany(), set)
    const content = 'Eigene Nummer;Artikelnummer\nM-7;AZH-6x200\n'
    const imported = await buyer.upload(
      '/api/customer-article/import',
      { name: 'numbers.csv', content },
      { dryRun: 'false' },
    )
    expect(JSON.parse(imported.text)).toMatchObject({ code: 'tooManyEntries' })
  })

  test('users', async () => {
    const person = { username: `'u' || n || gen_random_uuid()`, email: `'u' || n || gen_random_uuid()` }
    await fill('users', ofCompany(), { ...person, first_name: `'A'`, last_name: `'B'`, roles: `'{}'` }, maxUsers - 2)
    const create = (n: number) =>
      send(companyUserEndpoints.create, {
        firstName: 'Neu',
        lastName: 'Neu',
        email: `${n}-${companyId}@example.com`,
        roles: [],
      })
    await expectLimit(maxUsers, 'users', isOfCompany(), create)
  })

  test('carts', async () => {
    const owner = { user_id: `'${userId}'` }
    await fill('carts', owner, { name: `'Form'`, is_default: 'false' }, maxCarts - 1)
    const create = (n: number) => send(savedCartEndpoints.create, { name: `Form ${n}` })
    await expectLimit(maxCarts, 'carts', `user_id = '${userId}'`, create, { code: 'tooManyCarts' })
  })
})
