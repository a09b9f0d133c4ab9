import type { ListOrders } from '@normwerk/contract/order'
import type { OrderColumn, OrderSort } from '@normwerk/contract/order/order-columns'
import { and, asc, eq, gte, inArray, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { falling, inAlphabet, type Queries, rising } from '../../../database/client.ts'
import { orderPositions, orders, orderTotals } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'
import { readSearchedWords } from '../format-search-text.ts'

export type OrderFilter = Pick<
  ListOrders,
  'query' | 'status' | 'statuses' | 'from' | 'to' | 'orderType' | 'own' | 'orderedBy'
>
interface Asker {
  companyId: string
  userId: string
}

const { id, createdAt } = orders
/** Null once the user is deleted. */
const buyerName = sql<string | null>`case when ${users.deletedAt} is null
  then ${users.firstName} || ' ' || ${users.lastName} end`
const buyersLastName = sql`(select ${users.lastName} || ' ' || ${users.firstName} collate "und-x-icu" from ${users}
  where ${users.id} = ${orders.userId} and ${users.deletedAt} is null)`

const keys: Record<OrderColumn, (SQL | typeof createdAt | typeof orders.sumNet)[]> = {
  date: [createdAt],
  orderNumber: [sql`length(${orders.orderNumber})`, sql`${orders.orderNumber}`],
  status: [sql`${orders.orderType}`, sql`${orders.status}`],
  customerOrderNumber: [inAlphabet(orders.customerOrderNumber)],
  commission: [inAlphabet(orders.commission)],
  orderedBy: [buyersLastName],
  project: [sql`${orders.project} ->> 'number'`],
  positionCount: [sql`${orders.positionCount}`],
  sumNet: [orders.sumNet],
}

// The index has this order, with `nulls last`, and its reverse. Otherwise it could not be used.
const newestFirst = falling([createdAt, id])
const oldestFirst = [sql`${createdAt} nulls first`, sql`${id} nulls first`]

/** Orders that are equal in a column stand with the newest first. */
function sorting(sort: OrderSort): SQL[] {
  if (sort === '-date') return newestFirst
  const column = sort.replace('-', '')
  for (const [name, sorted] of Object.entries(keys)) {
    if (name === column) return [...(sort === name ? rising(sorted) : falling(sorted)), ...newestFirst]
  }
  return newestFirst
}

/** A page of so few orders is found by their times, so that not all texts are read twice. */
const maxTimes = 1000

/** What a search has found. */
interface Found {
  total: number
  /**
   * When they were placed, if they are few: an array as PostgreSQL writes it, because a `Date` loses microseconds. To
   * collect 100,000 ids instead would take as long as to read all texts.
   */
  times: string | null
}

/** Where a page lies among all orders found. */
export interface Place extends Found {
  page: number
  size: number
}

/**
 * Lists a page of the orders of a user's company. The page is found in an index first, and by date from the nearer end,
 * so that a page far behind costs little more than the first one.
 */
export function listOrderRows(
  db: Queries,
  asker: Asker,
  { sort, ...filter }: OrderFilter & Pick<ListOrders, 'sort'>,
  { page, size, total, times }: Place,
) {
  const order = sorting(sort ?? '-date')
  const before = (page - 1) * size
  const behind = Math.max(total - before - size, 0)
  const isFromEnd = (sort ?? '-date') === '-date' && behind < before
  const listed = db
    .select({ id })
    .from(orders)
    .where(and(isAsked(asker, filter), isOfTimes(times)))
    .orderBy(...(isFromEnd ? oldestFirst : order))
    .limit(isFromEnd ? Math.max(total - before - behind, 0) : size)
    .offset(isFromEnd ? behind : before)
  return selectListed(db)
    .where(inArray(id, listed))
    .orderBy(...order)
}

/** Selects orders with what their lists show beside them. */
export function selectListed(db: Queries) {
  const ofOrder = eq(orderPositions.orderId, id)
  return db
    .select({
      order: orders,
      positionCount: sql`coalesce(${orders.positionCount}, ${db.$count(orderPositions, ofOrder)})`.mapWith(Number),
      shipDate: sql<string | null>`(${db
        .select({ last: max(orderPositions.shipDate) })
        .from(orderPositions)
        .where(ofOrder)})`,
      orderedBy: buyerName,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
}

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

/** Counts these orders, and sums what was ordered: without inquiries and canceled orders. */
export async function sumOrderRows(
  db: Queries,
  asker: Asker,
  filter: OrderFilter,
): Promise<Found & { orderedSum: number }> {
  const isKept = !(filter.query || filter.from || filter.to)
  const [sums] = isKept ? await addTotals(db, asker, filter) : await countOrders(db, asker, filter)
  if (sums === undefined) throw new Error('a count has one row')
  return { times: null, ...sums }
}

function countOrders(db: Queries, asker: Asker, filter: OrderFilter) {
  return db
    .select({
      total: sql`count(*)`.mapWith(Number),
      orderedSum: sql`coalesce(sum(${orders.sumNet}) filter (where ${isOrdered(orders)}), 0)`.mapWith(Number),
      times: sql<string | null>`case when count(*) <= ${maxTimes}
        then coalesce(array_agg(${createdAt}), '{}')::text end`,
    })
    .from(orders)
    .where(isAsked(asker, filter))
}

/** Finds the same as `countOrders`, however many orders there are. Words and times of orders have no totals. */
function addTotals(db: Queries, asker: Asker, filter: OrderFilter) {
  return db
    .select({
      total: sql`coalesce(sum(${orderTotals.orderCount}), 0)`.mapWith(Number),
      orderedSum: sql`coalesce(sum(${orderTotals.sumNet}) filter (where ${isOrdered(orderTotals)}), 0)`.mapWith(Number),
    })
    .from(orderTotals)
    .where(isOfKind(orderTotals, asker, filter))
}

function isOrdered(table: typeof orders | typeof orderTotals): SQL | undefined {
  return and(eq(table.orderType, 'Order'), ne(table.status, 6))
}

/** Lists the positions of these orders, by order. */
export function listPositionsOf(db: Queries, orderIds: string[]) {
  return db
    .select()
    .from(orderPositions)
    .where(inArray(orderPositions.orderId, orderIds))
    .orderBy(asc(orderPositions.orderId), asc(orderPositions.positionNumber))
}

/** Lists the users who have placed orders of a company, by their names. */
export function listBuyerRows(db: Queries, companyId: string) {
  const buyers = db.selectDistinct({ id: orders.userId }).from(orders).where(eq(orders.companyId, companyId))
  return db
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(and(inArray(users.id, buyers), isNull(users.deletedAt)))
    .orderBy(inAlphabet(users.lastName), inAlphabet(users.firstName), users.id)
}

function isAsked(asker: Asker, filter: OrderFilter): SQL | undefined {
  const { query, from, to } = filter
  return and(
    isOfKind(orders, asker, filter),
    query ? mentions(query) : undefined,
    from ? gte(createdAt, new Date(from)) : undefined,
    to ? lt(createdAt, sql`${to}::timestamp at time zone 'UTC' + interval '1 day'`) : undefined,
  )
}

function isOfTimes(times: string | null): SQL | undefined {
  return times === null ? undefined : sql`${createdAt} = any(${times}::timestamptz[])`
}

function isOfKind(
  table: typeof orders | typeof orderTotals,
  { companyId, userId }: Asker,
  { status, statuses, orderType, own, orderedBy }: OrderFilter,
): SQL | undefined {
  return and(
    eq(table.companyId, companyId),
    own ? eq(table.userId, userId) : undefined,
    orderedBy ? eq(table.userId, orderedBy) : undefined,
    status ? eq(table.status, status) : undefined,
    statuses ? inArray(table.status, statuses) : undefined,
    orderType ? eq(table.orderType, orderType) : undefined,
  )
}

/** Whether an order has all words of a search, each as a part of its number or somewhere else. */
function mentions(query: string): SQL | undefined {
  // For a long word it needs less time than `like`.
  const isIn = (column: AnyPgColumn, word: string) => sql`strpos(${column}, ${word}) > 0`
  const found = readSearchedWords(query).map((word) =>
    or(isIn(orders.searchText, word), isIn(orders.orderNumber, word)),
  )
  return and(...found)
}

/** Locks some orders that have no search text yet, with their positions. */
export async function lockWithoutSearchTextForUpdate(db: Queries, limit: number) {
  const waiting = await db
    .select()
    .from(orders)
    .where(isNull(orders.searchText))
    .orderBy(id)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await listPositionsOf(
    db,
    waiting.map((order) => order.id),
  )
  const positions = Map.groupBy(rows, ({ orderId }) => orderId)
  return waiting.map((order) => ({ order, positions: positions.get(order.id) ?? [] }))
}

export async function setSearchText(
  db: Queries,
  orderId: string,
  found: { searchText: string; positionCount: number },
): Promise<void> {
  await db.update(orders).set(found).where(eq(id, orderId))
}
