import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import { insertNote } from './repository/managed-orders.ts'
import { type ActorContext, lockOrder } from './set-status.ts'

/** Adds a note to an order that only staff see. */
export async function addNote(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  { orderId, text }: { orderId: string; text: string },
): Promise<void> {
  await lockOrder(db, orderId)
  await writeNote(dependencies, db, { orderId, userId: caller.userId, text })
  await recordEvent(dependencies, db, {
    action: 'order.noted',
    userId: caller.userId,
    companyId: null,
    subjectId: orderId,
    correlationId: request.id,
  })
}

/** Writes a note to a locked order, of staff or with the question of a customer. */
export async function writeNote(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  note: { orderId: string; userId: string | null; text: string },
): Promise<void> {
  await insertNote(db, { ...note, id: ids.next(), createdAt: clock.now() })
}
