import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { companies } from '../../../database/tables/companies.ts'
import { documentFiles, documents } from '../../../database/tables/documents.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

/** Returns the addresses for mails about an order; the buyer's is null once they have left its company. */
export async function findRecipients(db: Queries, orderId: string) {
  const isStillThere = sql`${users.deletedAt} is null and ${users.companyId} = ${orders.companyId}`
  const [found] = await db
    .select({
      buyer: sql<string | null>`case when ${isStillThere} then ${users.email} end`,
      purchasing: companies.purchasingEmail,
      accounting: companies.accountingEmail,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(orders.id, orderId))
  if (found === undefined) throw new Error(`no order ${orderId}`)
  return found
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
