import { accountEndpoints } from '@normwerk/contract/account'
import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles, grants } from '@normwerk/contract/permissions'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addresses } from '../database/tables/addresses.ts'
import { audit } from '../database/tables/audit.ts'
import { cartPositions } from '../database/tables/cart-positions.ts'
import { cartShares } from '../database/tables/cart-shares.ts'
import { carts } from '../database/tables/carts.ts'
import { columnMappings } from '../database/tables/column-mappings.ts'
import { companies } from '../database/tables/companies.ts'
import { orders } from '../database/tables/orders.ts'
import { passkeys } from '../database/tables/passkeys.ts'
import { projects } from '../database/tables/projects.ts'
import { registrations } from '../database/tables/registrations.ts'
import { rememberedParts } from '../database/tables/remembered-parts.ts'
import { sessions } from '../database/tables/sessions.ts'
import { users } from '../database/tables/users.ts'
import { aCompany, aPart, aRegistration, aSeller, aUser } from '../testing/builders.ts'
import { nobodysId } from '../testing/call-empty.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestApp
/** A user of another company, with all its roles. */
let otherCompanyUser: Visitor
let staff: Visitor
/** The data of the attacked company, and one article that is public. */
const theirs = {
  company: '',
  cart: '',
  position: '',
  group: '',
  address: '',
  invoice: '',
  order: '',
  offer: '',
  document: { id: '', name: '' },
  session: '',
  passkey: '',
  part: '',
  project: '',
  rememberedPart: '',
  rememberedColumns: '',
}
const people = { owner: '', colleague: '', registered: '', registeredAnew: '', former: '' }
/** The attacker's own ids, to be combined with a foreign id. */
const own = { cart: '', position: '', colleague: '', customerNumber: '', former: '' }

const password = 'Richtig-Pferd-1'
const certificate = {
  heatNumber: '1',
  analysis: [],
  tests: [{ property: 'Härte', measured: '59' }],
  inspector: { name: 'P. Prüfer', office: 'Qualität' },
}
const configuration = { articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: {}, configurationName: 'Satz' }

