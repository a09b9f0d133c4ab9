import { accountEndpoints } from '@normwerk/contract/account'
import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { columnMappings, partNotes, rememberedParts } from '../../database/tables/articles.ts'
import { projects } from '../../database/tables/companies.ts'
import { orders } from '../../database/tables/orders.ts'
import { savedSearches } from '../../database/tables/searches.ts'
import { passkeys } from '../../database/tables/users.ts'
import { aCompany, aPart, aRegistration, aSeller, aUser } from '../builders.ts'
import type { TestApp } from '../start-app.ts'
import type { Visitor } from '../visitor.ts'

export const configuration = { articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: {}, configurationName: 'Satz' }

/** A company with data of every kind, and a user of another one who tries its ids. */
export type TwoCompanies = Awaited<ReturnType<typeof setTwoCompanies>>

export async function setTwoCompanies(shop: TestApp) {
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const { theirs, people } = await setAttacked(shop, staff)
  const { own, otherCompanyUser } = await setAttacker(shop)
  return {
    ...{ staff, otherCompanyUser, theirs, people, own },
    /** Users outside the attacker's company, and a deleted one of their own company. */
    otherCompanyUsers: [people.owner, people.colleague, people.former, own.former],
  }
}

async function setAttacked(shop: TestApp, staff: Visitor) {
  const { dependencies } = shop
  const { database, ids } = dependencies
  const now = dependencies.clock.now()
  const company = await aCompany(dependencies)
  const user = await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })
  const colleague = await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })
  const owner = await shop.signedIn(user)
  const part = await aPart(dependencies, 'AZH-6x200')
  const input = { productDimensionId: part.id, quantity: 1 }
  const toOrder = await owner.call(cartPositionEndpoints.add, input)
  const order = await owner.call(orderEndpoints.submit, { cartId: toOrder.id, orderType: 'Order' })
  const toAsk = await owner.call(cartPositionEndpoints.add, input)
  const offer = await owner.call(orderEndpoints.submit, { cartId: toAsk.id, orderType: 'Inquiry' })
  await database.update(orders).set({ status: 4, validUntil: '9999-12-31' }).where(eq(orders.id, offer.id))
  await database.update(orders).set({ status: 2 }).where(eq(orders.id, order.id))
  await aSeller(dependencies)
  const confirmed = await staff.call(backOfficeEndpoints.changeStatus, { orderId: order.id, status: 3 })
  const [confirmation] = confirmed.orderDocuments.OrderConfirmation
  const cart = await owner.call(cartPositionEndpoints.add, input)
  const configured = await owner.call(configuratorEndpoints.add, configuration)
  const [session] = await owner.call(accountEndpoints.listSessions)
  const [project, rememberedPart, rememberedColumns] = [ids.next(), ids.next(), ids.next()]
  const [passkey, savedSearch, note] = [ids.next(), ids.next(), ids.next()]
  await database.insert(projects).values({ id: project, companyId: company.id, number: 'W-1', name: 'Werkzeug' })
  await database.insert(rememberedParts).values({
    ...{ id: rememberedPart, companyId: company.id, textKey: 'key', text: 'Stift', articleId: part.id },
    ...{ chosenAt: now, usedAt: now },
  })
  await database
    .insert(partNotes)
    .values({ id: note, companyId: company.id, articleId: part.id, text: 'Zwei Ersatz', writtenAt: now })
  await database
    .insert(columnMappings)
    .values({ id: rememberedColumns, companyId: company.id, headings: 'a', mapping: {}, usedAt: now })
  await database.insert(passkeys).values({
    ...{ id: passkey, userId: colleague.id, name: 'Laptop', counter: 0 },
    ...{ credentialId: 'theirs', publicKey: 'theirs' },
  })
  await database
    .insert(savedSearches)
    .values({ id: savedSearch, userId: colleague.id, name: 'Stifte', search: { q: 'Stift' } })
  return {
    /** The data of the attacked company, and one article that is public. */
    theirs: {
      company: company.id,
      address: company.otherAddress.id,
      invoice: company.invoiceAddress.id,
      cart: cart.id,
      position: cart.cartPositions[0]?.id ?? '',
      group: configured.cartPositions[1]?.groupId ?? '',
      order: order.id,
      offer: offer.id,
      document: { id: confirmation?.id ?? '', name: confirmation?.fileName ?? '' },
      session: session?.id ?? '',
      part: part.id,
      ...{ project, rememberedPart, rememberedColumns, passkey, savedSearch, note },
    },
    people: {
      owner: user.id,
      colleague: colleague.id,
      registered: (await aRegistration(dependencies, company)).id,
      registeredAnew: (await aRegistration(dependencies, null)).id,
      former: (await aUser(dependencies, company, [], { deletedAt: now })).id,
    },
  }
}

async function setAttacker(shop: TestApp) {
  const { dependencies } = shop
  const company = await aCompany(dependencies)
  const password = 'Richtig-Pferd-1'
  const passwordHash = await dependencies.passwords.hash(password)
  const user = await shop.signedIn(await aUser(dependencies, company, [...companyRoles], { passwordHash }))
  const { id: productDimensionId } = await aPart(dependencies, 'AZH-6x200')
  const cart = await user.call(cartPositionEndpoints.add, { productDimensionId, quantity: 1 })
  return {
    otherCompanyUser: user,
    /** The attacker's own ids, to be combined with a foreign id. */
    own: {
      password,
      cart: cart.id,
      position: cart.cartPositions[0]?.id ?? '',
      colleague: (await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })).id,
      customerNumber: company.customerNumber,
      former: (await aUser(dependencies, company, [], { deletedAt: dependencies.clock.now() })).id,
    },
  }
}
