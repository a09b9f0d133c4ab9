import type { Cents } from '@normwerk/pricing/money'

/** A part on a document. */
export interface DocumentPosition {
  /** Of the order; partial deliveries keep it. */
  positionNumber: number
  /** Article number with its options: `AZH-3.2x160-L147.25-T50`. */
  articleNumber: string
  customerPartNumber: string | null
  /** In the language of the document, with the options in words. */
  description: string
  quantity: number
  customerOrderNumber: string | null
  commission: string | null
}

/** A part with its price. */
export interface PricedPosition extends DocumentPosition {
  /** Net price of one piece after all discounts, with trimming. */
  price: Cents
  /** Net price of one piece before discounts, with trimming. */
  listPrice: Cents
  /** Charged once; 0 without certificate. */
  certificateSurcharge: Cents
}

/** Returns the net total of a position: its pieces and its certificate. */
export function totalOf(position: Pick<PricedPosition, 'price' | 'quantity' | 'certificateSurcharge'>): Cents {
  return position.price * position.quantity + position.certificateSurcharge
}