beforeAll(async () => {
  shop = await startApp()
  const { dependencies } = shop
  const company = await aCompany(dependencies)
  const user = await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })
  const owner = await shop.signedIn(user)
  people.owner = user.id
  people.colleague = (await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })).id
  people.registered = (await aRegistration(dependencies, company)).id
  people.registeredAnew = (await aRegistration(dependencies, null)).id
  people.former = (await aUser(dependencies, company, [], { deletedAt: dependencies.clock.now() })).id
  theirs.company = company.id
  theirs.part = (await aPart(dependencies, 'AZH-6x200')).id
  const input = { productDimensionId: theirs.part, quantity: 1 }
  const toOrder = await owner.call(cartPositionEndpoints.add, input)
  theirs.order = (await owner.call(orderEndpoints.submit, { cartId: toOrder.id, orderType: 'Order' })).id
  const toAsk = await owner.call(cartPositionEndpoints.add, input)
  theirs.offer = (await owner.call(orderEndpoints.submit, { cartId: toAsk.id, orderType: 'Inquiry' })).id
  await dependencies.database
    .update(orders)
    .set({ status: 4, validUntil: '9999-12-31' })
    .where(eq(orders.id, theirs.offer))
  await dependencies.database.update(orders).set({ status: 2 }).where(eq(orders.id, theirs.order))
  staff = await shop.signedIn(await aUser(dependencies, null))
  await aSeller(dependencies)
  const confirmed = await staff.call(backOfficeEndpoints.changeStatus, { orderId: theirs.order, status: 3 })
  const [confirmation] = confirmed.orderDocuments.OrderConfirmation
  theirs.document = { id: confirmation?.id ?? '', name: confirmation?.fileName ?? '' }
  const cart = await owner.call(cartPositionEndpoints.add, input)
  theirs.cart = cart.id
  theirs.position = cart.cartPositions[0]?.id ?? ''
  const configured = await owner.call(configuratorEndpoints.add, configuration)
  theirs.group = configured.cartPositions[1]?.groupId ?? ''
  theirs.address = company.otherAddress.id
  theirs.project = dependencies.ids.next()
  await dependencies.database
    .insert(projects)
    .values({ id: theirs.project, companyId: company.id, number: 'W-1', name: 'Werkzeug' })
  theirs.rememberedPart = dependencies.ids.next()
  theirs.rememberedColumns = dependencies.ids.next()
  const now = dependencies.clock.now()
  await dependencies.database.insert(rememberedParts).values({
    ...{ id: theirs.rememberedPart, companyId: company.id, textKey: 'key', text: 'Stift', articleId: theirs.part },
    ...{ chosenAt: now, usedAt: now },
  })
  await dependencies.database
    .insert(columnMappings)
    .values({ id: theirs.rememberedColumns, companyId: company.id, headings: 'a', mapping: {}, usedAt: now })
  theirs.invoice = company.invoiceAddress.id
  theirs.session = (await owner.call(accountEndpoints.listSessions))[0]?.id ?? ''

  theirs.passkey = dependencies.ids.next()
  await dependencies.database.insert(passkeys).values({
    ...{ id: theirs.passkey, userId: people.colleague, name: 'Laptop', counter: 0 },
    ...{ credentialId: 'theirs', publicKey: 'theirs' },
  })

  const others = await aCompany(dependencies)
  const passwordHash = await dependencies.passwords.hash(password)
  otherCompanyUser = await shop.signedIn(await aUser(dependencies, others, [...companyRoles], { passwordHash }))
  const ownCart = await otherCompanyUser.call(cartPositionEndpoints.add, input)
  own.cart = ownCart.id
  own.position = ownCart.cartPositions[0]?.id ?? ''
  own.colleague = (await aUser(dependencies, others, [...companyRoles], { passwordHash: 'none' })).id
  own.customerNumber = others.customerNumber
  own.former = (await aUser(dependencies, others, [], { deletedAt: dependencies.clock.now() })).id
})
afterAll(() => shop.stop())

interface Attack {
  id?: string
  /** The further parameter of an address. */
  name?: string
  product?: string
  input?: unknown
}

const withId = (...ids: string[]): Attack[] => ids.map((id) => ({ id }))
const withInput = (...inputs: unknown[]): Attack[] => inputs.map((input) => ({ input }))
const ofShop = { product: 'normwerk' }
const writtenNews = { isHidden: true, texts: { en: { title: 'A', text: 'B' } } }
/** Users outside the attacker's company, and a deleted one of their own company. */
const otherCompanyUsers = () => [people.owner, people.colleague, people.former, own.former]

