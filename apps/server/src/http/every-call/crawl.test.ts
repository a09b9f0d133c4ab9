import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { readRoute } from '@normwerk/contract/endpoint'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPart, aUser } from '../../testing/builders.ts'
import { callsOf, readingEndpoints } from '../../testing/every-call/reading-calls.ts'
import { type Filled, fillCompany } from '../../testing/fill-company.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'

const mark = 'Marke-A-7f3'

let shop: TestApp
let marked: Filled
let other: Filled

beforeAll(async () => {
  shop = await startApp()
  marked = await fillCompany(shop, mark)
})
afterAll(() => shop.stop())

/**
 * Columns whose text no company wrote: kinds and codes, hashed secrets, texts of the shop itself. An engraving is too
 * short for the mark.
 */
const unmarked = new Set([
  'addresses.address_type',
  'addresses.country',
  'attempts.purpose',
  'audit.action',
  'audit_chain.hash',
  'cart_positions.acknowledged_availability',
  'cart_positions.engraving',
  'cart_positions.head_flats',
  'cart_positions.position_type',
  'cart_positions.reduced_head',
  'cart_positions.tip',
  'cart_positions.tolerance_class',
  'cart_shares.right',
  'carts.delivery_type',
  'column_mappings.mapping',
  'companies.currency',
  'companies.invoice_profile',
  'customer_part_numbers.engraving',
  'customer_part_numbers.head_flats',
  'customer_part_numbers.reduced_head',
  'customer_part_numbers.tip',
  'document_counters.series',
  'document_files.content_type',
  'document_files.hash',
  'documents.hash',
  'documents.kind',
  'documents.language',
  'documents.xml_hash',
  'erp_answers.hash',
  'erp_answers.kind',
  'idempotency_keys.answer',
  'idempotency_keys.request_hash',
  'known_devices.token_hash',
  'mails.kind',
  'mails.language',
  'monthly_counts.kind',
  'one_time_tokens.token_hash',
  'order_positions.article_no',
  'order_positions.description',
  'order_positions.engraving',
  'order_positions.head_flats',
  'order_positions.offered_scale',
  'order_positions.position_type',
  'order_positions.reduced_head',
  'order_positions.tip',
  'order_positions.tolerance',
  'order_positions.tolerance_class',
  'order_totals.order_type',
  'orders.currency',
  'orders.delivery_option',
  'orders.language',
  'orders.order_type',
  'orders.tax_reason',
  'outbox.connector',
  'part_notes.engraving',
  'part_notes.head_flats',
  'part_notes.reduced_head',
  'part_notes.tip',
  'projects.wear',
  'punchout_accounts.piece_unit',
  'recovery_codes.code_hash',
  'registrations.language',
  'registrations.salutation',
  'remembered_parts.engraving',
  'remembered_parts.head_flats',
  'remembered_parts.reduced_head',
  'remembered_parts.tip',
  'remembered_parts.tolerance_class',
  'sessions.token_hash',
  'subscriptions.language',
  'users.dashboard_tiles',
  'users.language',
  'users.roles',
  'users.salutation',
])
/** The catalogue and the settings of the shop are public. */
const everybodys = [
  'attributes',
  'catalogue_changes',
  'catalogue_files',
  'catalogue_imports',
  'categories',
  'coatings',
  'countries',
  'cross_references',
  'articles',
  'discounts',
  'feed_items',
  'material_names',
  'materials',
  'news',
  'newsletters',
  'page_versions',
  'picture_files',
  'pictures',
  'product_files',
  'products',
  'shop_settings',
  'showcase_plans',
  'slides',
  'standards',
  'synonyms',
]

test('every text that a company has in the database carries the mark', async () => {
  const { rows } = await shop.dependencies.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
  )
  const own = rows.filter(({ table }) => !everybodys.includes(table))
  const withoutMark: string[] = []
  for (const { table, column } of own) {
    const found = await shop.dependencies.pool.query(
      `select 1 from "${table}" where strpos(lower("${column}"::text), lower($1)) > 0 limit 1`,
      [mark],
    )
    if (found.rowCount === 0) withoutMark.push(`${table}.${column}`)
  }
  expect(withoutMark).toEqual([...unmarked])
})

