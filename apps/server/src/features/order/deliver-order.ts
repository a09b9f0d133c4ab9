import type { Tools } from '../../tools.ts'
import { claimOutbox, finishOutbox, forwardOrder } from './outbox-rows.ts'

/**
 * Hands an order to the back office, which works on this same database: it is submitted from now on.
 * A job may come twice, also at once; the second finds nothing to do.
 */
export async function deliverOrder(tools: Pick<Tools, 'database' | 'clock' | 'ids'>, outboxId: string): Promise<void> {
  await tools.database.transaction(async (db) => {
    const orderId = await claimOutbox(db, outboxId)
    if (orderId === undefined) return
    const now = tools.clock.now()
    await forwardOrder(db, { id: tools.ids.next(), orderId, at: now })
    await finishOutbox(db, outboxId, now)
  })
}

/** Delivers what waits in the outbox, for as long as the jobs run. */
export function workOutbox(tools: Tools): Promise<void> {
  return tools.jobs.work('outbox', ({ outboxId }) => deliverOrder(tools, outboxId))
}