/** For every call that takes an id and is not public: calls with an id of the other company in each place. */
const attacks: Record<string, () => Attack[]> = {
  'GET /api/address/{id}': () => withId(theirs.address, theirs.invoice),
  'DELETE /api/address/{id}': () => withId(theirs.address, theirs.invoice),
  'PUT /api/address': () =>
    [theirs.address, theirs.invoice].flatMap((id) => withInput({ id, city: 'Meins' }, { id, isUsual: true }, { id })),
  'GET /api/cart/{id}': () => withId(theirs.cart),
  'GET /api/cart/export/{id}': () => withId(theirs.cart),
  'GET /api/cart/save/{id}': () => withId(theirs.cart),
  'POST /api/cart/import': () =>
    [true, false].flatMap((dryRun) =>
      withInput({ cartId: theirs.cart, rows: [{ row: 1, articleNo: 'AZH-6x200', quantity: 1 }], dryRun }),
    ),
  'DELETE /api/cart/import/mapping/{id}': () => withId(theirs.rememberedColumns),
  'DELETE /api/remembered-part/{id}': () => withId(theirs.rememberedPart),
  'GET /api/order/{id}': () => withId(theirs.order),
  'GET /api/order/{id}/documents': () => withId(theirs.order),
  'GET /api/resources/document/{id}/{name}': () => [theirs.document],
  'POST /api/order/reorder': () =>
    withInput({ orderId: theirs.order }, { orderId: theirs.order, positionIds: [theirs.position] }),
  'PUT /api/order/offer/{id}/accept': () => [{ id: theirs.offer, input: {} }],
  'PUT /api/order/offer/{id}/ask': () => [{ id: theirs.offer, input: { question: 'Geht es schneller?' } }],
  'DELETE /api/cart/position/{id}': () => withId(theirs.position),
  'PUT /api/user/passkey': () => withInput({ id: theirs.passkey, name: 'Telefon' }),
  'POST /api/user/passkey/remove': () => withInput({ id: theirs.passkey, password }),
  'DELETE /api/user/session': () => withInput({ id: theirs.session }),
  'PUT /api/cart': () =>
    withInput(
      { cartId: theirs.cart, comment: 'mine' },
      { cartId: own.cart, cartOptions: { deliveryAddressId: theirs.address } },
      { cartId: own.cart, projectId: theirs.project },
    ),
  'PUT /api/cart/default': () => withInput({ cartId: theirs.cart }),
  'POST /api/cart': () =>
    withInput({ name: 'mine', fromCartId: theirs.cart }, { name: 'mine', projectId: theirs.project }),
  'DELETE /api/cart/{id}': () => withId(theirs.cart),
  'PUT /api/cart/seen': () =>
    [theirs.cart, own.cart].flatMap((cartId) =>
      withInput({
        cartId,
        positions: [own.position, theirs.position].map((id) => ({ id, price: '4.30', availability: 'inStock' })),
      }),
    ),
  'POST /api/cart/position/move': () =>
    [true, false].flatMap((copy) =>
      withInput(
        { positionIds: [theirs.position], targetCartId: theirs.cart, copy },
        { positionIds: [theirs.position], targetCartId: own.cart, copy },
        { positionIds: [own.position, theirs.position], targetCartId: own.cart, copy },
        { positionIds: [own.position], targetCartId: theirs.cart, copy },
      ),
    ),
  'PUT /api/cart/{id}/share': () => [
    { id: theirs.cart, input: { userIds: [], right: 'read' } },
    { id: theirs.cart, input: { userIds: [own.colleague], right: 'edit' } },
    ...otherCompanyUsers().map((userId) => ({
      id: own.cart,
      input: { userIds: [own.colleague, userId], right: 'read' },
    })),
    ...otherCompanyUsers().map((userId) => ({
      id: own.cart,
      input: { userIds: [own.colleague], right: 'read', shares: [{ userId, right: 'read' }] },
    })),
  ],
  'POST /api/cart/{id}/hand-over': () => [
    { id: theirs.cart, input: { userId: own.colleague } },
    ...otherCompanyUsers().map((userId) => ({ id: own.cart, input: { userId } })),
  ],
  'PUT /api/cart/clear': () => withInput({ cartId: theirs.cart }),
  'POST /api/cart/position': () => withInput({ cartId: theirs.cart, productDimensionId: theirs.part, quantity: 1 }),
  'POST /api/cart/position/direct': () => withInput({ cartId: theirs.cart, abmessungsNr: 'AZH-6x200', quantity: 1 }),
  'POST /api/cart/position/restore': () => withInput({ positionId: theirs.position }),
  'PUT /api/cart/position': () => withInput({ positionId: theirs.position, quantity: 2 }),
  'PUT /api/cart/position/many': () =>
    [theirs.cart, own.cart].flatMap((cartId) =>
      withInput({ cartId, positionIds: [own.position, theirs.position], comment: 'mine' }),
    ),
  'PUT /api/cart/position/replace': () =>
    withInput({ replacePositionId: theirs.position, productDimensionId: theirs.part, quantity: 1 }),
  'POST /api/cart/position/remove': () =>
    [theirs.cart, own.cart].flatMap((cartId) => withInput({ cartId, positionIds: [own.position, theirs.position] })),
  'POST /api/cart/position/restore-many': () =>
    [theirs.cart, own.cart].flatMap((cartId) => withInput({ cartId, positionIds: [own.position, theirs.position] })),
  'POST /api/cart/configurator': () => withInput({ optionalCartId: theirs.cart, ...configuration }),
  'PUT /api/cart/configurator/replace': () => withInput({ replacePositionId: theirs.position, ...configuration }),
  'GET /api/cart/configurator/{id}': () => withId(theirs.group, theirs.position),
  'GET /api/cart/configurator/step/{id}': () => withId(theirs.group, theirs.position),
  'GET /api/project/{id}': () => withId(theirs.project),
  'PUT /api/project/{id}': () =>
    [{ name: 'Meins' }, { archived: true }, {}].map((input) => ({ id: theirs.project, input })),
  'DELETE /api/project/{id}': () => withId(theirs.project),
  'POST /api/order': () => withInput({ cartId: theirs.cart, orderType: 'Order' }),
  'POST /api/order/shipping': () =>
    withInput(
      { cartId: theirs.cart, deliveryType: 'StandardDelivery', deliveryAddressId: null },
      { cartId: own.cart, deliveryType: 'StandardDelivery', deliveryAddressId: theirs.address },
    ),
  'GET /api/admin/user/{id}': () => withId(...otherCompanyUsers()),
  'DELETE /api/admin/user/{id}': () => withId(...otherCompanyUsers()),
  'POST /api/admin/user/invite': () => withInput(...otherCompanyUsers().map((userId) => ({ userId }))),
  'PUT /api/admin/user': () =>
    otherCompanyUsers().flatMap((id) =>
      withInput({ id, lastName: 'Meins' }, { id, roles: [] }, { id, enabled: false }, { id }),
    ),
  'PUT /api/admin/user/lock': () =>
    otherCompanyUsers().flatMap((userId) => withInput({ userId, locking: true }, { userId, locking: false })),
  'PUT /api/admin/user/second-factor': () => withInput(...otherCompanyUsers().map((userId) => ({ userId }))),
  'PUT /api/admin/registration/{id}': () =>
    [people.registered, people.registeredAnew].flatMap((id) => [
      { id, input: { accept: true, roles: [...companyRoles] } },
      { id, input: { accept: false } },
    ]),
}

