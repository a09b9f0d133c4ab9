import type { Answer, AnswerLine, ErpInvoice } from '@normwerk/documents/opentrans/answer'
import { readAnswer } from '@normwerk/documents/opentrans/read-answer'
import { UnreadableAnswer } from '@normwerk/documents/opentrans/xml-tree'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { FinalFailure } from '../../infrastructure/jobs.ts'
import { changeStatus, type LockedOrder, lockNumberedOrder, sendDelivery } from '../back-office/manage-order.ts'
import { issueInvoice } from '../document/issue-invoice.ts'
import { goesToErp } from '../order/deliver-order.ts'
import { findAnswer, giveUp, listUninvoiced, markApplied, recordFailure, wasApplied } from './repository/answers.ts'
import { listOutgoingPositions, updateShipDate } from './repository/outgoing-orders.ts'

/** The answer contradicts its order; staff must decide. The message tells them why. */
class AnswerRejected extends Error {
  override name = 'AnswerRejected'
}

/** Another answer must come first, so this one is tried again. */
class AnswerTooEarly extends Error {
  override name = 'AnswerTooEarly'
}

/** A line of an answer with its position of the order. */
interface AnsweredLine {
  position: Awaited<ReturnType<typeof listOutgoingPositions>>[number]
  quantity: number
  shipDate: string | null
}

/** Finds the positions of an order that an answer is about. */
async function matchLines(
  db: Queries,
  { id, orderNumber }: { id: string; orderNumber: string },
  lines: readonly AnswerLine[],
): Promise<AnsweredLine[]> {
  const positions = await listOutgoingPositions(db, id)
  return lines.map(({ positionNumber, articleNumber, quantity, shipDate }) => {
    const position = positions.find((candidate) => candidate.positionNumber === positionNumber)
    if (position === undefined) throw new AnswerRejected(`Order ${orderNumber} has no position ${positionNumber}.`)
    if (articleNumber !== null && articleNumber !== position.articleNo)
      throw new AnswerRejected(`Position ${positionNumber} is ${position.articleNo}, not ${articleNumber}.`)
    return { position, quantity, shipDate }
  })
}

/** Applies answers of the ERP as long as the jobs run; those that cannot be applied are listed for staff. */
export async function workAnswers(dependencies: Dependencies): Promise<void> {
  const { jobs, database, clock } = dependencies
  await jobs.work('answer', ({ answerId }) => applyAnswer(dependencies, answerId))
  await jobs.onDeadLetter('answer', ({ answerId }) => giveUp(database, answerId, clock.now()))
}

/**
 * Applies an answer to its order. A job may run twice; the order is locked, so the second run finds it applied.
 * @throws FinalFailure if it can never be applied, and is set aside with its reason; other errors if it may be later
 */
export async function applyAnswer(dependencies: Dependencies, answerId: string): Promise<void> {
  const { database, clock } = dependencies
  const row = await findAnswer(database, answerId)
  if (row === undefined || row.appliedAt !== null) return
  try {
    const answer = readAnswer(row.content)
    await database.transaction((db) => apply(dependencies, db, answerId, answer))
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    await recordFailure(database, answerId, formatReason(failure).slice(0, 500))
    if (!isFinal(failure)) throw error
    await giveUp(database, answerId, clock.now())
    throw new FinalFailure(failure)
  }
}

async function apply(dependencies: Dependencies, db: Queries, answerId: string, answer: Answer): Promise<void> {
  const order = await lockNumberedOrder(db, answer.orderNumber)
  if (order === undefined || !(await goesToErp(db, order.id)))
    throw new AnswerRejected(`The ERP has no order ${answer.orderNumber} of this shop.`)
  if (order.status === 1) throw new AnswerTooEarly(`Order ${order.orderNumber} is still on its way to the ERP.`)
  const { kind } = answer
  const number = kind === 'ORDERRESPONSE' ? order.orderNumber : answer.number
  if (!(await wasApplied(db, { orderId: order.id, kind, number }))) await follow(dependencies, db, order, answer)
  await markApplied(db, answerId, { kind, number, orderId: order.id, appliedAt: dependencies.clock.now() })
}

async function follow(dependencies: Dependencies, db: Queries, order: LockedOrder, answer: Answer): Promise<void> {
  if (order.status === 6) throw new AnswerRejected(`Order ${order.orderNumber} is canceled.`)
  const lines = await matchLines(db, order, answer.lines)
  const context = { db, caller: { userId: null }, request: { id: dependencies.ids.next() } }
  const confirm = () => changeStatus(dependencies, context, { orderId: order.id, status: 3 })
  switch (answer.kind) {
    case 'ORDERRESPONSE':
      // A late one finds goods that have left.
      if (order.status !== 2) return
      await acceptDates(db, order, lines)
      return confirm()
    case 'DISPATCHNOTIFICATION': {
      // Goods can only leave once the ERP has accepted the order, even if its response comes later.
      if (order.status === 2) await confirm()
      const { number: deliveryNumber, tracking } = answer
      const positions = lines.map(({ position, quantity }) => ({ positionId: position.id, quantity }))
      return sendDelivery(dependencies, context, { orderId: order.id, positions, tracking, deliveryNumber })
    }
    case 'INVOICE':
      return invoice(dependencies, db, order, answer, lines)
  }
}

/** Takes the days on which the positions leave, which the confirmation then names. */
async function acceptDates(db: Queries, order: LockedOrder, lines: readonly AnsweredLine[]): Promise<void> {
  if (lines.length !== order.positionCount)
    throw new AnswerRejected(`The order has ${order.positionCount} positions, its response ${lines.length}.`)
  for (const { position, quantity, shipDate } of lines) {
    if (quantity !== position.quantity)
      throw new AnswerRejected(
        `Position ${position.positionNumber}: ${position.quantity} pieces are ordered, not ${quantity}.`,
      )
    if (shipDate !== null) await updateShipDate(db, position.id, shipDate)
  }
}

/** Issues an invoice under the number of the ERP, whose sum must be that of the order as the buyer agreed to it. */
async function invoice(
  dependencies: Dependencies,
  db: Queries,
  order: LockedOrder,
  { number, date, deliveryNumber, gross }: ErpInvoice,
  lines: readonly AnsweredLine[],
): Promise<void> {
  const open = Map.groupBy(await listUninvoiced(db, order.id), ({ id }) => id)
  const delivery = [...open].find(
    ([, pieces]) =>
      pieces.length === lines.length &&
      pieces.every((piece) => deliveryNumber === null || piece.number === deliveryNumber) &&
      pieces.every((piece) =>
        lines.some(({ position, quantity }) => position.id === piece.positionId && quantity === piece.quantity),
      ),
  )
  if (delivery === undefined) throw new AnswerTooEarly(`No delivery with the goods of invoice ${number} has left yet.`)
  const [deliveryId] = delivery
  const due = await issueInvoice(dependencies, db, order, deliveryId, { number, date })
  if (due !== gross)
    throw new AnswerRejected(
      `Invoice ${number} has the sum ${formatMoney(gross)}; by the order it is ${formatMoney(due)}.`,
    )
}

/** Whether the same answer would be rejected again, whatever happens meanwhile. */
function isFinal(error: Error): boolean {
  const isWrongStep = error instanceof AppError && ['statusNotAllowed', 'quantityOutOfRange'].includes(error.code)
  return error instanceof UnreadableAnswer || error instanceof AnswerRejected || isWrongStep
}

function formatReason(error: Error): string {
  if (error instanceof AppError) return error.write('en')
  const { message, cause } = formatError(error)
  return cause?.message ?? message
}
