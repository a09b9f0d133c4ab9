import { maxQuantity } from '@normwerk/contract/limits'
import type { AcceptOffer } from '@normwerk/contract/offer'
import { daysUntilSent } from '@normwerk/delivery/days-until-sent'
import { AppError, type CallContext, type Customer, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { setStatus, writeNote } from '../back-office/manage-order.ts'
import { readOrder } from '../order/read-order.ts'
import { readTaxRule } from '../order/read-tax-rule.ts'
import { placeOrder, requireCostCentre, requireWithinLimit } from '../order/submit-order.ts'
import { certificateOf, priceAt, sumUpOffer } from './make-offer.ts'
import { type InquiryRow, listInquired, lockInquiryForUpdate, readTerms } from './repository/inquiries.ts'

/**
 * Orders at the prices of an offer. The inquiry is locked and then accepted, so that an offer leads to one order.
 * @throws AppError `statusNotAllowed` unless it is an open offer; `offerLapsed` after its last day; `entryNotFound` for a
 * position of something else; `quantityOutOfRange` for fewer pieces than were offered; `costCentreMissing`; `orderLimitExceeded` or
 * `monthLimitExceeded` above what the caller may order
 */
export async function acceptOffer(
  dependencies: Dependencies,
  context: CallContext,
  id: string,
  { positions: chosen, ...references }: AcceptOffer,
) {
  const { db, caller, request, shipDateAfter } = context
  const { ids, clock } = dependencies
  const inquiry = await lockOffer(context, id)
  const now = clock.now()
  if (inquiry.validUntil === null || inquiry.validUntil < now.toISOString().slice(0, 10))
    throw new AppError('offerLapsed')
  const offered = await listInquired(db, id)
  const quantities = new Map(
    (chosen ?? offered.map((row) => ({ ...row, positionId: row.id }))).map((one) => [one.positionId, one.quantity]),
  )
  if ([...quantities.keys()].some((positionId) => !offered.some((row) => row.id === positionId)))
    throw new AppError('entryNotFound')
  const terms = await readTerms(db, inquiry.deliveryAddress.country)
  const tax = await readTaxRule(db, inquiry)
  const orderId = ids.next()
  const accepted = offered.filter((row) => quantities.has(row.id))
  const daysOf = daysUntilSent(accepted, inquiry.completeDelivery)
  const positions = accepted.map((row, index) => {
    const quantity = quantities.get(row.id) ?? row.quantity
    const scale = row.offeredScale ?? []
    const price = priceAt(scale, quantity)
    if (price === null)
      throw new AppError('quantityOutOfRange', {}, { min: scale[0]?.from ?? row.quantity, max: maxQuantity })
    const totalPrice = price * quantity + certificateOf(row, terms)
    return {
      ...row,
      id: ids.next(),
      orderId,
      positionNumber: index + 1,
      quantity,
      price,
      totalPrice,
      offeredScale: null,
      shipDate: shipDateAfter(daysOf(row)),
    }
  })
  const order = {
    ...inquiry,
    ...sumUpOffer(
      inquiry,
      tax.rate,
      terms,
      positions.map(({ totalPrice }) => totalPrice),
    ),
    id: orderId,
    orderNumber: undefined,
    orderType: 'Order' as const,
    status: 1 as const,
    userId: caller.userId,
    inquiryId: inquiry.id,
    customerOrderNumber:
      references.customerOrderNumber === undefined ? inquiry.customerOrderNumber : references.customerOrderNumber,
    costCentre: references.costCentre === undefined ? inquiry.costCentre : references.costCentre,
    validUntil: null,
    offerComment: null,
    remindedAt: null,
    createdAt: now,
  }
  requireCostCentre(caller, order)
  await requireWithinLimit(db, caller, order.sumNet, now)
  const placed = await placeOrder(dependencies, context, { order, positions }, now)
  await setStatus(dependencies, context, inquiry, 5)
  await recordEvent(dependencies, db, {
    action: 'offer.accepted',
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: inquiry.id,
    changes: { order: [null, placed.orderNumber] },
    correlationId: request.id,
  })
  return { ...placed, counterpart: { id: inquiry.id, orderNumber: inquiry.orderNumber } }
}

/** Sends an offer back to the shop with a question, which staff see as a note. */
export async function askAgain(dependencies: Dependencies, context: CallContext, id: string, question: string) {
  const { db, caller, request } = context
  const inquiry = await lockOffer(context, id)
  await writeNote(dependencies, db, { orderId: inquiry.id, userId: caller.userId, text: question })
  await setStatus(dependencies, context, inquiry, 3)
  await recordEvent(dependencies, db, {
    action: 'offer.asked',
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: inquiry.id,
    correlationId: request.id,
  })
  return readOrder(context, id, dependencies.clock.now())
}

/** Locks an offer of the caller's company that was not answered yet; colleagues need the right to the history. */
async function lockOffer({ db, caller }: { db: CallContext['db']; caller: Customer }, id: string): Promise<InquiryRow> {
  const inquiry = await lockInquiryForUpdate(db, caller, id)
  if (inquiry === undefined) throw new AppError('entryNotFound')
  if (inquiry.status !== 4) throw new AppError('statusNotAllowed')
  return inquiry
}
