import type { MakeOffer } from '@normwerk/contract/offer'
import { type Cents, readMoney } from '@normwerk/pricing/money'
import { priceCart } from '@normwerk/pricing/price-cart'
import type { OfferedLevel } from '../../database/tables/orders.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { type ActorContext, lockOrder, setStatus } from '../back-office/manage-order.ts'
import { surchargeOf } from '../catalogue/price-part.ts'
import { issueOffer } from '../document/issue-document.ts'
import { readTaxRule } from '../order/read-tax-rule.ts'
import { type InquiredRow, listInquired, readTerms, updateInquiry, updatePrices } from './repository/inquiries.ts'

type Terms = Awaited<ReturnType<typeof readTerms>>

/** Adds up offered positions with the delivery and the tax of their inquiry; returns the columns of an order. */
export function sumUpOffer(
  { deliveryOption }: Awaited<ReturnType<typeof lockOrder>>,
  taxRate: number,
  { shippingRate, minimumOrderValue }: Terms,
  positionTotals: readonly Cents[],
) {
  const sums = priceCart({ positionTotals, taxRate, delivery: deliveryOption, shippingRate, minimumOrderValue })
  return {
    sumNet: sums.totalPriceNet,
    sumGross: sums.totalPriceGross,
    shippingCosts: sums.shippingCosts,
    salesTax: sums.salesTax,
  }
}

/** Returns the price of one piece of an offered scale; null for fewer pieces than were offered. */
export function priceAt(scale: readonly OfferedLevel[], quantity: number): Cents | null {
  return scale.findLast(({ from }) => from <= quantity)?.price ?? null
}

/** Returns what a position costs once, for its certificate. */
export function certificateOf(row: InquiredRow, { certificateSurcharge }: Terms): Cents {
  return row.certificate ? (surchargeOf(row) ?? certificateSurcharge) : 0
}

type Offered = MakeOffer['positions'][number]

/**
 * Answers an inquiry with prices. An offer that was made before is replaced.
 * @throws AppError `statusNotAllowed` for an order, or an inquiry that is accepted or canceled; `offerIncomplete` unless
 * each position has a price, and prices that rise with the quantity or a last day in the past are rejected
 */
export async function makeOffer(
  dependencies: Dependencies,
  context: ActorContext,
  inquiryId: string,
  { positions, validUntil, comment }: MakeOffer,
): Promise<void> {
  const { db, caller, request } = context
  const inquiry = await lockOrder(db, inquiryId)
  if (inquiry.orderType !== 'Inquiry' || inquiry.status > 4) throw new AppError('statusNotAllowed')
  const today = dependencies.clock.now().toISOString().slice(0, 10)
  if (validUntil < today) throw new AppError('validationFailed', { fields: { validUntil: [{ code: 'invalid' }] } })
  const rows = await listInquired(db, inquiryId)
  const offeredById = new Map(positions.map((offered) => [offered.positionId, offered]))
  if (positions.some(({ positionId }) => !rows.some(({ id }) => id === positionId))) throw new AppError('entryNotFound')
  const terms = await readTerms(db, inquiry.deliveryAddress.country)
  const tax = await readTaxRule(db, inquiry)
  const totals: Cents[] = []
  for (const row of rows) {
    const offered = offeredById.get(row.id)
    if (offered === undefined || offeredById.size < positions.length) throw new AppError('offerIncomplete')
    const prices = priceRow(row, offered, certificateOf(row, terms))
    totals.push(prices.totalPrice)
    await updatePrices(db, row.id, prices)
  }
  const offeredFields = {
    ...sumUpOffer(inquiry, tax.rate, terms, totals),
    taxRate: tax.rate,
    taxReason: tax.reason,
    validUntil,
    remindedAt: null,
    offerComment: comment ?? null,
  }
  await updateInquiry(db, inquiryId, offeredFields)
  const offer = { ...inquiry, ...offeredFields }
  if (inquiry.status !== 4) await setStatus(dependencies, context, inquiry, 4)
  await issueOffer(dependencies, db, offer)
  await recordEvent(dependencies, db, {
    action: 'offer.made',
    userId: caller.userId,
    companyId: inquiry.companyId,
    subjectId: inquiryId,
    changes: { validUntil: [inquiry.validUntil, validUntil] },
    correlationId: request.id,
  })
}

/** @throws AppError `offerIncomplete` for a scale whose quantities do not rise, or whose prices do */
function priceRow(row: InquiredRow, { price: written, scale, leadTimeDays }: Offered, certificate: Cents) {
  const price = readMoney(written)
  const levels: OfferedLevel[] = [{ from: row.quantity, price: price ?? 0 }]
  for (const level of scale ?? []) levels.push({ from: level.from, price: readMoney(level.price) ?? 0 })
  levels.sort((a, b) => a.from - b.from)
  const isFalling = levels.every((level, at) => {
    const before = levels[at - 1]
    return level.price > 0 && (before === undefined || (level.from > before.from && level.price <= before.price))
  })
  if (price === null || !isFalling) throw new AppError('offerIncomplete')
  return {
    price,
    listPrice: Math.max(row.listPrice ?? 0, price),
    totalPrice: price * row.quantity + certificate,
    offeredScale: levels,
    leadTimeDays: leadTimeDays ?? row.leadTimeDays,
  }
}
