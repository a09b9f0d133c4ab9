import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findBuyerAddresses } from '../document/write-document.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findWithBuyer } from './repository/orders.ts'
import { markAcknowledged } from './repository/outbox.ts'

/** Mails the buyer that their order has arrived, once for each row of the outbox. */
export async function acknowledgeOrder(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs'>,
  outboxId: string,
): Promise<void> {
  const { database, clock } = dependencies
  await database.transaction(async (db) => {
    const marked = await markAcknowledged(db, outboxId, clock.now())
    if (marked === undefined) return
    const { orderId, language } = marked
    for (const recipient of await findBuyerAddresses(db, orderId)) {
      await sendMail(dependencies, db, { kind: 'orderReceived', recipient, language, data: { orderId } })
    }
  })
}

/** Returns an order with its buyer, who is null once they are deleted; undefined if the order is deleted. */
export async function findReceivedOrder(db: Queries, orderId: string) {
  const found = await findWithBuyer(db, orderId)
  if (found === undefined) return undefined
  const { order, person } = found
  return { order, buyer: person.deletedAt === null ? person : null }
}
