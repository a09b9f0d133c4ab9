import type { Input } from '@normwerk/contract/endpoint'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { ListedOrder, orderEndpoints } from '@normwerk/contract/order'
import { statusTexts } from '@normwerk/i18n/status-texts'
import { translate } from '@normwerk/i18n/translate'
import { remarkKeys } from '@normwerk/parts/remarks'
import type { Queries } from '../../database/client.ts'
import { answerWorkbook, type FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError, type Customer } from '../../http/call.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { remarkTexts } from '../cart-file/columns-of-cart.ts'
import { listPage } from './list-orders.ts'
import { listPositionsOf, sumOrderRows } from './repository/order-list.ts'

/** A table of this size is written in a few seconds, and programs for tables open it without delay. */
const maxOrders = 5000
const maxPositions = 50_000
const currency = 'EUR'
/** Orders are dated in UTC, as the list filters them. */
const days = { dateStyle: 'medium', timeZone: 'UTC' } as const

type PositionRow = Awaited<ReturnType<typeof listPositionsOf>>[number]

/**
 * Answers the orders of a search as a workbook: one table of orders, one of their positions.
 * @throws AppError `tooManyOrders`
 */
export async function exportOrders(
  db: Queries,
  caller: Customer,
  asked: Input<typeof orderEndpoints.export>,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<FileAnswer> {
  const { total, times } = await sumOrderRows(db, caller, asked)
  if (total > maxOrders) throw new AppError('tooManyOrders', {}, { max: maxOrders })
  const orders = await listPage(now, db, caller, asked, { page: 1, size: maxOrders, total, times })
  if (orders.reduce((sum, { positionCount }) => sum + positionCount, 0) > maxPositions)
    throw new AppError('tooManyOrders', {}, { max: maxOrders })
  const positions = await listPositionsOf(
    db,
    orders.map(({ id }) => id),
  )
  const day = now.toISOString().slice(0, 10)
  return answerWorkbook(`${translate(language, 'order.exportName')} ${day}`, [
    tableOfOrders(orders, language),
    tableOfPositions(orders, positions, language),
  ])
}

interface Column<Row> {
  heading: string
  kind: Table['columns'][number]['kind']
  width: number
  cell: (row: Row) => Table['rows'][number][number]
}

function tableOf<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    name,
    // A long table is written in a thread of its own, to which functions cannot be sent.
    columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}

function tableOfOrders(orders: readonly ListedOrder[], language: LanguageCode): Table {
  const dateOf = (instant: string) => new Date(instant).toLocaleDateString(locales[language], days)
  return tableOf<ListedOrder>(
    translate(language, 'order.exportOrders'),
    [
      { heading: translate(language, 'order.number'), kind: 'text', width: 14, cell: (order) => order.orderNumber },
      { heading: translate(language, 'order.date'), kind: 'text', width: 12, cell: ({ date }) => dateOf(date) },
      {
        heading: translate(language, 'order.kind'),
        kind: 'text',
        width: 12,
        cell: ({ orderType }) => translate(language, orderType === 'Order' ? 'order.order' : 'order.inquiry'),
      },
      {
        heading: translate(language, 'order.status'),
        kind: 'text',
        width: 18,
        cell: ({ customerStatus }) => translate(language, statusTexts[customerStatus]),
      },
      {
        heading: translate(language, remarkTexts.customerOrderNumber),
        kind: 'text',
        width: 18,
        cell: ({ customerOrderNumber }) => customerOrderNumber,
      },
      {
        heading: translate(language, remarkTexts.commission),
        kind: 'text',
        width: 18,
        cell: ({ commission }) => commission,
      },
      {
        heading: translate(language, 'order.project'),
        kind: 'text',
        width: 22,
        cell: ({ project }) => project && `${project.number} ${project.name}`,
      },
      { heading: translate(language, 'order.orderedBy'), kind: 'text', width: 22, cell: ({ orderedBy }) => orderedBy },
      {
        heading: translate(language, 'order.shipDate'),
        kind: 'text',
        width: 12,
        cell: ({ shipDate }) => shipDate && dateOf(shipDate),
      },
      {
        heading: translate(language, 'order.positions'),
        kind: 'whole',
        width: 10,
        cell: ({ positionCount }) => positionCount,
      },
      {
        heading: translate(language, 'order.exportNet', { currency }),
        kind: 'money',
        width: 14,
        cell: ({ sumNet }) => Number(sumNet),
      },
      {
        heading: translate(language, 'order.exportGross', { currency }),
        kind: 'money',
        width: 14,
        cell: ({ sumGross }) => Number(sumGross),
      },
    ],
    orders,
  )
}

function tableOfPositions(
  orders: readonly ListedOrder[],
  positions: readonly PositionRow[],
  language: LanguageCode,
): Table {
  const ofOrder = Map.groupBy(positions, ({ orderId }) => orderId)
  const rows = orders.flatMap((order) => (ofOrder.get(order.id) ?? []).map((position) => ({ order, position })))
  return tableOf<(typeof rows)[number]>(
    translate(language, 'order.positions'),
    [
      {
        heading: translate(language, 'order.number'),
        kind: 'text',
        width: 14,
        cell: ({ order }) => order.orderNumber,
      },
      {
        heading: translate(language, 'cartFile.positionNumber'),
        kind: 'whole',
        width: 6,
        cell: ({ position }) => position.positionNumber,
      },
      {
        heading: translate(language, 'cartFile.articleNo'),
        kind: 'text',
        width: 28,
        cell: ({ position }) => position.articleNo,
      },
      {
        heading: translate(language, 'order.exportOwnNumber'),
        kind: 'text',
        width: 20,
        cell: ({ position }) => position.customerPartNumber,
      },
      {
        heading: translate(language, 'cartFile.description'),
        kind: 'text',
        width: 50,
        cell: ({ position }) => position.description,
      },
      {
        heading: translate(language, 'cartFile.quantity'),
        kind: 'whole',
        width: 9,
        cell: ({ position }) => position.quantity,
      },
      {
        heading: translate(language, 'cartFile.price', { currency }),
        kind: 'money',
        width: 13,
        cell: ({ position: { price } }) => (price === null ? translate(language, 'cartFile.onRequest') : price / 100),
      },
      {
        heading: translate(language, 'cartFile.totalPrice', { currency }),
        kind: 'money',
        width: 13,
        cell: ({ position: { totalPrice } }) => totalPrice && totalPrice / 100,
      },
      ...remarkKeys.map((remark) => ({
        heading: translate(language, remarkTexts[remark]),
        kind: 'text' as const,
        width: remark === 'comment' ? 32 : 16,
        cell: ({ position }: (typeof rows)[number]) => position[remark],
      })),
    ],
    rows,
  )
}
