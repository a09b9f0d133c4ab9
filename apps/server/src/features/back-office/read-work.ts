import { type ListWork, ManagedOrder, type ManagedOrderSummary } from '@normwerk/contract/back-office'
import type { Queries } from '../../database/client.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import { AppError } from '../../http/call.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { listCreditable } from '../document/issue-invoice.ts'
import { goesToErp } from '../order/deliver-order.ts'
import { nextStatuses, type OrderView, presentOrder, presentOrderSummary, readWholeOrder } from '../order/read-order.ts'
import { countWork, findManagedOrder, listNotes, pageWork, type WorkRow } from './repository/managed-orders.ts'

const usualSize = 50

export async function listWork(db: Queries, { page = 1, size = usualSize, ...filter }: ListWork, now: Date) {
  const { rows, total } = await pageWork(db, filter, { page, size })
  return { items: rows.map((row) => presentWork(row, now)), page, size, total, counts: await countWork(db) }
}

function presentWork({ order, positionCount, deliveryCount, buyer }: WorkRow, now: Date): ManagedOrderSummary {
  const { companyName, customerNumber, status } = order
  const isPartlySent = status === 3 && deliveryCount > 0
  return { ...presentOrderSummary(order, positionCount, now), companyName, customerNumber, buyer, isPartlySent }
}

/** Reads an order of any company with what staff need to work on it. */
export async function readManagedOrder(view: OrderView, id: string, now: Date): Promise<ManagedOrder> {
  const { db } = view
  const found = await findManagedOrder(db, id)
  if (found === undefined) throw new AppError('entryNotFound')
  const { order, buyer } = found
  const notes = await listNotes(db, id)
  const presented = presentOrder(await readWholeOrder(view, order), now)
  const isForwarded = presented.history.some(({ status }) => status === 2)
  return {
    ...presented,
    companyId: order.companyId,
    companyName: order.companyName,
    customerNumber: order.customerNumber,
    buyer,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    nextStatuses: nextStatuses(order),
    isInErp: isForwarded && (await goesToErp(db, id)),
    invoices: await listCreditable(db, id),
  }
}

/** How repeated calls read the order that they answered. */
export function managedOrdersById(clock: Clock): AnswersById<typeof ManagedOrder> {
  return {
    output: ManagedOrder,
    idOf: ({ id }) => id,
    read: (context, id) => readManagedOrder(context, id, clock.now()),
  }
}