describe('the crawl', () => {
  beforeAll(async () => {
    other = await fillCompany(shop, 'Other-B-9c4')
  })

  test.each([
    'GET /api/address',
    'GET /api/address/{id}',
    'GET /api/admin/audit',
    'GET /api/admin/company',
    'GET /api/admin/punchout',
    'GET /api/admin/punchout/test',
    'GET /api/admin/registration',
    'GET /api/admin/user',
    'GET /api/admin/user/{id}',
    'GET /api/cart',
    'GET /api/cart/colleague',
    'GET /api/cart/configurator/step/{id}',
    'GET /api/cart/configurator/{id}',
    'GET /api/cart/default',
    'GET /api/cart/export/{id}',
    'GET /api/cart/save/{id}',
    'GET /api/cart/{id}',
    'GET /api/customer-article',
    'GET /api/order/buyer',
    'GET /api/order/{id}',
    'GET /api/product/auto-complete',
    'GET /api/project',
    'GET /api/project/{id}',
    'GET /api/user/me',
    'GET /api/user/session',
    'POST /api/admin/user/paged',
    'POST /api/order/list',
  ])("finds marks as the company's own administrator: %s", async (route) => {
    expect(await crawl(marked.administrator, [route])).toEqual([route])
  })

  test.each([
    'GET /api/back-office/order/{id}',
    'GET /api/global-admin/audit',
    'GET /api/global-admin/company',
    'GET /api/global-admin/mail',
    'GET /api/global-admin/registration',
    'GET /api/global-admin/{id}',
    'POST /api/back-office/order/list',
    'POST /api/global-admin/company/list',
    'POST /api/global-admin/user/paged',
  ])('finds marks as staff: %s', async (route) => {
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    expect(await crawl(staff, [route])).toEqual([route])
  })

  test("finds none as another company's administrator", async () => {
    expect(await crawl(other.administrator)).toEqual([])
  })

  test('finds none as a user who moved from the company, and had ordered there', { tags: ['release'] }, async () => {
    const { mover, order } = await moveAfterOrdering()
    expect(await crawl(mover)).toEqual([])
    expect(await mover.rejected(orderEndpoints.read, undefined, { params: { id: order } })).toMatchObject({
      status: 404,
    })
  })

  test('finds none as a user without roles', { tags: ['release'] }, async () => {
    expect(await crawl(await shop.signedIn(await aUser(shop.dependencies, { id: other.named.company }, [])))).toEqual(
      [],
    )
  })

  test('finds none as an anonymous visitor', async () => {
    expect(await crawl(shop.visitor())).toEqual([])
  })

  test('calls every endpoint that only reads', () => {
    const uncalled = readingEndpoints.filter(({ route }) => callsOf(route, [marked.named]).length === 0)
    expect(uncalled.map(({ route }) => route)).toEqual([])
  })
})

/** A user without marks orders for the marked company and is then moved to the other one. */
async function moveAfterOrdering(): Promise<{ mover: Visitor; order: string }> {
  const user = await aUser(shop.dependencies, { id: marked.named.company }, [...companyRoles])
  const buyer = await shop.signedIn(user)
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const fill = async () => {
    const { id: cartId } = await buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity: 1 })
    const cartOptions = { deliveryAddressId: marked.named.address }
    await buyer.call(cartEndpoints.change, { cartId, cartOptions })
    return cartId
  }
  const order = await buyer.call(orderEndpoints.submit, { cartId: await fill(), orderType: 'Order' })
  await fill()
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const { customerNumber } = other.named
  await staff.call(shopUserEndpoints.changeCompany, { userId: user.id, customerNumber })
  return { mover: await shop.signedIn(user), order: order.id }
}

/** Pages and calls outside the contract. */
const besides = ['/', '/orders', '/config.json', '/metrics', '/api/openapi.json', '/api/health/ready']

/** Returns the routes whose answers have the mark, called with the ids of both companies; all of them unless named. */
async function crawl(visitor: Visitor, routes?: string[]): Promise<string[]> {
  const found = new Set<string>()
  const chosen = readingEndpoints.filter(({ route }) => routes === undefined || routes.includes(route))
  const look = (route: string, { headers, text, status }: Answer) => {
    expect(status, `${route}: ${text}`).toBeLessThan(500)
    if (`${JSON.stringify(headers)}${text}`.toLowerCase().includes(mark.toLowerCase())) found.add(route)
  }
  for (const { route } of chosen) {
    const { method } = readRoute(route)
    for (const { url, body } of callsOf(route, [marked.named, other.named])) {
      look(route, await visitor.send(method, url, body))
    }
  }
  if (routes === undefined) for (const url of besides) look(url, await visitor.send('GET', url))
  return [...found].sort()
}
