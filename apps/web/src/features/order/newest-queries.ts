import { orderEndpoints } from '@normwerk/contract/order'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The newest order of the user, without inquiries and colleagues' orders. */
export const lastOwnOrderQuery = endpointQuery(orderEndpoints.list, {
  input: { own: true, orderType: 'Order', page: 1, size: 1 },
})

const shownInTile = 5

/** The newest orders of the company. */
export const newestOrdersQuery = endpointQuery(orderEndpoints.list, {
  input: { orderType: 'Order', page: 1, size: shownInTile },
})

/** The newest inquiries of the company that are neither ordered nor canceled. */
export const openInquiriesQuery = endpointQuery(orderEndpoints.list, {
  input: { orderType: 'Inquiry', statuses: [1, 2, 3, 4], page: 1, size: shownInTile },
})
