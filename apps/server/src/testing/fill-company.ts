import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { columnMappings, customerPartNumbers, partNotes, rememberedParts } from '../database/tables/articles.ts'
import { audit, auditPersonal } from '../database/tables/audit.ts'
import { cartShares, carts } from '../database/tables/carts.ts'
import { addresses, projects } from '../database/tables/companies.ts'
import { mails, subscriptions } from '../database/tables/mails.ts'
import { punchoutAccounts, punchoutSessions } from '../database/tables/punchout.ts'
import { missedSearches, savedSearches } from '../database/tables/searches.ts'
import { attempts, sessions } from '../database/tables/sessions.ts'
import { fileDownloads, monthlyCounts } from '../database/tables/statistics.ts'
import { emailChanges, passkeyChallenges, passkeys } from '../database/tables/users.ts'
import { aCart, aCompany, anAddress, aPart, aRegistration, aUser } from './builders.ts'
import { fillMarkedCart, fillOrder, placeMarkedOrder } from './fill-order.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Ids and numbers of a company's rows, for calls that name one. */
export interface Named {
  company: string
  user: string
  address: string
  cart: string
  position: string
  group: string
  project: string
  order: string
  registration: string
  mail: string
  customerNumber: string
  zip: string
}

export interface Filled {
  administrator: Visitor
  named: Named
}

