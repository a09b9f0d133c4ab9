import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { demoSeller } from '../../database/seed/demo-companies.ts'
import { place } from '../calls/address-book.ts'
import { newsCalls } from '../calls/news-calls.ts'
import { newsletterCalls } from '../calls/newsletter-calls.ts'
import { slideCalls } from '../calls/slide-calls.ts'
import type { Visitor } from '../visitor.ts'
import { offerFor, type Scene } from './set-scene.ts'

/** A request that changes something. */
export interface ChangingCall {
  visitor: Visitor
  /** In the place of the one value of the path. */
  id?: string
  input?: unknown
  /** The content of a file, which is sent instead of an input. */
  file?: string | Buffer
}

/** Chooses other products than before, as every company sees the same ones. */
async function otherProducts(
  staff: Visitor,
  endpoint: (typeof catalogueEndpoints)['readLandingPage' | 'readHighlighted' | 'readNew'],
) {
  const { productNrs } = await staff.call(endpoint)
  return { visitor: staff, input: { productNrs: productNrs.includes('AZN') ? ['AZH'] : ['AZN'] } }
}

const maintenance = { from: '9999-11-04T07:00:00Z', to: '9999-11-04T10:00:00Z', message: { de: 'Wartung' } }
const configuration = { articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: {}, configurationName: 'Satz' }
const person = { firstName: 'Anna', lastName: 'Neu', roles: ['SHOP_USER'] }
const invoiceAddress = { street: 'Am Hafen', zip: '80331', city: 'München', country: 'DE' }

