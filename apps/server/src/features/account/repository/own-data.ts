import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { articles, columnMappings, favorites, partNotes, rememberedParts } from '../../../database/tables/articles.ts'
import { audit, auditPersonal } from '../../../database/tables/audit.ts'
import { cartPositions, cartShares, carts } from '../../../database/tables/carts.ts'
import { companies } from '../../../database/tables/companies.ts'
import { deliveries } from '../../../database/tables/deliveries.ts'
import { mails, subscriptions } from '../../../database/tables/mails.ts'
import { orderHistory, orderNotes, orders } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import { savedSearches } from '../../../database/tables/searches.ts'
import { sessions } from '../../../database/tables/sessions.ts'
import { emailChanges, knownDevices, passkeys, users } from '../../../database/tables/users.ts'

/** Reads all rows about a user, without secrets and without what belongs to their company alone. */
export async function readOwnData(db: Queries, userId: string) {
  const {
    passwordHash: _,
    totpSecret: __,
    totpPreparedSecret: ___,
    totpLastStep: ____,
    ...userColumns
  } = getTableColumns(users)
  const [user] = await db
    .select({ ...userColumns, company: companies.companyName, customerNumber: companies.customerNumber })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  return {
    user,
    emailChanges: await db
      .select({
        formerEmail: emailChanges.formerEmail,
        newEmail: emailChanges.newEmail,
        requestedAt: emailChanges.requestedAt,
        confirmedAt: emailChanges.confirmedAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .orderBy(asc(emailChanges.requestedAt)),
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    devices: await db
      .select({ createdAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.createdAt)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
    favorites: await db
      .select({ productNr: products.productNr, articleNo: articles.articleNo, createdAt: favorites.createdAt })
      .from(favorites)
      .innerJoin(products, eq(products.id, favorites.productId))
      .leftJoin(articles, eq(articles.id, favorites.articleId))
      .where(eq(favorites.userId, userId))
      .orderBy(asc(favorites.createdAt)),
    savedSearches: await db
      .select({ name: savedSearches.name, search: savedSearches.search, createdAt: savedSearches.createdAt })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(asc(savedSearches.createdAt)),
    cartPositions: await db
      .select({
        cart: carts.name,
        articleNo: articles.articleNo,
        quantity: cartPositions.quantity,
        commission: cartPositions.commission,
        comment: cartPositions.comment,
        createdAt: cartPositions.createdAt,
      })
      .from(carts)
      .innerJoin(cartPositions, eq(cartPositions.cartId, carts.id))
      .innerJoin(articles, eq(articles.id, cartPositions.articleId))
      .where(and(eq(carts.userId, userId), isNull(cartPositions.deletedAt)))
      .orderBy(asc(carts.createdAt), asc(cartPositions.sortIndex)),
    sentCarts: await db
      .select({ at: carts.handedOverAt, message: carts.handOverMessage })
      .from(carts)
      .where(eq(carts.handedOverBy, userId))
      .orderBy(asc(carts.handedOverAt)),
    orders: await db
      .select({ orderNumber: orders.orderNumber, orderType: orders.orderType, createdAt: orders.createdAt })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.createdAt)),
    notes: await db
      .select({ text: orderNotes.text, createdAt: orderNotes.createdAt })
      .from(orderNotes)
      .where(eq(orderNotes.userId, userId))
      .orderBy(asc(orderNotes.createdAt)),
    orderSteps: await db
      .select({ status: orderHistory.status, at: orderHistory.at })
      .from(orderHistory)
      .where(eq(orderHistory.userId, userId))
      .orderBy(asc(orderHistory.at)),
    deliveries: await db
      .select({ number: deliveries.deliveryNumber, sentAt: deliveries.sentAt })
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(asc(deliveries.sentAt)),
    rememberedColumns: await db
      .select({ headings: columnMappings.headings, usedAt: columnMappings.usedAt })
      .from(columnMappings)
      .where(eq(columnMappings.userId, userId))
      .orderBy(asc(columnMappings.usedAt)),
    sharedCarts: await db
      .select({ cart: carts.name, right: cartShares.right })
      .from(cartShares)
      .innerJoin(carts, eq(carts.id, cartShares.cartId))
      .where(eq(cartShares.userId, userId))
      .orderBy(asc(carts.createdAt)),
    rememberedParts: await db
      .select({ text: rememberedParts.text, chosenAt: rememberedParts.chosenAt })
      .from(rememberedParts)
      .where(eq(rememberedParts.userId, userId))
      .orderBy(asc(rememberedParts.chosenAt)),
    partNotes: await db
      .select({ articleNo: articles.articleNo, text: partNotes.text, writtenAt: partNotes.writtenAt })
      .from(partNotes)
      .innerJoin(articles, eq(articles.id, partNotes.articleId))
      .where(eq(partNotes.userId, userId))
      .orderBy(asc(partNotes.writtenAt)),
    mails: await db
      .select({ kind: mails.kind, recipient: mails.recipient, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(
        or(
          eq(sql`${mails.data}->>'userId'`, userId),
          eq(sql`lower(${mails.recipient})`, user?.email.toLowerCase() ?? ''),
        ),
      )
      .orderBy(asc(mails.createdAt)),
    newsletter: await db
      .select({
        email: subscriptions.email,
        language: subscriptions.language,
        createdAt: subscriptions.createdAt,
        confirmedAt: subscriptions.confirmedAt,
      })
      .from(subscriptions)
      .where(eq(sql`lower(${subscriptions.email})`, user?.email.toLowerCase() ?? '')),
    actions: await db
      .select({ at: audit.at, action: audit.action, details: audit.details })
      .from(audit)
      .where(eq(audit.userId, userId))
      .orderBy(asc(audit.at)),
    changes: await db
      .select({ at: audit.at, action: audit.action, changes: auditPersonal.changes })
      .from(auditPersonal)
      .innerJoin(audit, eq(audit.id, auditPersonal.auditId))
      .where(eq(auditPersonal.userId, userId))
      .orderBy(asc(audit.at)),
  }
}
