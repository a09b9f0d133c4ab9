import type { ListWork } from '@normwerk/contract/back-office'
import type { OrderStatus } from '@normwerk/contract/order'
import type { WorkQueue } from '@normwerk/contract/work-queues'
import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { contains, falling, inAlphabet, type Queries, rising } from '../../../database/client.ts'
import { deliveries } from '../../../database/tables/deliveries.ts'
import { orderHistory, orderNotes, orderPositions, orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

type OrderRow = typeof orders.$inferSelect

const conditions: Record<WorkQueue, SQL | undefined> = {
  toConfirm: and(eq(orders.orderType, 'Order'), inArray(orders.status, [1, 2])),
  toSend: and(eq(orders.orderType, 'Order'), eq(orders.status, 3)),
  sent: and(eq(orders.orderType, 'Order'), eq(orders.status, 4)),
  inquiries: and(eq(orders.orderType, 'Inquiry'), inArray(orders.status, [1, 2, 3])),
  offered: and(eq(orders.orderType, 'Inquiry'), eq(orders.status, 4)),
  closed: inArray(orders.status, [5, 6]),
}

const oldestFirst = [orders.createdAt, orders.id]
const byCompany = [inAlphabet(orders.companyName), ...oldestFirst]
const bySum = [orders.sumNet, ...oldestFirst]
const sortings: Record<NonNullable<ListWork['sort']>, SQL[]> = {
  date: rising(oldestFirst),
  '-date': falling(oldestFirst),
  company: rising(byCompany),
  '-company': falling(byCompany),
  sumNet: rising(bySum),
  '-sumNet': falling(bySum),
}

/** Null once the user is deleted. */
const buyerName = sql<string | null>`case when ${users.deletedAt} is null
  then ${users.firstName} || ' ' || ${users.lastName} end`

/** Lists a page of orders of all companies, and how many there are. */
export async function pageWork(
  db: Queries,
  { queue, query, companyId, sort }: ListWork,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    queue ? conditions[queue] : undefined,
    companyId ? eq(orders.companyId, companyId) : undefined,
    query ? mentions(db, query) : undefined,
  )
  const rows = await db
    .select({
      order: orders,
      positionCount: db.$count(orderPositions, eq(orderPositions.orderId, orders.id)),
      deliveryCount: db.$count(deliveries, eq(deliveries.orderId, orders.id)),
      buyer: buyerName,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(...sortings[sort ?? (queue === 'closed' || !queue ? '-date' : 'date')])
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(orders, where) }
}

export type WorkRow = Awaited<ReturnType<typeof pageWork>>['rows'][number]

function mentions(db: Queries, query: string): SQL | undefined {
  const inPositions = db
    .select({ id: orderPositions.id })
    .from(orderPositions)
    .where(
      and(
        eq(orderPositions.orderId, orders.id),
        contains(query, orderPositions.articleNo, orderPositions.customerPartNumber, orderPositions.commission),
      ),
    )
  return or(
    contains(
      query,
      orders.orderNumber,
      orders.customerOrderNumber,
      orders.commission,
      orders.companyName,
      orders.customerNumber,
    ),
    exists(inPositions),
  )
}

/** Counts the orders in each list of work. */
export async function countWork(db: Queries): Promise<Record<WorkQueue, number>> {
  const count = (queue: WorkQueue) => sql<number>`count(*) filter (where ${conditions[queue]})`.mapWith(Number)
  const [counts] = await db
    .select({
      toConfirm: count('toConfirm'),
      toSend: count('toSend'),
      sent: count('sent'),
      inquiries: count('inquiries'),
      offered: count('offered'),
      closed: count('closed'),
    })
    .from(orders)
  if (counts === undefined) throw new Error('a count has one row')
  return counts
}

/** Returns an order of any company. */
export async function findManagedOrder(db: Queries, id: string) {
  const [row] = await db
    .select({ order: orders, buyer: buyerName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  return row
}

/** Locks an order until the transaction ends, so that of two simultaneous changes the second sees the first. */
export async function lockOrderForUpdate(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Locks an order by its number, as files of an ERP name it. */
export async function lockNumberedForUpdate(db: Queries, orderNumber: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update')
  return order
}

/** @param step its new status, set by a user or, without one, by the connector or a customer */
export async function moveOrder(
  db: Queries,
  step: { id: string; orderId: string; status: OrderStatus; userId: string | null; at: Date },
): Promise<void> {
  await db.update(orders).set({ status: step.status }).where(eq(orders.id, step.orderId))
  await db.insert(orderHistory).values(step)
}

export async function insertNote(db: Queries, note: typeof orderNotes.$inferInsert): Promise<void> {
  await db.insert(orderNotes).values(note)
}

export function listNotes(db: Queries, orderId: string) {
  return db
    .select({ id: orderNotes.id, text: orderNotes.text, at: orderNotes.createdAt, by: buyerName })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.userId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
}