/** What staff may do with every user; here with an unknown id, and with that of a deleted user. */
const ofStaff: Record<string, (id: string) => Attack[]> = {
  'GET /api/global-admin/{id}': (id) => withId(id),
  'DELETE /api/global-admin/company/{id}': (id) => withId(id),
  'DELETE /api/global-admin/user/{id}': (id) => withId(id),
  'POST /api/global-admin/user/invite': (userId) => withInput({ userId }),
  'PUT /api/global-admin/user': (id) => withInput({ id, lastName: 'Neu' }, { id, roles: ['GLOBAL_ADMIN'] }, { id }),
  'PUT /api/global-admin/user/change-company': (userId) => withInput({ userId, customerNumber: own.customerNumber }),
  'PUT /api/global-admin/user/lock': (userId) => withInput({ userId, locking: true }),
  'PUT /api/global-admin/user/second-factor': (userId) => withInput({ userId }),
  'PUT /api/global-admin/registration/{id}': (id) => [
    { id, input: { accept: true } },
    { id, input: { accept: false } },
  ],
  'GET /api/global-admin/company': (id) => withInput({ id }),
  'PUT /api/global-admin/company': (id) => withInput({ id, companyName: 'Neu' }, { id }),
  'POST /api/global-admin/mail/repeat': (id) => withInput({ id }),
  'POST /api/global-admin/order/repeat': (id) => withInput({ id }),
  'POST /api/global-admin/document/repeat': (id) => withInput({ id }),
  'GET /api/global-admin/erp/answer/{id}': (id) => withId(id),
  'DELETE /api/global-admin/erp/answer/{id}': (id) => withId(id),
  'POST /api/global-admin/erp/answer/repeat': (id) => withInput({ id }),
  'GET /api/back-office/order/{id}': (id) => withId(id),
  'PUT /api/back-office/order/status': (orderId) => withInput({ orderId, status: 3 }),
  'POST /api/back-office/order/delivery': (orderId) =>
    withInput({ orderId, positions: [{ positionId: nobodysId, quantity: 1 }] }),
  'PUT /api/back-office/order/delivery': (id) => withInput({ id, tracking: '1' }),
  'POST /api/back-office/order/correction': (orderId) =>
    [orderId, theirs.order].flatMap((order) =>
      withInput({ orderId: order, invoiceId: nobodysId, positions: [], creditsShipping: true, reason: 'x' }),
    ),
  'POST /api/back-office/order/certificate': (orderId) =>
    [orderId, theirs.order].flatMap((order) => withInput({ orderId: order, positionId: nobodysId, ...certificate })),
  'POST /api/back-office/order/note': (orderId) => withInput({ orderId, text: 'x' }),
  'POST /api/back-office/inquiry/{id}/offer': (id) => [
    { id, input: { positions: [{ positionId: nobodysId, price: '1.00' }], validUntil: '9999-12-31' } },
  ],
  'DELETE /api/global-admin/cross-reference/{id}': (id) => withId(id),
  'DELETE /api/global-admin/missed-search/{id}': (id) => withId(id),
  'GET /api/global-admin/newsletter/{id}': (id) => withId(id),
  'PUT /api/global-admin/newsletter/{id}': (id) => [{ id, input: { texts: { en: { title: 'A', text: 'B' } } } }],
  'DELETE /api/global-admin/newsletter/{id}': (id) => withId(id),
  'POST /api/global-admin/newsletter/{id}/test': (id) => [{ id, input: { language: 'en' } }],
  'POST /api/global-admin/newsletter/{id}/send': (id) => withId(id),
  'GET /api/{product}/news/{id}': (id) => [{ id, ...ofShop }],
  'PUT /api/{product}/news/{id}': (id) => [{ id, ...ofShop, input: writtenNews }],
  'DELETE /api/{product}/news/{id}': (id) => [{ id, ...ofShop }],
  'DELETE /api/{product}/slides/{id}': (id) => [{ id, ...ofShop }],
  'PUT /api/{product}/slides/order': (id) => [{ ...ofShop, input: { slideIds: [id] } }],
  'PUT /api/global-admin/remembered-part/{id}': (id) => withId(id),
  'DELETE /api/global-admin/remembered-part/{id}': (id) => withId(id),
  'POST /api/global-admin/catalogue/package/{id}/check': (id) => withId(id),
  'POST /api/global-admin/catalogue/package/{id}/import': (id) => withId(id),
  'DELETE /api/global-admin/catalogue/package/{id}': (id) => withId(id),
}

