import type { LanguageCode } from '@normwerk/contract/language'
import type { Cents } from '@normwerk/pricing/money'
import type { Address, Buyer, OrderReference, Seller } from './parties.ts'
import type { PricedPosition } from './positions.ts'

/** Whether the embedded XML also meets the German rules for authorities. */
export type InvoiceProfile = 'en16931' | 'xrechnung'

/** The category of EN 16931: S taxed, AE reverse charge, K intra-community supply, G export. */
export type VatCategory = 'S' | 'AE' | 'K' | 'G'

export interface InvoiceTax {
  category: VatCategory
  /** In basis points; 1900 = 19 %. 0 unless the category is S. */
  rate: number
}

export interface InvoiceSums {
  /** Net, without delivery. */
  goods: Cents
  shippingCosts: Cents
  /** Goods and delivery. */
  net: Cents
  /** Of the net sum, rounded half up once, as the law wants it of every invoice. */
  salesTax: Cents
  gross: Cents
  /** By how many cents the gross sums of all invoices of an order miss the order's; only in the last of them. */
  rounding: Cents
  /** What the buyer pays: gross and rounding. */
  due: Cents
}

/** What is chosen when an invoice is made out. */
export interface InvoiceHead {
  number: string
  issueDate: string
  profile: InvoiceProfile
  language: LanguageCode
}

/** What an invoice and its corrections share. Amounts of a correction are positive and credited to the buyer. */
interface InvoiceContent extends InvoiceHead {
  deliveryDate: string
  currency: 'EUR'
  seller: Seller
  buyer: Buyer
  deliverTo: Address
  order: OrderReference
  packingSlipNumber: string | null
  lines: readonly PricedPosition[]
  tax: InvoiceTax
  sums: InvoiceSums
  /** Days after the issue date in which to pay without deduction. */
  paymentDays: number
}

export interface PlainInvoice extends InvoiceContent {
  kind: 'invoice'
}

export interface InvoiceCorrection extends InvoiceContent {
  kind: 'correction'
  /** The invoice that is corrected. */
  corrects: { number: string; issueDate: string }
  /** Why, in the language of the invoice. */
  reason: string | null
}

export type Invoice = PlainInvoice | InvoiceCorrection
