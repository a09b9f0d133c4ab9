import type { OrderStatus } from '@normwerk/contract/order'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { issueConfirmation } from '../document/issue-document.ts'
import { nextStatuses } from '../order/order-steps.ts'
import { sendRest } from './send-delivery.ts'
import { type ActorContext, lockOrder, setStatus } from './set-status.ts'

/**
 * Moves an order to its next status. Placed makes the confirmation, and sent is a delivery of all that has not left.
 * @throws AppError `statusNotAllowed`
 */
export async function changeStatus(
  dependencies: Dependencies,
  context: ActorContext,
  { orderId, status }: { orderId: string; status: OrderStatus },
): Promise<void> {
  const order = await lockOrder(context.db, orderId)
  if (!nextStatuses(order).includes(status)) throw new AppError('statusNotAllowed')
  if (status === 4) return sendRest(dependencies, context, order)
  await setStatus(dependencies, context, order, status)
  if (status === 3 && order.orderType === 'Order') await issueConfirmation(dependencies, context.db, order)
}