/** Calls whose ids name parts of the catalogue, which is public. */
const ofTheCatalogue = [
  'POST /api/product-dimension/tolerance-price',
  'PUT /api/customer-article',
  'PUT /api/favorite/{productId}',
  'DELETE /api/favorite/{productId}',
]
/** Calls whose ids are of authenticators, which keep them to themselves. */
const ofAuthenticators = ['POST /api/user/passkey']
/** Lists that an id filters: a foreign id finds nothing. */
const narrowed = [
  'GET /api/admin/audit',
  'GET /api/global-admin/audit',
  'GET /api/order/export',
  'POST /api/back-office/order/list',
  'POST /api/order/list',
]
/** Its form is tested separately. */
const withFile = ['POST /api/global-admin/catalogue/package/{id}/part']
/** Only visits from purchasing systems may call it; their tests name the carts of others. */
const ofVisits = ['POST /api/oci/transfer']

const guarded = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter((endpoint) => grants[endpoint.permission] !== 'anonymous' && takesId(endpoint))
  .filter(
    ({ route }) =>
      !ofTheCatalogue.includes(route) && ![...ofAuthenticators, ...narrowed, ...withFile, ...ofVisits].includes(route),
  )
const isStaffs = ({ permission }: Endpoint) => grants[permission] === 'GLOBAL_ADMIN'
const named = (endpoints: Endpoint[]) => endpoints.map((endpoint): [string, Endpoint] => [endpoint.route, endpoint])

