import * as z from 'zod/mini'
import { optionalLine } from '../common.ts'
import { Email } from '../person.ts'

/** How the electronic invoices of a company are written: EN 16931 (ZUGFeRD, Factur-X), or XRechnung of public buyers. */
export const InvoiceProfile = z.enum(['en16931', 'xrechnung'])
export type InvoiceProfile = z.output<typeof InvoiceProfile>

/** What a company states about its invoices and mails. */
export const askedInvoicing = {
  /** Quoted on invoices, such as the Leitweg-ID of a public buyer. */
  buyerReference: optionalLine(100),
  /** The mail address to which electronic invoices go. */
  electronicAddress: z.optional(z.nullable(Email)),
  invoiceProfile: z.optional(InvoiceProfile),
  /** Gets the mails about orders and offers, too. */
  purchasingEmail: z.optional(z.nullable(Email)),
  /** Gets the invoices instead of the buyer. */
  accountingEmail: z.optional(z.nullable(Email)),
  /** Each order must name a cost centre. */
  asksCostCentre: z.optional(z.boolean()),
}

/** The same fields in answers. */
export const givenInvoicing = {
  buyerReference: z.nullable(z.string()),
  electronicAddress: z.nullable(z.string()),
  invoiceProfile: InvoiceProfile,
  purchasingEmail: z.nullable(z.string()),
  accountingEmail: z.nullable(z.string()),
  asksCostCentre: z.boolean(),
}
