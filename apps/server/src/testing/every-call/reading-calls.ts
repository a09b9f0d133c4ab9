import { keepMouldBase } from '@normwerk/contract/configurator/mould-base'
import { type Endpoint, readRoute } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { usualSettings } from '@normwerk/parts/mould-base/usual-settings'
import type { Named } from '../fill-company.ts'

/** Endpoints that change nothing. */
export const readingEndpoints = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter(({ route, readsOnly }) => route.startsWith('GET ') || readsOnly === true)

export interface Call {
  url: string
  body?: unknown
}

/** Returns the paths of a call with every possible id, and with queries if the call has some. */
export function callsOf(route: Endpoint['route'], companies: Named[]): Call[] {
  const { method, path } = readRoute(route)
  if (method !== 'GET')
    return companies.flatMap((named) => (bodies[route]?.(named) ?? []).map((body) => ({ url: path, body })))
  const paths = companies.flatMap((named) => {
    const ids = Object.values(named)
    return path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, encodeURIComponent(id))) : [path]
  })
  const queries = companies.flatMap((named) => queriesOf[route]?.(named) ?? [])
  return [...new Set([...paths, ...queries.map((query) => `${path}?${new URLSearchParams(query)}`)])].map((url) => ({
    url,
  }))
}

const queriesOf: Record<string, (named: Named) => Record<string, string>[]> = {
  'GET /api/admin/audit': ({ user, address }) => [{ userId: user }, { userId: address }, { size: '999' }],
  'GET /api/global-admin/audit': ({ user, address }) => [{ userId: user }, { userId: address }, { size: '999' }],
  'GET /api/global-admin/company': ({ company }) => [{ id: company }],
  'GET /api/product/auto-complete': ({ customerNumber }) => [{ searchString: customerNumber.slice(0, -1) }],
}

const bodies: Record<string, (named: Named) => object[]> = {
  'POST /api/admin/user/paged': ({ customerNumber }) => [
    {},
    { pageRequest: { page: 1, size: 999 } },
    { userFilter: { customerNumber } },
    { userFilter: { query: customerNumber } },
    { userFilter: { company: customerNumber }, sort: '-company' },
  ],
  'POST /api/global-admin/user/paged': ({ customerNumber }) => [{}, { userFilter: { customerNumber } }],
  'POST /api/global-admin/company/list': ({ customerNumber }) => [{}, { query: customerNumber }],
  'POST /api/cart/configurator/quote': () => [{ articles: [{ articleNo: 'AZH-6x200', quantity: 2 }] }],
  'POST /api/cart/configurator/model': () => [
    { easyKatConfig: keepMouldBase(usualSettings({ width: 156, length: 196 })) },
  ],
  // These calls accept only a form, and their answers repeat only the content of the form.
  'POST /api/cart/import/file': () => [{}],
  'POST /api/cart/import/mould': () => [{}],
  'POST /api/back-office/order/list': ({ customerNumber, company }) => [
    {},
    { query: customerNumber },
    { companyId: company },
  ],
  'POST /api/order/invoice/list': () => [{}, { page: 1, size: 999 }],
  'POST /api/order/list': ({ customerNumber }) => [{}, { size: 999, page: 1 }, { query: customerNumber }],
  'POST /api/order/shipping': ({ cart, address }) => [
    { cartId: cart, deliveryType: 'StandardDelivery' },
    { cartId: cart, deliveryType: 'StandardDelivery', deliveryAddressId: address },
  ],
  'POST /api/user/company': ({ customerNumber }) => [
    { customerNumber, zip: '12345' },
    { customerNumber, zip: customerNumber.slice(0, -1) },
  ],
  'POST /api/product/search': ({ customerNumber }) => [{ query: 'pin' }, { query: customerNumber }, {}],
  'POST /api/product/search-simple': ({ customerNumber }) => [{ query: 'pin' }, { query: customerNumber }, {}],
  'POST /api/product/filter': () => [{ filters: [{ name: 'diameter', min: 2, max: 6 }] }, {}],
  'POST /api/product/compare': () => [{ productNrs: ['AZH'] }],
  'POST /api/product-dimension/list': (named) => Object.values(named).map((productId) => ({ productId })),
  'POST /api/product-dimension/tolerance-price': () => [{}],
}
