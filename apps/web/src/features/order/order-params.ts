import { isId } from '@normwerk/contract/common'
import { readRoute } from '@normwerk/contract/endpoint'
import { type OrderType, orderEndpoints } from '@normwerk/contract/order'
import { type OrderSort, orderColumns } from '@normwerk/contract/order/order-columns'
import { type Period, readDay } from '../../ui/forms/period.ts'
import { type CustomerFilter, customerFilters } from './customer-filters.ts'
import { statusesOf } from './status-filter.ts'

/** The filters of the order history as they appear in the page's address. */
export interface OrderParams extends Period {
  q: string
  type: OrderType | null
  /** The customer's word for the status. */
  status: CustomerFilter | null
  /** Id of the user who ordered. */
  by: string | null
  sort: OrderSort
}

export type OrderSearch = { [Name in keyof OrderParams]?: string }

export const everyOrder: OrderParams = {
  q: '',
  type: null,
  status: null,
  from: null,
  to: null,
  by: null,
  sort: '-date',
}

const types = ['Order', 'Inquiry'] as const
const sorts = orderColumns.flatMap((column): OrderSort[] => [column, `-${column}`])

export function parseListParams({ q = '', type, status, from, to, by, sort }: OrderSearch): OrderParams {
  return {
    q,
    type: types.find((each) => each === type) ?? null,
    status: customerFilters.find((each) => each === status) ?? null,
    from: readDay(from),
    to: readDay(to),
    by: by !== undefined && isId(by) ? by : null,
    sort: sorts.find((each) => each === sort) ?? everyOrder.sort,
  }
}

export function formatListParams({ q, type, status, from, to, by, sort }: OrderParams): OrderSearch {
  return {
    ...(q !== '' && { q }),
    ...(type !== null && { type }),
    ...(status !== null && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(by !== null && { by }),
    ...(sort !== everyOrder.sort && { sort }),
  }
}

/** Whether some orders are left out. */
export function isNarrowed({ sort: _, ...filters }: OrderParams): boolean {
  return Object.values(filters).some((value) => value !== null && value !== '')
}

/** Returns the filters as calls take them; an empty one is left out. */
export function filterInput({ q, type, status, from, to, by, sort }: OrderParams) {
  const meaning = status === null ? null : statusesOf(status)
  const orderType = meaning?.orderType ?? type
  return {
    ...(q !== '' && { query: q }),
    ...(meaning !== null && { statuses: [...meaning.statuses] }),
    ...(orderType !== null && { orderType }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(by !== null && { orderedBy: by }),
    sort,
  }
}

/** Returns the path of the table of these orders. */
export function exportPath(params: OrderParams): string {
  const { statuses, ...input } = filterInput(params)
  const query = new URLSearchParams({ ...input, ...(statuses && { statuses: statuses.join(',') }) })
  return `${readRoute(orderEndpoints.export.route).path}?${query}`
}
