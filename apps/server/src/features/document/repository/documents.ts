import { type DocumentKind, type InvoiceColumn, type InvoiceSort, invoiceColumns } from '@normwerk/contract/document'
import { and, asc, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  contains,
  falling,
  inAlphabet,
  type PlaceOf,
  prepareOnce,
  type Queries,
  rising,
} from '../../../database/client.ts'
import { companies } from '../../../database/tables/companies.ts'
import { documentCounters, documentFiles, documents } from '../../../database/tables/documents.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert
type Series = (typeof documentCounters.$inferSelect)['series']

/** Takes the next number of a year. It stays free for others if the transaction is rolled back. */
export async function takeNumber(db: Queries, series: Series, year: number): Promise<number> {
  const [taken] = await db
    .insert(documentCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.series, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last })
  if (taken === undefined) throw new Error(`no number of ${series} ${year}`)
  return taken.last
}

export async function insertDocument(db: Queries, document: NewDocument): Promise<void> {
  await db.insert(documents).values(document)
}

/** Lists the documents of an order, newest first, without their contents. */
export function listDocumentRows(db: Queries, orderId: string) {
  const { id, kind, number, issuedOn, fileName } = documents
  return db
    .select({ id, kind, number, issuedOn, fileName })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(desc(documents.createdAt), desc(documents.id))
}

/** Lists the invoices and corrections of an order with their contents, the oldest first. */
export function listInvoiceRows(db: Queries, orderId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), inArray(documents.kind, ['Invoice', 'InvoiceCorrections'])))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

/** Counts the documents of a kind that an order has. */
export function countDocuments(db: Queries, orderId: string, kind: DocumentRow['kind']): Promise<number> {
  return db.$count(documents, and(eq(documents.orderId, orderId), eq(documents.kind, kind)))
}