async function expectNothingThere(visitor: Visitor, endpoint: Endpoint, tried: Attack[]): Promise<void> {
  expect(tried.length, 'a call that takes an id needs its attack here').toBeGreaterThan(0)
  for (const { input, ...params } of tried) {
    const rejection = await visitor.rejected(endpoint, input, { params })
    expect(rejection, JSON.stringify({ params, input })).toMatchObject({ status: 404, code: 'entryNotFound' })
  }
}

describe("another company's id does not exist", () => {
  test.each(named(guarded.filter((endpoint) => !isStaffs(endpoint))))('%s', async (route, endpoint) => {
    const [before, ownBefore] = [await readTheirs(), await readOwnPositions()]
    await expectNothingThere(otherCompanyUser, endpoint, attacks[route]?.() ?? [])
    expect(await readTheirs()).toEqual(before)
    expect(await readOwnPositions()).toEqual(ownBefore)
  })

  test('in the audit log it finds nothing', async () => {
    const { dependencies } = shop
    const event = {
      id: dependencies.ids.next(),
      at: dependencies.clock.now(),
      action: 'user.changed' as const,
      changes: {},
    }
    await dependencies.database.insert(audit).values({ ...event, userId: people.owner, companyId: theirs.company })
    for (const userId of otherCompanyUsers()) {
      const answer = await otherCompanyUser.send('GET', `/api/admin/audit?userId=${userId}`)
      expect([200, 404]).toContain(answer.status)
      expect(JSON.parse(answer.text).items ?? []).toEqual([])
    }
  })

  test('nor does an invalid id', async () => {
    for (const endpoint of guarded.filter(({ route }) => route.includes('{id}'))) {
      const visitor = isStaffs(endpoint) ? staff : otherCompanyUser
      const [attack] = attacks[endpoint.route]?.() ?? ofStaff[endpoint.route]?.(nobodysId) ?? []
      const rejection = await visitor.rejected(endpoint, attack?.input, { params: { id: "1' or '1'='1" } })
      expect(rejection, endpoint.route).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('unknown ids are not found by staff either', () => {
  test.each(named(guarded.filter(isStaffs)))('%s', async (route, endpoint) => {
    for (const id of [nobodysId, people.former]) {
      await expectNothingThere(staff, endpoint, ofStaff[route]?.(id) ?? [])
    }
  })
})

/** Reads the positions of the attacker, of which a list with own and foreign ids must change none. */
function readOwnPositions() {
  return shop.dependencies.database.select().from(cartPositions).where(eq(cartPositions.cartId, own.cart))
}

/** Reads everything of the attacked company that a call could have changed. */
async function readTheirs(): Promise<unknown[]> {
  const { database } = shop.dependencies
  const staffOfTheirs = database.select({ id: users.id }).from(users).where(eq(users.companyId, theirs.company))
  return Promise.all([
    database.select().from(companies).where(eq(companies.id, theirs.company)),
    database.select().from(addresses).where(eq(addresses.companyId, theirs.company)).orderBy(addresses.id),
    database.select().from(users).where(eq(users.companyId, theirs.company)).orderBy(users.id),
    database.select().from(passkeys).orderBy(passkeys.id),
    database.select().from(sessions).where(inArray(sessions.userId, staffOfTheirs)).orderBy(sessions.id),
    database.select().from(orders).where(eq(orders.companyId, theirs.company)).orderBy(orders.id),
    database.select().from(carts).where(eq(carts.id, theirs.cart)),
    database.select().from(cartPositions).where(eq(cartPositions.cartId, theirs.cart)),
    database.select().from(cartShares),
    database.select().from(projects),
    database.select().from(rememberedParts),
    database.select().from(columnMappings),
    database.select().from(registrations).orderBy(registrations.id),
  ])
}

function takesId({ route, input }: Endpoint): boolean {
  if (route.includes('{id}')) return true
  if (input === undefined) return false
  const json = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return /"(ids?|\w+Ids?)":/.test(json.replaceAll('"vatId":', ''))
}
