import type { IssueCertificate } from '@normwerk/contract/back-office'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import { issueCertificate } from '../document/issue-document.ts'
import { type ActorContext, lockOrder } from './set-status.ts'

/** Issues the inspection certificate of a position. */
export async function certifyPosition(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  input: IssueCertificate,
): Promise<void> {
  const order = await lockOrder(db, input.orderId)
  await issueCertificate(dependencies, db, order, input)
  await recordEvent(dependencies, db, {
    action: 'order.certified',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { heatNumber: [null, input.heatNumber] },
    correlationId: request.id,
  })
}