/** Creates a company with rows in every table. Every text that it or its users wrote is `mark`. */
export async function fillCompany(shop: TestApp, mark: string): Promise<Filled> {
  const { dependencies } = shop
  const { database, ids } = dependencies
  const now = dependencies.clock.now()
  const contact = { name: mark, email: `${mark}@example.com`, phoneNumber: mark }
  const place = {
    company: mark,
    companyAddition: mark,
    street: mark,
    streetNumber: mark,
    streetAddition: mark,
    addressAddition: mark,
    zip: mark,
    city: mark,
  }
  const person = {
    title: mark,
    firstName: mark,
    lastName: mark,
    phoneNumber: mark,
    mobilePhoneNumber: mark,
    fax: mark,
    termsVersion: mark,
  }

  const company = await aCompany(dependencies, {
    customerNumber: mark,
    companyName: mark,
    companyAddition: mark,
    vatId: mark,
    taxNumber: mark,
    supplierNumber: mark,
    fieldService: contact,
    officeStaff: contact,
    phoneNumber: mark,
    fax: mark,
    discountGroup: mark,
    allowedOrigins: [`https://${mark}.example.com`],
    buyerReference: mark,
    electronicAddress: `${mark}@example.com`,
    purchasingEmail: `${mark}@example.com`,
    accountingEmail: `${mark}@example.com`,
  })
  await database.update(addresses).set(place).where(eq(addresses.companyId, company.id))
  const address = await anAddress(dependencies, company.id, place)
  const user = await aUser(dependencies, company, [...companyRoles], {
    ...person,
    username: mark,
    email: `${mark}@example.com`,
    totpSecret: mark,
    totpPreparedSecret: mark,
    passwordHash: mark,
  })
  const administrator = await shop.signedIn(user)
  await database.update(sessions).set({ userAgent: mark }).where(eq(sessions.userId, user.id))

  const project = ids.next()
  await database
    .insert(projects)
    .values({ id: project, companyId: company.id, number: mark, name: mark, revision: mark, description: mark })
  const { id: articleId } = await aPart(dependencies, 'AZH-6x200')
  await database
    .insert(customerPartNumbers)
    .values({ id: ids.next(), companyId: company.id, articleId, customerPartNumber: mark })

  await database.insert(columnMappings).values({
    ...{ id: ids.next(), companyId: company.id, userId: user.id, usedAt: now },
    ...{ headings: mark, headers: [mark], mapping: { articleNo: [0] } },
  })
  await database.insert(rememberedParts).values({
    ...{ id: ids.next(), companyId: company.id, userId: user.id, chosenAt: now, usedAt: now },
    ...{ textKey: mark, text: mark, articleId, unit: mark, unitPieces: 10 },
  })

  await database
    .insert(partNotes)
    .values({ id: ids.next(), companyId: company.id, userId: user.id, articleId, text: mark, writtenAt: now })

  await database.insert(savedSearches).values({ id: ids.next(), userId: user.id, name: mark, search: { q: mark } })

  await database.insert(punchoutAccounts).values({
    ...{ companyId: company.id, username: mark, passwordHash: mark, hookParameter: mark, materialGroup: mark },
    ...{ testedFields: [{ name: mark, value: mark }], testedAt: now },
  })
  const visitor = await aUser(dependencies, company, ['PUNCHOUT'], person)
  await database.insert(punchoutSessions).values({ userId: visitor.id, hookUrl: mark, target: mark })

  await database.insert(emailChanges).values({
    ...{ id: ids.next(), userId: user.id, requestedAt: now },
    ...{ formerEmail: `former-${mark}@example.com`, newEmail: `new-${mark}@example.com` },
  })
  await database.insert(passkeys).values({
    ...{ id: ids.next(), userId: user.id, createdAt: now, counter: 0 },
    ...{ name: mark, credentialId: mark, publicKey: mark },
  })
  const challenge = { challengeHash: mark, browserHash: mark, userId: user.id, expiresAt: now }
  await database.insert(passkeyChallenges).values(challenge)
  await database
    .insert(subscriptions)
    .values({ id: ids.next(), email: `${mark}@example.com`, language: 'de', confirmedAt: now })
  await database.insert(fileDownloads).values({ fileName: mark, count: 1, lastAt: now })
  await database.insert(monthlyCounts).values({ kind: 'download', name: mark, month: now, count: 1 })
  await database.insert(missedSearches).values({ id: ids.next(), textKey: mark, text: mark, count: 1, lastAt: now })

  const order = await placeMarkedOrder(shop, administrator, { mark, projectId: project })
  await fillOrder(shop, order, user.id, mark)
  const colleague = await aUser(dependencies, company, [...companyRoles], { ...person, passwordHash: mark })
  const ours = await aCart(dependencies, user, { name: mark })
  const theirs = await aCart(dependencies, colleague, { name: mark })
  await database.insert(cartShares).values([
    { cartId: ours.id, userId: colleague.id, right: 'read' },
    { cartId: theirs.id, userId: user.id, right: 'edit' },
  ])
  const cart = await fillMarkedCart(shop, administrator, { mark, projectId: project })
  const given = { handedOverBy: colleague.id, handedOverAt: now, handOverMessage: mark }
  await database
    .update(carts)
    .set({ ...given, name: mark, deliveryAddressId: address.id })
    .where(eq(carts.id, cart.id))

  const waiting = await aRegistration(dependencies, company, {
    ...person,
    username: `${mark}-2`,
    email: `${mark}-2@example.com`,
    passwordHash: mark,
  })
  const { company: _, streetAddition: __, ...building } = place
  const newCompany = {
    ...building,
    companyName: mark,
    country: 'DE',
    vatId: mark,
    taxNumber: mark,
    supplierNumber: mark,
  }
  await aRegistration(dependencies, null, { ...person, email: `${mark}-3@example.com`, newCompany })
  const mail = ids.next()
  await database.insert(mails).values({
    id: mail,
    kind: 'registrationRefused',
    recipient: `${mark}@example.com`,
    language: 'de',
    data: { firstName: mark, lastName: mark },
    createdAt: now,
    attempts: 1,
    lastError: mark,
    givenUpAt: now,
  })
  const auditId = ids.next()
  const recorded = { at: now, companyId: company.id, userId: user.id, details: { text: mark }, correlationId: mark }
  await database.insert(audit).values([
    { ...recorded, id: auditId, action: 'user.changed', subjectId: user.id },
    { ...recorded, id: ids.next(), action: 'company.changed', subjectId: company.id, changes: { fax: [mark, mark] } },
    { ...recorded, id: ids.next(), action: 'address.changed', subjectId: address.id, changes: { city: [mark, mark] } },
  ])
  await database.insert(auditPersonal).values({ auditId, userId: user.id, changes: { lastName: [mark, mark] } })
  await database
    .insert(attempts)
    .values({ id: ids.next(), purpose: 'signIn', account: mark, address: mark, attemptedAt: now })
  return {
    administrator,
    named: {
      company: company.id,
      user: user.id,
      address: address.id,
      cart: cart.id,
      position: cart.cartPositions[0]?.id ?? '',
      group: cart.cartPositions[1]?.groupId ?? '',
      project,
      order,
      registration: waiting.id,
      mail,
      customerNumber: company.customerNumber,
      zip: place.zip,
    },
  }
}