/** A document with whose order it is about, and the content of its file. */
export async function findDocumentFile(db: Queries, id: string, form: 'pdf' | 'xml') {
  const [found] = await db
    .select({
      kind: documents.kind,
      fileName: documents.fileName,
      companyId: orders.companyId,
      userId: orders.userId,
      hash: documentFiles.hash,
      contentType: documentFiles.contentType,
      content: documentFiles.content,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .leftJoin(documentFiles, eq(documentFiles.hash, form === 'pdf' ? documents.hash : documents.xmlHash))
    .where(eq(documents.id, id))
  return found
}

/** Lists the documents of an order with their files, which are null until a job has written them. */
export function listDocumentFiles(db: Queries, orderId: string) {
  const xml = alias(documentFiles, 'xml')
  return db
    .select({
      kind: documents.kind,
      fileName: documents.fileName,
      companyId: orders.companyId,
      userId: orders.userId,
      orderNumber: orders.orderNumber,
      pdf: documentFiles.content,
      xml: xml.content,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .leftJoin(documentFiles, eq(documentFiles.hash, documents.hash))
    .leftJoin(xml, eq(xml.hash, documents.xmlHash))
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

interface Files {
  pdf: { hash: string; content: Buffer }
  xml: { hash: string; content: Buffer } | null
}

/** Stores the files of a document. Of two simultaneous jobs one writes; returns whether it was this one. */
export async function storeFiles(db: Queries, id: string, { pdf, xml }: Files, now: Date): Promise<boolean> {
  const files = [
    { ...pdf, contentType: 'application/pdf' },
    ...(xml === null ? [] : [{ ...xml, contentType: 'application/xml' }]),
  ]
  await db.insert(documentFiles).values(files).onConflictDoNothing()
  const written = { hash: pdf.hash, xmlHash: xml?.hash ?? null }
  const stored = await db
    .update(documents)
    .set({ ...written, writtenAt: now, givenUpAt: null, attempts: sql`${documents.attempts} + 1` })
    .where(and(eq(documents.id, id), isNull(documents.hash)))
    .returning({ id: documents.id })
  return stored.length > 0
}

const sumGross = sql`(${documents.content} -> 'sums' ->> 'due')::bigint
  * case ${documents.kind} when 'InvoiceCorrections' then -1 else 1 end`
const sortKeys: Record<InvoiceColumn, (SQL | typeof documents.issuedOn)[]> = {
  number: [sql`${documents.number}`],
  date: [documents.issuedOn],
  orderNumber: [sql`length(${orders.orderNumber})`, sql`${orders.orderNumber}`],
  customerOrderNumber: [inAlphabet(orders.customerOrderNumber)],
  sumGross: [sumGross],
}

function sorting(sort: InvoiceSort): SQL[] {
  const column = invoiceColumns.find((name) => sort === name || sort === `-${name}`) ?? 'date'
  const keys = sortKeys[column]
  return [...(sort === column ? rising(keys) : falling(keys)), desc(documents.issuedOn), desc(documents.id)]
}

/** Lists a page of a company's invoices and corrections. Those that are equal in the column stand with the newest first. */
export async function pageInvoices(
  db: Queries,
  companyId: string,
  { query, from, to }: { [Name in 'query' | 'from' | 'to']?: string | null | undefined },
  { page, size, sort }: { page: number; size: number; sort: InvoiceSort },
) {
  const where = and(
    eq(orders.companyId, companyId),
    inArray(documents.kind, ['Invoice', 'InvoiceCorrections']),
    from ? gte(documents.issuedOn, from) : undefined,
    to ? lte(documents.issuedOn, to) : undefined,
    query ? contains(query, documents.number, orders.orderNumber, orders.customerOrderNumber) : undefined,
  )
  const rows = await db
    .select({ document: documents, orderNumber: orders.orderNumber, customerOrderNumber: orders.customerOrderNumber })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(where)
    .orderBy(...sorting(sort))
    .limit(size)
    .offset((page - 1) * size)
  const matching = db.select({ id: documents.id }).from(documents).innerJoin(orders, eq(orders.id, documents.orderId))
  return { rows, total: await db.$count(matching.where(where).as('matching')) }
}

const selectRecipients = prepareOnce('order_recipients', (db, at: PlaceOf<{ orderId: string }>) => {
  const isStillThere = sql`${users.deletedAt} is null and ${users.companyId} = ${orders.companyId}`
  return db
    .select({
      buyer: sql<string | null>`case when ${isStillThere} then ${users.email} end`,
      purchasing: companies.purchasingEmail,
      accounting: companies.accountingEmail,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(orders.id, at('orderId')))
})

/** Returns the addresses for mails about an order; the buyer's is null once they have left its company. */
export async function findRecipients(db: Queries, orderId: string) {
  const [found] = await selectRecipients(db, { orderId })
  if (found === undefined) throw new Error(`no order ${orderId}`)
  return found
}

/** Returns the newest document of a kind that an order has; undefined if there is none. */
export async function findNewest(db: Queries, orderId: string, kind: DocumentKind): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, kind)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(1)
  return newest?.id
}

/** Returns a document that has its file, with its order and the buyer, who is null once they are deleted. */
export async function findSentDocument(db: Queries, documentId: string) {
  const { salutation, title, firstName, lastName, deletedAt } = users
  const [found] = await db
    .select({
      kind: documents.kind,
      number: documents.number,
      fileName: documents.fileName,
      content: documentFiles.content,
      contentType: documentFiles.contentType,
      order: { id: orders.id, orderNumber: orders.orderNumber, customerOrderNumber: orders.customerOrderNumber },
      person: { salutation, title, firstName, lastName, deletedAt },
    })
    .from(documents)
    .innerJoin(documentFiles, eq(documentFiles.hash, documents.hash))
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(documents.id, documentId))
  if (found === undefined) return undefined
  const { person, ...document } = found
  return { ...document, buyer: person.deletedAt === null ? person : null }
}
