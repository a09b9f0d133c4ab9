import type { Labels } from '@normwerk/documents/labels/labels'
import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/session/caller.ts'
import { describeFrozen } from './issue-document.ts'
import { maySee } from './list-documents.ts'
import type { Printer } from './printer.ts'
import { findOrderRow, listOrderPositions } from './repository/facts.ts'

/**
 * Answers the labels of an order's parts. They say what the packing slip says, so who may see it gets them.
 * @throws AppError `entryNotFound`, also for an inquiry, as no parts follow from it
 */
export async function answerLabels(
  printer: Printer,
  db: Queries,
  caller: Caller,
  { orderId, paper, firstLabel }: Pick<Labels, 'paper' | 'firstLabel'> & { orderId: string },
): Promise<FileAnswer> {
  const order = await findOrderRow(db, orderId)
  if (order?.orderType !== 'Order' || !maySee(caller, order, 'PackingSlip')) throw new AppError('entryNotFound')
  const positions = await listOrderPositions(db, orderId)
  const { language, orderNumber, customerOrderNumber, commission, project } = order
  const { pdf } = await printer.print({
    content: {
      kind: 'labels',
      language,
      order: { orderNumber, customerOrderNumber, commission, project },
      positions: positions.map(describeFrozen),
      paper,
      firstLabel,
    },
    createdAt: order.createdAt,
  })
  return new FileAnswer({
    content: Buffer.from(pdf),
    contentType: 'application/pdf',
    fileName: `labels-${orderNumber}.pdf`,
    disposition: 'inline',
    cacheControl: 'private, no-cache',
  })
}
