import type { Cents } from '@normwerk/pricing/money'

/** What an answer says about a position of its order. */
export interface AnswerLine {
  positionNumber: number
  /** The number of the article, if the answer names it. */
  articleNumber: string | null
  quantity: number
  /** The day on which the goods leave. */
  shipDate: string | null
}

interface AnswerBase {
  /** Of the order in the shop. */
  orderNumber: string
  lines: readonly AnswerLine[]
}

/** The ERP has accepted an order. */
export interface OrderResponse extends AnswerBase {
  kind: 'ORDERRESPONSE'
}

/** Goods have left. */
export interface DispatchNotification extends AnswerBase {
  kind: 'DISPATCHNOTIFICATION'
  /** Of the packing slip. */
  number: string
  tracking: string | null
}

/** A delivery was invoiced. */
export interface ErpInvoice extends AnswerBase {
  kind: 'INVOICE'
  number: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Of the packing slip, if the invoice names it. */
  deliveryNumber: string | null
  /** The amount due, with tax. */
  gross: Cents
}

/** An answer of an ERP to an order. */
export type Answer = OrderResponse | DispatchNotification | ErpInvoice
