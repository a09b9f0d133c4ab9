import * as z from 'zod/mini'

/** What the list of orders can be sorted by. */
export const orderColumns = [
  'date',
  'orderNumber',
  'status',
  'customerOrderNumber',
  'commission',
  'orderedBy',
  'project',
  'positionCount',
  'sumNet',
] as const
export type OrderColumn = (typeof orderColumns)[number]
export type OrderSort = OrderColumn | `-${OrderColumn}`
/** A column, with a leading `-` for descending. */
export const OrderSort = z.enum(orderColumns.flatMap((column): OrderSort[] => [column, `-${column}`]))
