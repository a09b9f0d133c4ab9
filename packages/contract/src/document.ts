import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { labelsPerSheet, maxListQueryLength } from './limits.ts'
import { Doc } from './order.ts'
import { AskedSeller, Seller } from './seller.ts'

/** The kinds of documents, by their names in `orderDocuments`. */
export const documentKinds = [
  'OrderConfirmation',
  'PackingSlip',
  'Invoice',
  'InvoiceCorrections',
  'Offer',
  'Certificate',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** An invoice or correction in the company's list. */
export const InvoiceSummary = z.extend(Doc, {
  kind: z.enum(['Invoice', 'InvoiceCorrections']),
  orderId: Id,
  orderNumber: z.string(),
  customerOrderNumber: z.nullable(z.string()),
  /** Negative for a correction. */
  sumGross: z.string(),
})
export type InvoiceSummary = z.output<typeof InvoiceSummary>

/** A document whose files could not be written yet. */
export const UnwrittenDocument = z.strictObject({
  id: Id,
  kind: z.enum(documentKinds),
  number: z.string(),
  orderId: Id,
  orderNumber: z.string(),
  companyName: z.string(),
  createdAt: Instant,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** The shop no longer tries to write it. */
  givenUp: z.boolean(),
})
export type UnwrittenDocument = z.output<typeof UnwrittenDocument>

/** What the list of invoices can be sorted by. */
export const invoiceColumns = ['number', 'date', 'orderNumber', 'customerOrderNumber', 'sumGross'] as const
export type InvoiceColumn = (typeof invoiceColumns)[number]
export type InvoiceSort = InvoiceColumn | `-${InvoiceColumn}`
/** A column, with a leading `-` for descending. */
const InvoiceSort = z.enum(invoiceColumns.flatMap((column): InvoiceSort[] => [column, `-${column}`]))

export const documentEndpoints = {
  read: endpoint({
    route: 'GET /api/resources/document/{id}/{name}',
    summary: 'A document of an order as PDF; an invoice also as XML, under its name with `.xml`.',
    permission: 'account.use',
    file: true,
    errors: ['entryNotFound', 'documentNotReady'],
  }),
  readAll: endpoint({
    route: 'GET /api/order/{id}/documents',
    summary: 'All documents of an order that the caller may see, as one archive (zip).',
    permission: 'account.use',
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound', 'documentNotReady'],
  }),
  readLabels: endpoint({
    route: 'GET /api/order/{id}/labels',
    summary:
      'Labels for the parts of an order as PDF, one for each position, in the language of the order. Its DataMatrix code is a message of ISO/IEC 15434. `sheet` is A4 with 3 × 8 labels of 70 × 37 mm, of which the first ones may be used already; `roll` is a page for each label.',
    permission: 'account.use',
    input: z.strictObject({
      paper: z._default(z.enum(['sheet', 'roll']), 'sheet'),
      firstLabel: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(labelsPerSheet)), 1),
    }),
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound'],
  }),
  listUnwritten: endpoint({
    route: 'GET /api/global-admin/document/unwritten',
    summary: 'At most 200 documents whose files could not be written yet, the oldest first.',
    permission: 'shop.administer',
    output: z.array(UnwrittenDocument),
    errors: [],
  }),
  repeat: endpoint({
    route: 'POST /api/global-admin/document/repeat',
    summary: 'Writes the files of a document again.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    errors: ['entryNotFound'],
  }),
  readSeller: endpoint({
    route: 'GET /api/global-admin/seller',
    summary: 'The company that runs the shop, as documents name it; null until staff have entered it.',
    permission: 'shop.administer',
    output: z.nullable(Seller),
    errors: [],
  }),
  changeSeller: endpoint({
    route: 'PUT /api/global-admin/seller',
    summary: 'Sets the company that runs the shop. Documents that were issued before stay as they are.',
    permission: 'shop.administer',
    input: AskedSeller,
    errors: [],
  }),
  listInvoices: endpoint({
    route: 'POST /api/order/invoice/list',
    readsOnly: true,
    mayLag: true,
    summary: "The company's invoices and corrections, the newest first unless they are sorted.",
    permission: 'order.invoices',
    input: z.strictObject({
      ...z.partial(PageRequest).shape,
      /** A part of its number, or of a number of its order. */
      query: z.optional(z.nullable(text(maxListQueryLength))),
      from: z.optional(z.nullable(CalendarDate)),
      to: z.optional(z.nullable(CalendarDate)),
      sort: z.optional(z.nullable(InvoiceSort)),
    }),
    output: pageOf(InvoiceSummary),
    errors: ['pageSizeTooLarge'],
  }),
}
