import { companyRoles } from '@normwerk/contract/permissions'
import { nobodysId } from '../calls/call-empty.ts'
import { configuration, type TwoCompanies } from './two-companies.ts'

export interface Attack {
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
const certificate = {
  heatNumber: '1',
  analysis: [],
  tests: [{ property: 'Härte', measured: '59' }],
  inspector: { name: 'P. Prüfer', office: 'Qualität' },
}

/** For every call that takes an id and is not public: calls with an id of the other company in each place. */
export const attacks: Record<string, (scene: TwoCompanies) => Attack[]> = {
  'GET /api/address/{id}': ({ theirs }) => withId(theirs.address, theirs.invoice),
  'DELETE /api/address/{id}': ({ theirs }) => withId(theirs.address, theirs.invoice),
  'PUT /api/address': ({ theirs }) =>
    [theirs.address, theirs.invoice].flatMap((id) => withInput({ id, city: 'Meins' }, { id, isUsual: true }, { id })),
  'GET /api/cart/{id}': ({ theirs }) => withId(theirs.cart),
  'GET /api/cart/export/{id}': ({ theirs }) => withId(theirs.cart),
  'GET /api/cart/save/{id}': ({ theirs }) => withId(theirs.cart),
  'POST /api/cart/import': ({ theirs }) =>
    [true, false].flatMap((dryRun) =>
      withInput({ cartId: theirs.cart, rows: [{ row: 1, articleNo: 'AZH-6x200', quantity: 1 }], dryRun }),
    ),
  'DELETE /api/cart/import/mapping/{id}': ({ theirs }) => withId(theirs.rememberedColumns),
  'DELETE /api/remembered-part/{id}': ({ theirs }) => withId(theirs.rememberedPart),
  'GET /api/order/{id}': ({ theirs }) => withId(theirs.order),
  'GET /api/order/{id}/labels': ({ theirs }) => withId(theirs.order),
  'GET /api/order/{id}/documents': ({ theirs }) => withId(theirs.order),
  'GET /api/resources/document/{id}/{name}': ({ theirs }) => [theirs.document],
  'POST /api/order/reorder': ({ theirs }) =>
    withInput({ orderId: theirs.order }, { orderId: theirs.order, positionIds: [theirs.position] }),
  'PUT /api/order/offer/{id}/accept': ({ theirs }) => [{ id: theirs.offer, input: {} }],
  'PUT /api/order/offer/{id}/ask': ({ theirs }) => [{ id: theirs.offer, input: { question: 'Geht es schneller?' } }],
  'DELETE /api/cart/position/{id}': ({ theirs }) => withId(theirs.position),
  'PUT /api/user/passkey': ({ theirs }) => withInput({ id: theirs.passkey, name: 'Telefon' }),
  'POST /api/user/passkey/remove': ({ theirs, own }) => withInput({ id: theirs.passkey, password: own.password }),
  'DELETE /api/user/session': ({ theirs }) => withInput({ id: theirs.session }),
  'PUT /api/cart': ({ theirs, own }) =>
    withInput(
      { cartId: theirs.cart, comment: 'mine' },
      { cartId: own.cart, cartOptions: { deliveryAddressId: theirs.address } },
      { cartId: own.cart, projectId: theirs.project },
    ),
  'PUT /api/cart/default': ({ theirs }) => withInput({ cartId: theirs.cart }),
  'POST /api/cart': ({ theirs }) =>
    withInput({ name: 'mine', fromCartId: theirs.cart }, { name: 'mine', projectId: theirs.project }),
  'DELETE /api/cart/{id}': ({ theirs }) => withId(theirs.cart),
  'PUT /api/cart/seen': ({ theirs, own }) =>
    [theirs.cart, own.cart].flatMap((cartId) =>
      withInput({
        cartId,
        positions: [own.position, theirs.position].map((id) => ({ id, price: '4.30', availability: 'inStock' })),
      }),
    ),
  'POST /api/cart/position/move': ({ theirs, own }) =>
    [true, false].flatMap((copy) =>
      withInput(
        { positionIds: [theirs.position], targetCartId: theirs.cart, copy },
        { positionIds: [theirs.position], targetCartId: own.cart, copy },
        { positionIds: [own.position, theirs.position], targetCartId: own.cart, copy },
        { positionIds: [own.position], targetCartId: theirs.cart, copy },
      ),
    ),
  'PUT /api/cart/{id}/share': ({ theirs, own, otherCompanyUsers }) => [
    { id: theirs.cart, input: { userIds: [], right: 'read' } },
    { id: theirs.cart, input: { userIds: [own.colleague], right: 'edit' } },
    ...otherCompanyUsers.map((userId) => ({
      id: own.cart,
      input: { userIds: [own.colleague, userId], right: 'read' },
    })),
    ...otherCompanyUsers.map((userId) => ({
      id: own.cart,
      input: { userIds: [own.colleague], right: 'read', shares: [{ userId, right: 'read' }] },
    })),
  ],
  'POST /api/cart/{id}/hand-over': ({ theirs, own, otherCompanyUsers }) => [
    { id: theirs.cart, input: { userId: own.colleague } },
    ...otherCompanyUsers.map((userId) => ({ id: own.cart, input: { userId } })),
  ],
  'PUT /api/cart/clear': ({ theirs }) => withInput({ cartId: theirs.cart }),
  'POST /api/cart/position': ({ theirs }) =>
    withInput({ cartId: theirs.cart, productDimensionId: theirs.part, quantity: 1 }),
  'POST /api/cart/position/direct': ({ theirs }) =>
    withInput({ cartId: theirs.cart, abmessungsNr: 'AZH-6x200', quantity: 1 }),
  'POST /api/cart/position/restore': ({ theirs }) => withInput({ positionId: theirs.position }),
  'PUT /api/cart/position': ({ theirs }) => withInput({ positionId: theirs.position, quantity: 2 }),
  'PUT /api/cart/position/many': ({ theirs, own }) =>
    [theirs.cart, own.cart].flatMap((cartId) =>
      withInput({ cartId, positionIds: [own.position, theirs.position], comment: 'mine' }),
    ),
  'PUT /api/cart/position/replace': ({ theirs }) =>
    withInput({ replacePositionId: theirs.position, productDimensionId: theirs.part, quantity: 1 }),
  'POST /api/cart/position/remove': ({ theirs, own }) =>
    [theirs.cart, own.cart].flatMap((cartId) => withInput({ cartId, positionIds: [own.position, theirs.position] })),
  'POST /api/cart/position/restore-many': ({ theirs, own }) =>
    [theirs.cart, own.cart].flatMap((cartId) => withInput({ cartId, positionIds: [own.position, theirs.position] })),
  'POST /api/cart/configurator': ({ theirs }) => withInput({ optionalCartId: theirs.cart, ...configuration }),
  'PUT /api/cart/configurator/replace': ({ theirs }) =>
    withInput({ replacePositionId: theirs.position, ...configuration }),
  'GET /api/cart/configurator/{id}': ({ theirs }) => withId(theirs.group, theirs.position),
  'GET /api/cart/configurator/hole-plan/{id}': ({ theirs }) => withId(theirs.group, theirs.position),
  'GET /api/cart/configurator/hole-table/{id}': ({ theirs }) => withId(theirs.group, theirs.position),
  'GET /api/cart/configurator/step/{id}': ({ theirs }) => withId(theirs.group, theirs.position),
  'GET /api/project/{id}': ({ theirs }) => withId(theirs.project),
  'PUT /api/project/{id}': ({ theirs }) =>
    [{ name: 'Meins' }, { archived: true }, {}].map((input) => ({ id: theirs.project, input })),
  'DELETE /api/project/{id}': ({ theirs }) => withId(theirs.project),
  'PUT /api/part-note/{id}': ({ theirs }) => [{ id: theirs.note, input: { text: 'Meine' } }],
  'DELETE /api/part-note/{id}': ({ theirs }) => withId(theirs.note),
  'PUT /api/saved-search/{id}': ({ theirs }) => [{ id: theirs.savedSearch, input: { name: 'Meine' } }],
  'DELETE /api/saved-search/{id}': ({ theirs }) => withId(theirs.savedSearch),
  'POST /api/order': ({ theirs }) => withInput({ cartId: theirs.cart, orderType: 'Order' }),
  'POST /api/order/shipping': ({ theirs, own }) =>
    withInput(
      { cartId: theirs.cart, deliveryType: 'StandardDelivery', deliveryAddressId: null },
      { cartId: own.cart, deliveryType: 'StandardDelivery', deliveryAddressId: theirs.address },
    ),
  'GET /api/admin/user/{id}': ({ otherCompanyUsers }) => withId(...otherCompanyUsers),
  'DELETE /api/admin/user/{id}': ({ otherCompanyUsers }) => withId(...otherCompanyUsers),
  'POST /api/admin/user/invite': ({ otherCompanyUsers }) =>
    withInput(...otherCompanyUsers.map((userId) => ({ userId }))),
  'PUT /api/admin/user': ({ otherCompanyUsers }) =>
    otherCompanyUsers.flatMap((id) =>
      withInput({ id, lastName: 'Meins' }, { id, roles: [] }, { id, enabled: false }, { id }),
    ),
  'PUT /api/admin/user/lock': ({ otherCompanyUsers }) =>
    otherCompanyUsers.flatMap((userId) => withInput({ userId, locking: true }, { userId, locking: false })),
  'PUT /api/admin/user/second-factor': ({ otherCompanyUsers }) =>
    withInput(...otherCompanyUsers.map((userId) => ({ userId }))),
  'PUT /api/admin/registration/{id}': ({ people }) =>
    [people.registered, people.registeredAnew].flatMap((id) => [
      { id, input: { accept: true, roles: [...companyRoles] } },
      { id, input: { accept: false } },
    ]),
}

/** What staff may do with every user; here with an unknown id, and with that of a deleted user. */
export const attacksOfStaff: Record<string, (id: string, scene: TwoCompanies) => Attack[]> = {
  'GET /api/global-admin/{id}': (id) => withId(id),
  'DELETE /api/global-admin/company/{id}': (id) => withId(id),
  'DELETE /api/global-admin/user/{id}': (id) => withId(id),
  'POST /api/global-admin/user/invite': (userId) => withInput({ userId }),
  'PUT /api/global-admin/user': (id) => withInput({ id, lastName: 'Neu' }, { id, roles: ['GLOBAL_ADMIN'] }, { id }),
  'PUT /api/global-admin/user/change-company': (userId, { own }) =>
    withInput({ userId, customerNumber: own.customerNumber }),
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
  'POST /api/back-office/order/correction': (orderId, { theirs }) =>
    [orderId, theirs.order].flatMap((order) =>
      withInput({ orderId: order, invoiceId: nobodysId, positions: [], creditsShipping: true, reason: 'x' }),
    ),
  'POST /api/back-office/order/certificate': (orderId, { theirs }) =>
    [orderId, theirs.order].flatMap((order) => withInput({ orderId: order, positionId: nobodysId, ...certificate })),
  'POST /api/back-office/order/note': (orderId) => withInput({ orderId, text: 'x' }),
  'POST /api/back-office/inquiry/{id}/offer': (id) => [
    { id, input: { positions: [{ positionId: nobodysId, price: '1.00' }], validUntil: '9999-12-31' } },
  ],
  'DELETE /api/global-admin/cross-reference/{id}': (id) => withId(id),
  'DELETE /api/global-admin/missed-search/{id}': (id) => withId(id),
  'PUT /api/global-admin/synonym/{id}': (id) => [{ id, input: { words: 'Schubstift', means: 'AZH', language: null } }],
  'DELETE /api/global-admin/synonym/{id}': (id) => withId(id),
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
