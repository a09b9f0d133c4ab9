import type { DocumentKind } from '@normwerk/contract/document'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { type PlaceOf, prepareOnce } from '../../../database/prepare-once.ts'
import { companies } from '../../../database/tables/companies.ts'
import { documentFiles, documents } from '../../../database/tables/documents.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

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
