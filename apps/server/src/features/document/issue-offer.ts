import { orderSubtotal } from '@normwerk/pricing/price-cart'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { beginDocument, issueDocument, type OrderRow, paymentDays, priceFrozen } from './issue-document.ts'
import { countDocuments } from './repository/documents.ts'
import { listOrderPositions } from './repository/facts.ts'

/** Issues an offer for an inquiry, whose rows hold the offered prices and the last day. */
export async function issueOffer(dependencies: Dependencies, db: Queries, inquiry: OrderRow): Promise<void> {
  const { validUntil } = inquiry
  if (validUntil === null) throw new Error(`an offer without a last day for ${inquiry.id}`)
  const { letter, reference, deliverTo, tax } = await beginDocument(dependencies, db, inquiry)
  const positions = await listOrderPositions(db, inquiry.id)
  const number = `${inquiry.orderNumber}-${(await countDocuments(db, inquiry.id, 'Offer')) + 1}`
  await issueDocument(dependencies, db, inquiry, {
    kind: 'Offer',
    number,
    fileName: `offer-${number}.pdf`,
    content: {
      kind: 'offer',
      number,
      ...letter,
      inquiry: reference,
      deliverTo,
      validUntil,
      comment: inquiry.offerComment,
      positions: positions.map((row) => ({
        ...priceFrozen(row),
        scale: (row.offeredScale ?? []).filter(({ from }) => from !== row.quantity),
        leadTimeDays: row.leadTimeDays,
      })),
      tax,
      sums: {
        goods: orderSubtotal(inquiry),
        shippingCosts: inquiry.shippingCosts,
        net: inquiry.sumNet,
        salesTax: inquiry.salesTax,
        gross: inquiry.sumGross,
      },
      paymentDays,
    },
  })
}
