import type { DocumentKind } from '@normwerk/contract/document'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Certificate, Offer, OrderConfirmation, PackingSlip } from '@normwerk/documents/document'
import type { Invoice } from '@normwerk/documents/invoice'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { deliveries } from './deliveries.ts'
import { orders } from './orders.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Everything that a document says. */
export type DocumentContent = OrderConfirmation | PackingSlip | Invoice | Offer | Certificate

/** Written documents; each content is stored once. */
export const documentFiles = pgTable('document_files', {
  /** SHA-256 of the content, hexadecimal. */
  hash: text().primaryKey(),
  contentType: text().notNull(),
  content: bytes().notNull(),
})

/** What customers get on paper. Everything that a document says is kept, so that it can be written again at any time. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<DocumentKind>().notNull(),
    number: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    language: text().$type<LanguageCode>().notNull(),
    fileName: text().notNull(),
    deliveryId: uuid().references(() => deliveries.id),
    /** The invoice that a correction refers to. */
    correctsId: uuid().references((): AnyPgColumn => documents.id),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Of the PDF; null until it is written. */
    hash: text().references(() => documentFiles.hash),
    /** Of an invoice's XML. */
    xmlHash: text().references(() => documentFiles.hash),
    writtenAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Its job is no longer repeated. */
    givenUpAt: instant(),
    createdAt: createdAt(),
  },
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
  {
    series: text().$type<'Invoice' | 'InvoiceCorrections'>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)