/** A call of each route that takes a key, which changes something in the scene. */
export const changingCalls: Record<string, (scene: Scene) => ChangingCall | Promise<ChangingCall>> = {
  'POST /api/address': ({ admin }) => ({ visitor: admin, input: place }),
  'PUT /api/address': ({ admin, company }) => ({ visitor: admin, input: { id: company.otherAddress.id, city: 'Ulm' } }),
  'DELETE /api/address/{id}': ({ admin, company }) => ({ visitor: admin, id: company.otherAddress.id }),
  'PUT /api/cart/default': ({ admin, saved }) => ({ visitor: admin, input: { cartId: saved.id } }),
  'PUT /api/cart': ({ admin, cart }) => ({ visitor: admin, input: { cartId: cart.id, comment: 'Eilt' } }),
  'PUT /api/cart/clear': ({ admin, cart }) => ({ visitor: admin, input: { cartId: cart.id } }),
  'POST /api/cart/load': ({ admin, file }) => ({ visitor: admin, file }),
  'POST /api/cart/position': ({ admin, part }) => ({
    visitor: admin,
    input: { productDimensionId: part.id, quantity: 5 },
  }),
  'POST /api/cart/position/direct': ({ admin }) => ({
    visitor: admin,
    input: { abmessungsNr: 'AZH-6x160', quantity: 5 },
  }),
  'PUT /api/cart/position': ({ admin, first }) => ({ visitor: admin, input: { positionId: first, quantity: 7 } }),
  'PUT /api/cart/position/many': ({ admin, cart, first }) => ({
    visitor: admin,
    input: { cartId: cart.id, positionIds: [first], comment: 'Eilt' },
  }),
  'PUT /api/cart/position/replace': ({ admin, first, part }) => ({
    visitor: admin,
    input: { replacePositionId: first, productDimensionId: part.id, quantity: 9 },
  }),
  'DELETE /api/cart/position/{id}': ({ admin, first }) => ({ visitor: admin, id: first }),
  'POST /api/cart/position/restore': async ({ admin, first }) => {
    await admin.call(cartPositionEndpoints.delete, undefined, { params: { id: first } })
    return { visitor: admin, input: { positionId: first } }
  },
  'POST /api/cart/position/remove': ({ admin, cart, first, second }) => ({
    visitor: admin,
    input: { cartId: cart.id, positionIds: [first, second] },
  }),
  'POST /api/cart/position/restore-many': async ({ admin, cart, first }) => {
    await admin.call(cartPositionEndpoints.delete, undefined, { params: { id: first } })
    return { visitor: admin, input: { cartId: cart.id, positionIds: [first] } }
  },
  'PUT /api/product/landing-page': ({ staff }) => otherProducts(staff, catalogueEndpoints.readLandingPage),
  'PUT /api/global-admin/showcase/{key}': async ({ staff }) => {
    const { visitor, input } = await otherProducts(staff, catalogueEndpoints.readNew)
    return { visitor, id: 'new', input: { ...input, from: null, to: '9999-12-31T00:00:00Z' } }
  },
  'PUT /api/product/highlighted': ({ staff }) => otherProducts(staff, catalogueEndpoints.readHighlighted),
  'PUT /api/product/new': ({ staff }) => otherProducts(staff, catalogueEndpoints.readNew),
  'PUT /api/maintenance': ({ staff, mail }) => ({ visitor: staff, input: { ...maintenance, message: { de: mail } } }),
  'DELETE /api/maintenance': async ({ staff }) => {
    await staff.call(maintenanceEndpoints.announce, maintenance)
    return { visitor: staff }
  },
  ...slideCalls,
  ...newsCalls,
  ...newsletterCalls,
  'PUT /api/user/dashboard': ({ admin }) => ({ visitor: admin, input: { tiles: ['cad'] } }),
  'PUT /api/admin/company': ({ admin }) => ({ visitor: admin, input: { companyAddition: 'Werk 2' } }),
  'PUT /api/admin/punchout': ({ admin }) => ({ visitor: admin, input: { materialGroup: 'WZ-01' } }),
  'DELETE /api/admin/punchout/password': async ({ admin }) => {
    await admin.call(punchoutEndpoints.rotatePassword)
    return { visitor: admin }
  },
  'POST /api/global-admin/company': ({ staff }) => ({
    visitor: staff,
    input: { companyName: 'Neuform GmbH', discountGroup: 'none', invoiceAddress },
  }),
  'PUT /api/global-admin/contact': ({ staff, mail }) => ({
    visitor: staff,
    input: {
      fieldService: { name: 'Anna Neu', email: `${mail}@shop.example`, phoneNumber: '+49 711 1234567' },
      officeStaff: null,
    },
  }),
  'PUT /api/global-admin/company': ({ staff, company }) => ({
    visitor: staff,
    input: { id: company.id, companyName: 'Umform GmbH' },
  }),
  'POST /api/admin/user': ({ admin, mail }) => ({
    visitor: admin,
    input: { ...person, email: `${mail}@firm.example` },
  }),
  'POST /api/admin/user/invite': ({ admin, invited }) => ({ visitor: admin, input: { userId: invited.id } }),
  'PUT /api/admin/user': ({ admin, colleague }) => ({ visitor: admin, input: { id: colleague.id, lastName: 'Neu' } }),
  'PUT /api/admin/user/lock': ({ admin, colleague }) => ({
    visitor: admin,
    input: { userId: colleague.id, locking: true },
  }),
  'PUT /api/admin/user/second-factor': ({ admin, colleague }) => ({ visitor: admin, input: { userId: colleague.id } }),
  'DELETE /api/admin/user/{id}': ({ admin, colleague }) => ({ visitor: admin, id: colleague.id }),
  'POST /api/cart/configurator': ({ admin }) => ({ visitor: admin, input: configuration }),
  'PUT /api/cart/configurator/replace': ({ admin, first }) => ({
    visitor: admin,
    input: { replacePositionId: first, ...configuration },
  }),
  'POST /api/global-admin/cross-reference': ({ staff, mail }) => ({
    visitor: staff,
    // No other number begins with these letters.
    input: { maker: `Beispiel ${mail}`, number: `${mail.replaceAll(/[^a-z]/g, '')}6-200`, articleNo: 'AZH-6x200' },
  }),
  'DELETE /api/global-admin/cross-reference/{id}': async ({ staff, makeReference }) => ({
    visitor: staff,
    id: await makeReference(),
  }),
  'PUT /api/customer-article': ({ admin, part }) => ({
    visitor: admin,
    input: { productDimensionId: part.id, ownNumber: 'W-77' },
  }),
  'PUT /api/favorite/{productId}': ({ admin, part }) => ({ visitor: admin, id: part.productId }),
  'DELETE /api/global-admin/erp/answer/{id}': ({ staff, answer }) => ({ visitor: staff, id: answer }),
  'POST /api/global-admin/mail/repeat': ({ staff, mail }) => ({ visitor: staff, input: { id: mail } }),
  'DELETE /api/global-admin/missed-search/{id}': ({ staff, missed }) => ({ visitor: staff, id: missed }),
  'POST /api/global-admin/synonym': ({ staff, mail }) => ({
    visitor: staff,
    // No other synonym begins with these letters.
    input: { words: `q${mail.replaceAll(/[^a-z]/g, '')}stift`, means: 'AZH', language: null },
  }),
  'PUT /api/global-admin/synonym/{id}': async ({ staff, makeSynonym, mail }) => ({
    visitor: staff,
    id: await makeSynonym(),
    input: { words: `k${mail.replaceAll(/[^a-z]/g, '')}stift`, means: 'AZH', language: 'de' },
  }),
  'DELETE /api/global-admin/synonym/{id}': async ({ staff, makeSynonym }) => ({
    visitor: staff,
    id: await makeSynonym(),
  }),
  'POST /api/part-note': ({ admin, part }) => ({
    visitor: admin,
    input: { productDimensionId: part.id, text: 'Zwei Ersatz' },
  }),
  'PUT /api/part-note/{id}': ({ admin, note }) => ({ visitor: admin, id: note, input: { text: 'Drei Ersatz' } }),
  'DELETE /api/part-note/{id}': ({ admin, note }) => ({ visitor: admin, id: note }),
  'POST /api/saved-search': ({ admin, mail }) => ({ visitor: admin, input: { name: 'Stifte', search: { q: mail } } }),
  'PUT /api/saved-search/{id}': ({ admin, savedSearch }) => ({
    visitor: admin,
    id: savedSearch,
    input: { name: 'Dünne Stifte' },
  }),
  'DELETE /api/saved-search/{id}': ({ admin, savedSearch }) => ({ visitor: admin, id: savedSearch }),
  'POST /api/statistics/files/zip': ({ admin }) => ({ visitor: admin }),
  'POST /api/order/reorder': async ({ admin, makeOrder }) => ({
    visitor: admin,
    input: { orderId: (await makeOrder()).id },
  }),
  'PUT /api/order/offer/{id}/accept': async ({ admin, makeOffer }) => ({
    visitor: admin,
    id: (await makeOffer()).id,
    input: {},
  }),
  'PUT /api/order/offer/{id}/ask': async ({ admin, makeOffer }) => ({
    visitor: admin,
    id: (await makeOffer()).id,
    input: { question: 'Geht es schneller?' },
  }),
  'POST /api/back-office/inquiry/{id}/offer': async ({ staff, makeOffer }) => {
    const inquiry = await makeOffer()
    return { visitor: staff, id: inquiry.id, input: offerFor(inquiry) }
  },
  'PUT /api/back-office/order/status': async ({ staff, makeOrder }) => ({
    visitor: staff,
    input: { orderId: (await makeOrder()).id, status: 4 },
  }),
  'POST /api/back-office/order/delivery': async ({ staff, makeOrder }) => {
    const { id: orderId, positions } = await makeOrder()
    return { visitor: staff, input: { orderId, positions: [{ positionId: positions.at(-1)?.id, quantity: 1 }] } }
  },
  'PUT /api/back-office/order/delivery': async ({ staff, makeOrder }) => ({
    visitor: staff,
    input: { id: (await makeOrder()).deliveries[0]?.id, tracking: 'PKG-1' },
  }),
  'POST /api/back-office/order/correction': async ({ staff, makeOrder }) => {
    const { id: orderId, invoices, positions } = await makeOrder()
    const credited = [{ positionId: positions.at(-1)?.id, quantity: 1 }]
    const invoiceId = invoices[0]?.id
    return { visitor: staff, input: { orderId, invoiceId, positions: credited, creditsShipping: false, reason: 'Maß' } }
  },
  'POST /api/back-office/order/certificate': async ({ staff, makeOrder }) => {
    const { id: orderId, positions } = await makeOrder()
    const tests = [{ property: 'Härte', measured: '59' }]
    const inspector = { name: 'P. Prüfer', office: 'Qualität' }
    const positionId = positions.at(-1)?.id
    return { visitor: staff, input: { orderId, positionId, heatNumber: '1', analysis: [], tests, inspector } }
  },
  'POST /api/back-office/order/note': async ({ staff, makeOrder }) => ({
    visitor: staff,
    input: { orderId: (await makeOrder()).id, text: 'Kunde ruft zurück' },
  }),
  'PUT /api/global-admin/seller': ({ staff }) => ({ visitor: staff, input: { ...demoSeller, website: 'neu.example' } }),
  'POST /api/order': ({ admin, cart }) => ({ visitor: admin, input: { cartId: cart.id, orderType: 'Order' } }),
  'POST /api/cart/import': ({ admin }) => ({
    visitor: admin,
    input: { rows: [{ row: 1, articleNo: 'AZH-6x200', quantity: 3 }], dryRun: false },
  }),
  'PUT /api/cart/import/mapping': ({ admin }) => ({
    visitor: admin,
    input: { headers: ['A', 'B'], mapping: { quantity: [0], articleNo: [1] } },
  }),
  'DELETE /api/cart/import/mapping/{id}': ({ admin, mapping }) => ({ visitor: admin, id: mapping }),
  'POST /api/project': ({ admin }) => ({ visitor: admin, input: { number: 'W-2', name: 'Form' } }),
  'PUT /api/project/{id}': ({ admin, project }) => ({ visitor: admin, id: project, input: { name: 'Form 2' } }),
  'DELETE /api/project/{id}': ({ admin, project }) => ({ visitor: admin, id: project }),
  'PUT /api/admin/registration/{id}': ({ admin, registration }) => ({
    visitor: admin,
    id: registration,
    input: { accept: true, roles: ['SHOP_USER'] },
  }),
  'PUT /api/global-admin/registration/{id}': ({ staff, registration }) => ({
    visitor: staff,
    id: registration,
    input: { accept: false },
  }),
  'DELETE /api/remembered-part/{id}': ({ admin, remembered }) => ({ visitor: admin, id: remembered }),
  'DELETE /api/remembered-part': ({ admin }) => ({ visitor: admin }),
  'PUT /api/global-admin/remembered-part/{id}': ({ staff, remembered }) => ({ visitor: staff, id: remembered }),
  'POST /api/cart': ({ admin }) => ({ visitor: admin, input: { name: 'Form 9' } }),
  'DELETE /api/cart/{id}': ({ admin, saved }) => ({ visitor: admin, id: saved.id }),
  'POST /api/cart/position/move': ({ admin, first, saved }) => ({
    visitor: admin,
    input: { positionIds: [first], targetCartId: saved.id, copy: true },
  }),
  'PUT /api/cart/{id}/share': ({ admin, cart, colleague }) => ({
    visitor: admin,
    id: cart.id,
    input: { userIds: [colleague.id], right: 'read' },
  }),
  'POST /api/cart/{id}/hand-over': async ({ admin, saved, part, colleague }) => {
    await admin.call(cartPositionEndpoints.add, { cartId: saved.id, productDimensionId: part.id })
    return { visitor: admin, id: saved.id, input: { userId: colleague.id } }
  },
  'POST /api/global-admin/user': ({ staff, mail }) => ({
    visitor: staff,
    input: { ...person, roles: ['GLOBAL_ADMIN'], email: `${mail}@shop.example` },
  }),
  'POST /api/global-admin/user/invite': ({ staff, invited }) => ({ visitor: staff, input: { userId: invited.id } }),
  'PUT /api/global-admin/user': ({ staff, colleague }) => ({
    visitor: staff,
    input: { id: colleague.id, lastName: 'Neu' },
  }),
  'PUT /api/global-admin/user/change-company': ({ staff, colleague, other }) => ({
    visitor: staff,
    input: { userId: colleague.id, customerNumber: other.customerNumber },
  }),
  'PUT /api/global-admin/user/lock': ({ staff, colleague }) => ({
    visitor: staff,
    input: { userId: colleague.id, locking: true },
  }),
  'PUT /api/global-admin/user/second-factor': ({ staff, colleague }) => ({
    visitor: staff,
    input: { userId: colleague.id },
  }),
  'DELETE /api/global-admin/company/{id}': ({ staff, other }) => ({ visitor: staff, id: other.id }),
  'DELETE /api/global-admin/user/{id}': ({ staff, colleague }) => ({ visitor: staff, id: colleague.id }),
}
