import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOrder, type OutgoingOrder } from '@normwerk/documents/opentrans/format-order'
import type { Queries } from '../../database/client.ts'
import { flushFolder } from '../../database/flush-folder.ts'
import type { Dependencies } from '../../http/call.ts'
import type { Settings } from '../../settings.ts'
import { dateOf, priceFrozen } from '../document/issue-document.ts'
import type { Connectors } from '../order/deliver-order.ts'
import { findOutgoing, listOutgoingPositions } from './repository/outgoing-orders.ts'

/** The ways in which orders reach who works on them. */
export function createConnectors(dependencies: Pick<Dependencies, 'database' | 'settings'>): Connectors {
  return {
    // Staff see every order of the database.
    'back-office': async () => undefined,
    file: (orderId) => writeOrderFile(dependencies, orderId),
  }
}

/** Reads an order with all that an ERP needs to work on it. */
async function readOutgoingOrder(db: Queries, orderId: string): Promise<OutgoingOrder> {
  const order = await findOutgoing(db, orderId)
  const positions = await listOutgoingPositions(db, orderId)
  return {
    order: {
      orderNumber: order.orderNumber,
      orderDate: dateOf(order.createdAt),
      customerOrderNumber: order.customerOrderNumber,
      commission: order.commission,
      costCentre: order.costCentre,
      project: order.project && { number: order.project.number, name: order.project.name },
    },
    placedAt: order.createdAt.toISOString(),
    customerNumber: order.customerNumber,
    vatId: order.vatId,
    invoiceTo: order.invoiceAddress,
    deliverTo: order.deliveryOption === 'Pickup' ? null : order.deliveryAddress,
    completeDelivery: order.completeDelivery,
    comment: order.comment,
    positions: positions.map((row) => ({ ...priceFrozen(row), shipDate: row.shipDate, comment: row.comment })),
    shippingCosts: order.shippingCosts,
    net: order.sumNet,
  }
}

/** The folders in which the shop and the ERP put files for each other. */
export function foldersOf({ erpFolder }: Pick<Settings, 'erpFolder'>): { orders: string; answers: string } {
  if (erpFolder === null) throw new Error('ERP_FOLDER is not set')
  return { orders: join(erpFolder, 'orders'), answers: join(erpFolder, 'answers') }
}

/** Writes an order as a file for the ERP. A repeated call writes the same file again. */
async function writeOrderFile(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  orderId: string,
): Promise<void> {
  const { orders: folder } = foldersOf(settings)
  const outgoing = await readOutgoingOrder(database, orderId)
  await mkdir(folder, { recursive: true })
  await writeWhole(folder, `ORDER-${outgoing.order.orderNumber}.xml`, formatOrder(outgoing))
}

/**
 * Writes a file so that it is seen under its name only once it is whole, and no power cut loses it afterwards. Each call has
 * a draft of its own: another server may write the same file.
 */
async function writeWhole(folder: string, name: string, content: string): Promise<void> {
  const draft = join(folder, `.${name}.${crypto.randomUUID()}.part`)
  try {
    await writeFile(draft, content, { flush: true })
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
  await flushFolder(folder)
}
