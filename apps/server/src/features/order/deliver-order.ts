import type { Dependencies } from '../../dependencies.ts'
import { forwardOrder } from './repository/outbox.ts'

/** Delivers the orders in the outbox, as long as the jobs run. */
export function workOutbox(dependencies: Dependencies): Promise<void> {
  return dependencies.jobs.work('outbox', ({ outboxId }) => deliverOrder(dependencies, outboxId))
}

/**
 * Passes an order to the back office, which uses the same database, by setting it to submitted. A job may run twice,
 * even simultaneously; the second run finds nothing to do.
 */
export async function deliverOrder(
  { database, clock, ids }: Pick<Dependencies, 'database' | 'clock' | 'ids'>,
  outboxId: string,
): Promise<void> {
  await forwardOrder(database, { outboxId, historyId: ids.next(), now: clock.now().toISOString() })
}
