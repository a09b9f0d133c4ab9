import type { DocumentKind } from '@normwerk/contract/document'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Certificate, Offer, OrderConfirmation, PackingSlip } from '@normwerk/documents/document'
import type { Invoice } from '@normwerk/documents/invoice'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { deliveries } from './deliveries.ts'
import { orders } from './orders.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Everything that a document says. */
export type DocumentContent = OrderConfirmation | PackingSlip | Invoice | Offer | Certificate

/** Written documents; each content is stored once. */
export const documentFiles = pgTable('document_files', (t) => ({
  /** SHA-256 of the content, hexadecimal. */
  hash: t.text().primaryKey(),
  contentType: t.text().notNull(),
  content: bytes().notNull(),
}))

/** What customers get on paper. Everything that a document says is kept, so that it can be written again at any time. */
export const documents = pgTable(
  'documents',
  (t) => ({
    id: id(),
    orderId: t
      .uuid()
      .notNull()
      .references(() => orders.id),
    kind: t.text().$type<DocumentKind>().notNull(),
    number: t.text().notNull(),
    issuedOn: t.date({ mode: 'string' }).notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    fileName: t.text().notNull(),
    deliveryId: t.uuid().references(() => deliveries.id),
    /** The invoice that a correction refers to. */
    correctsId: t.uuid().references((): AnyPgColumn => documents.id),
    content: t.jsonb().$type<DocumentContent>().notNull(),
    /** Of the PDF; null until it is written. */
    hash: t.text().references(() => documentFiles.hash),
    /** Of an invoice's XML. */
    xmlHash: t.text().references(() => documentFiles.hash),
    writtenAt: instant(),
    attempts: t.integer().notNull().default(0),
    lastError: t.text(),
    /** Its job is no longer repeated. */
    givenUpAt: instant(),
    createdAt: createdAt(),
  }),
  (table) => [
    index().on(table.orderId, table.createdAt),
    index().on(table.deliveryId),
    index().on(table.correctsId),
    index().on(table.hash),
    index().on(table.xmlHash),
    index().on(table.createdAt).where(sql`${table.hash} is null`),
    uniqueIndex('documents_number').on(table.kind, table.number),
    check('documents_kind', isOneOf(table.kind)),
  ],
)

function isOneOf(column: AnyPgColumn): SQL {
  return sql`${column} in ('OrderConfirmation', 'PackingSlip', 'Invoice', 'InvoiceCorrections', 'Offer', 'Certificate')`
}

/** The last number of each series of a year. A row is locked by who takes a number, so that none is left out. */
export const documentCounters = pgTable(
  'document_counters',
  (t) => ({
    series: t.text().$type<'Invoice' | 'InvoiceCorrections'>().notNull(),
    year: t.integer().notNull(),
    last: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)
