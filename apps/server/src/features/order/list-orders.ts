import type { ListedOrder, ListOrders } from '@normwerk/contract/order'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Caller, Customer, Dependencies } from '../../http/call.ts'
import { formatSearchText } from './format-search-text.ts'
import { presentOrderSummary } from './read-order.ts'
import { listOrderRows, lockWithoutSearchTextForUpdate, setSearchText, sumOrderRows } from './repository/order-list.ts'
import { listProjectRows, mergeOrderTotals } from './repository/order-sums.ts'

const usualSize = 20

/** Lists a page of the company's orders with the number and sum of all that were found. */
export async function listOrders(
  db: Queries,
  caller: Customer,
  { page = 1, size = usualSize, ...asked }: ListOrders,
  now: Date,
) {
  const { total, times, orderedSum } = await sumOrderRows(db, caller, asked)
  const items = await listPage(now, db, caller, asked, { page, size, total, times })
  return { items, page, size, total, orderedSum: formatMoney(orderedSum) }
}

export async function listPage(now: Date, ...asked: Parameters<typeof listOrderRows>): Promise<ListedOrder[]> {
  const rows = await listOrderRows(...asked)
  return rows.map((row) => presentListed(row, now))
}

/** Lists a project's orders and inquiries that the caller may see, newest first. */
export async function listProjectOrders(
  db: Queries,
  caller: Caller,
  projectId: string,
  now: Date,
): Promise<ListedOrder[]> {
  const rows = await listProjectRows(db, caller, projectId)
  return rows.map((row) => presentListed(row, now))
}

type ListedRow = Awaited<ReturnType<typeof listOrderRows>>[number]

function presentListed({ order, positionCount, shipDate, orderedBy }: ListedRow, now: Date): ListedOrder {
  return { ...presentOrderSummary(order, positionCount, now), orderedBy, project: order.project, shipDate }
}

const batch = 200

/** Writes the search texts of orders that servers without them have placed. */
export async function fillSearchTexts({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  let filled: number
  do {
    filled = await database.transaction(async (db) => {
      const waiting = await lockWithoutSearchTextForUpdate(db, batch)
      for (const { order, positions } of waiting) {
        const searchText = formatSearchText(order, positions)
        await setSearchText(db, order.id, { searchText, positionCount: positions.length })
      }
      return waiting.length
    })
  } while (filled === batch)
}

/** Lets the sums of `listOrders` be read from few rows. */
export function mergeTotals(db: Queries): Promise<void> {
  return mergeOrderTotals(db)
}
