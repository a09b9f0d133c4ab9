import type { Dependencies } from '../../dependencies.ts'
import { claimOutbox, finishOutbox, forwardOrder } from './repository/outbox.ts'

/**
 * Passes an order to the back office, which uses the same database, by setting it to submitted. A job may run twice,
 * even simultaneously; the second run finds nothing to do.
 */
export async function deliverOrder(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids'>,
  outboxId: string,
): Promise<void> {
  await dependencies.database.transaction(async (db) => {
    const orderId = await claimOutbox(db, outboxId)
    if (orderId === undefined) return
    const now = dependencies.clock.now()
    await forwardOrder(db, { id: dependencies.ids.next(), orderId, at: now })
    await finishOutbox(db, outboxId, now)
  })
}

/** Delivers the orders in the outbox, as long as the jobs run. */
export function workOutbox(dependencies: Dependencies): Promise<void> {
  return dependencies.jobs.work('outbox', ({ outboxId }) => deliverOrder(dependencies, outboxId))
}
