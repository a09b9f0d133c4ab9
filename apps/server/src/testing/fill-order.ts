import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { demoSeller } from '../database/seed/demo-companies.ts'
import { deliveries, erpAnswers, outbox } from '../database/tables/deliveries.ts'
import { type DocumentContent, documents } from '../database/tables/documents.ts'
import { orderNotes, orders } from '../database/tables/orders.ts'
import { aPart } from './builders.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

interface Written {
  mark: string
  projectId: string
}

/** Fills the cart of a buyer with a position and a group. */
export async function fillMarkedCart(shop: TestApp, buyer: Visitor, { mark, projectId }: Written) {
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const added = await buyer.call(cartPositionEndpoints.add, {
    productDimensionId,
    quantity: 1,
    comment: mark,
    commission: mark,
  })
  const [position] = added.cartPositions
  await buyer.call(configuratorEndpoints.add, {
    articles: [{ articleNo: 'AZH-6x200' }],
    easyKatConfig: { [mark]: mark },
    configurationName: mark,
  })
  await buyer.call(cartPositionEndpoints.change, { positionId: position?.id ?? '', customerOrderNumber: mark })
  return buyer.call(cartEndpoints.change, {
    cartId: added.id,
    projectId,
    customerOrderNumber: mark,
    commission: mark,
    costCentre: mark,
    comment: mark,
  })
}

/** Orders such a cart, and returns the id of the order. */
export async function placeMarkedOrder(shop: TestApp, buyer: Visitor, written: Written): Promise<string> {
  const { database } = shop.dependencies
  const { mark } = written
  const { id: cartId } = await fillMarkedCart(shop, buyer, written)
  const headers = { 'idempotency-key': mark }
  const { id } = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' }, { headers })
  await database.update(orders).set({ tracking: mark, orderNumber: mark }).where(eq(orders.id, id))
  await database.update(outbox).set({ lastError: mark }).where(eq(outbox.orderId, id))
  return id
}

/** Adds what staff and an ERP write to an order, and a packing slip. */
export async function fillOrder(
  { dependencies }: TestApp,
  orderId: string,
  userId: string,
  mark: string,
): Promise<void> {
  const { database, ids, clock } = dependencies
  const now = clock.now()
  const deliveryId = ids.next()
  await database.update(orders).set({ offerComment: mark }).where(eq(orders.id, orderId))
  await database
    .insert(deliveries)
    .values({ id: deliveryId, orderId, deliveryNumber: mark, tracking: mark, userId, sentAt: now })
  await database.insert(orderNotes).values({ id: ids.next(), orderId, userId, text: mark, createdAt: now })
  await database.insert(erpAnswers).values({
    ...{ id: ids.next(), fileName: mark, content: Buffer.from(mark), hash: ids.next(), kind: 'DISPATCHNOTIFICATION' },
    ...{ number: mark, orderId, receivedAt: now, appliedAt: now, lastError: mark },
  })
  const content: DocumentContent = {
    kind: 'packingSlip',
    number: mark,
    date: '2026-11-23',
    language: 'de',
    seller: { ...demoSeller, electronicAddress: { scheme: 'EM', value: demoSeller.contact.email } },
    buyer: {
      address: demoSeller.address,
      customerNumber: mark,
      vatId: null,
      reference: null,
      electronicAddress: null,
    },
    order: { orderNumber: mark, orderDate: '2026-11-23', customerOrderNumber: null, commission: null, project: null },
    deliverTo: null,
    tracking: mark,
    positions: [],
    completesOrder: true,
    mass: null,
  }
  await database.insert(documents).values({
    ...{ id: ids.next(), orderId, deliveryId, kind: 'PackingSlip', number: mark, fileName: `${mark}.pdf`, content },
    ...{ issuedOn: '2026-11-23', language: 'de', lastError: mark, createdAt: now },
  })
}
