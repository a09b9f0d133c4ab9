import type { LanguageCode } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import type { Cents } from '@normwerk/pricing/money'
import type { Invoice, InvoiceSums, InvoiceTax } from './invoice.ts'
import type { Address, Buyer, OrderReference, Seller } from './parties.ts'
import type { DocumentPosition, PricedPosition } from './positions.ts'

/** What every document except invoices begins with. */
interface DocumentHead {
  number: string
  /** `YYYY-MM-DD`. */
  date: string
  language: LanguageCode
  seller: Seller
  buyer: Buyer
}

/** The sums of an order or an offer, which no rounding follows. */
export type OrderSums = Omit<InvoiceSums, 'rounding' | 'due'>

export interface OrderConfirmation extends DocumentHead {
  kind: 'orderConfirmation'
  order: OrderReference
  comment: string | null
  /** Null: the buyer collects the goods. */
  deliverTo: Address | null
  /** All positions leave together; missing in documents from before buyers could choose it. */
  completeDelivery?: boolean
  positions: readonly (PricedPosition & { shipDate: string | null })[]
  tax: InvoiceTax
  sums: OrderSums
  paymentDays: number
}

export interface PackingSlip extends DocumentHead {
  kind: 'packingSlip'
  order: OrderReference
  /** Null: the buyer collects the goods. */
  deliverTo: Address | null
  tracking: string | null
  /** What this delivery holds, with the quantity ordered and what still follows. */
  positions: readonly (DocumentPosition & { ordered: number; remaining: number })[]
  /** Kilograms; null if unknown. */
  mass: number | null
  /** Whether nothing of the order remains. */
  completesOrder: boolean
}

/** A position with what it costs in other quantities. */
export interface OfferedPosition extends PricedPosition {
  /** Prices of one piece from these quantities on. */
  scale: readonly { from: number; price: Cents }[]
  /** Working days; null if nothing is promised. */
  leadTimeDays: number | null
}

export interface Offer extends DocumentHead {
  kind: 'offer'
  inquiry: OrderReference
  deliverTo: Address | null
  /** The last day on which the buyer may accept. */
  validUntil: string
  comment: string | null
  positions: readonly OfferedPosition[]
  tax: InvoiceTax
  sums: OrderSums
  paymentDays: number
}

/** A measured value of a certificate, such as tensile strength. */
export interface TestValue {
  /** What was tested, in the language of the document. */
  property: string
  /** The standard of the test: ISO 6508-1. */
  method: string | null
  unit: string | null
  /** What the standard of the material wants, as written there. */
  required: string | null
  measured: string
}

/** Inspection certificate 3.1 according to EN 10204, for one position of an order. */
export interface Certificate extends DocumentHead {
  kind: 'certificate'
  order: OrderReference
  packingSlipNumber: string | null
  position: DocumentPosition
  /** Name of the material with its number: `1.2343 (X37CrMoV5-1)`. */
  material: string
  /** The condition of delivery: hardened, nitrided. */
  condition: string | null
  heatNumber: string
  /** Mass fractions in percent as the mill states them, by symbol of the element. */
  analysis: readonly { element: string; percent: string }[]
  tests: readonly TestValue[]
  /** Who inspected, with their office in the company. */
  inspector: { name: string; office: string }
}

/** An invoice or a correction with the XML that its file carries. */
export interface PrintedInvoice {
  kind: 'invoice'
  invoice: Invoice
  /** Of `formatCii`. */
  xml: string
}

export type PrintedDocument = OrderConfirmation | PackingSlip | PrintedInvoice | Offer | Certificate

/** TrueType files, such as those of `font-files.ts`. */
export interface Fonts {
  regular: Uint8Array
  semiBold: Uint8Array
}

/** What a document needs to be rendered. */
export interface Print {
  fonts: Fonts
  /** Texts in the language of the document. */
  text: Translate
  /** When the file is made: its dates, so that the same moment gives the same bytes. */
  createdAt: Date
}
