import type { CorrectInvoice } from '@normwerk/contract/back-office'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import { issueCorrection } from '../document/issue-invoice.ts'
import { type ActorContext, lockOrder } from './set-status.ts'

/** Credits pieces of an invoice, or its delivery charge. */
export async function correctInvoice(
  dependencies: Dependencies,
  { db, caller, request }: ActorContext,
  { orderId, ...asked }: CorrectInvoice,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  const number = await issueCorrection(dependencies, db, order, asked)
  await recordEvent(dependencies, db, {
    action: 'order.invoiceCorrected',
    userId: caller.userId,
    companyId: order.companyId,
    subjectId: order.id,
    changes: { correction: [null, number], reason: [null, asked.reason] },
    correlationId: request.id,
  })
}
