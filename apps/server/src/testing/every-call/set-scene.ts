import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { offerEndpoints } from '@normwerk/contract/offer'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { columnMappings, partNotes, rememberedParts } from '../../database/tables/articles.ts'
import { projects } from '../../database/tables/companies.ts'
import { erpAnswers } from '../../database/tables/deliveries.ts'
import { mails } from '../../database/tables/mails.ts'
import { orders } from '../../database/tables/orders.ts'
import { crossReferences, missedSearches, savedSearches, synonyms } from '../../database/tables/searches.ts'
import { aCart, aCompany, aPart, aRegistration, aSeller, aUser } from '../builders.ts'
import type { TestApp } from '../start-app.ts'

/** A company with all that its users and staff can change. */
export type Scene = Awaited<ReturnType<typeof setScene>>

export async function setScene(shop: TestApp) {
  const { dependencies } = shop
  const { database, ids } = dependencies
  const company = await aCompany(dependencies)
  const other = await aCompany(dependencies)
  const user = await aUser(dependencies, company, [...companyRoles], { passwordHash: 'none' })
  const invited = await aUser(dependencies, company)
  const colleague = await aUser(dependencies, company, [...companyRoles], {
    passwordHash: 'none',
    totpSecret: 'none',
    totpConfirmedAt: new Date(),
  })
  const [admin, staff] = [await shop.signedIn(user), await shop.signedIn(await aUser(dependencies, null))]
  const part = await aPart(dependencies, 'AZH-6x200')
  const input = { productDimensionId: part.id, quantity: 2 }
  await admin.call(cartPositionEndpoints.add, input)
  const cart = await admin.call(cartPositionEndpoints.add, input)
  const [first, second] = cart.cartPositions.map(({ id }) => id)
  const saved = await aCart(dependencies, user)
  const [project, remembered, mapping] = [ids.next(), ids.next(), ids.next()]
  const [mail, missed, answer] = [ids.next(), ids.next(), ids.next()]
  const [savedSearch, note] = [ids.next(), ids.next()]
  const now = dependencies.clock.now()
  await database.insert(projects).values({ id: project, companyId: company.id, number: 'W-1', name: 'Werkzeug' })
  await database.insert(rememberedParts).values({
    ...{ id: remembered, companyId: company.id, textKey: ids.next(), text: 'Stift', articleId: part.id },
    ...{ chosenAt: now, usedAt: now },
  })
  await database
    .insert(partNotes)
    .values({ id: note, companyId: company.id, articleId: part.id, text: 'Zwei Ersatz', writtenAt: now })
  await database
    .insert(missedSearches)
    .values({ id: missed, textKey: ids.next(), text: 'Stift', count: 1, lastAt: now })
  await database
    .insert(savedSearches)
    .values({ id: savedSearch, userId: user.id, name: 'Stifte', search: { q: 'Stift' } })
  const letter = {
    id: mail,
    kind: 'passwordChanged',
    recipient: user.email,
    language: 'de',
    data: { userId: user.id },
  } as const
  await database.insert(mails).values({ ...letter, attempts: 1, givenUpAt: now })
  await database.insert(erpAnswers).values({
    ...{ id: answer, fileName: 'answer.xml', content: Buffer.from('<a>'), hash: answer, receivedAt: now },
    ...{ attempts: 1, givenUpAt: now },
  })
  await database
    .insert(columnMappings)
    .values({ id: mapping, companyId: company.id, headings: 'a', mapping: {}, usedAt: now })
  /** Only on demand, because the shop then builds its readers of texts again. */
  const makeReference = async () => {
    const reference = ids.next()
    await database.insert(crossReferences).values({
      ...{ id: reference, maker: 'Beispiel', pattern: `X${reference}{d}-{L}`, productNr: 'AZH' },
      dimensions: { d: 'diameter', L: 'length' },
    })
    return reference
  }
  /** Likewise. */
  const makeSynonym = async () => {
    const synonym = ids.next()
    await database
      .insert(synonyms)
      .values({ id: synonym, words: 'Schubstift', wordsKey: `schubstift ${synonym}`, means: 'AZH', language: null })
    return synonym
  }
  /** An order with a certificate that is placed, and whose first two pieces have left. */
  const makeOrder = async () => {
    await aSeller(dependencies)
    await admin.call(cartPositionEndpoints.add, { ...input, quantity: 5, isThreeOne: true })
    const { id } = await admin.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    await database.update(orders).set({ status: 3 }).where(eq(orders.id, id))
    const { positions } = await admin.call(orderEndpoints.read, undefined, { params: { id } })
    const positionId = positions.at(-1)?.id ?? ''
    return staff.call(backOfficeEndpoints.send, { orderId: id, positions: [{ positionId, quantity: 2 }] })
  }
  const makeOffer = async () => {
    await aSeller(dependencies)
    const inquiry = await admin.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Inquiry' })
    const { id } = inquiry
    await staff.call(offerEndpoints.make, offerFor(inquiry), { params: { id } })
    return inquiry
  }
  return {
    ...{ makeReference, makeSynonym, makeOrder, makeOffer },
    ...{ admin, staff, anonymous: shop.visitor(), company, other, user, colleague, invited, part, cart, saved },
    ...{ first: first ?? '', second: second ?? '', project, remembered, mapping },
    ...{ mail, missed, answer, savedSearch, note },
    file: (await admin.send('GET', `/api/cart/save/${cart.id}?name=a`)).text,
    registration: (await aRegistration(dependencies, company)).id,
  }
}

/** An offer for each position of an inquiry. */
export function offerFor({ positions }: Order) {
  return { positions: positions.map(({ id }) => ({ positionId: id, price: '2.00' })), validUntil: '9999-12-31' }
}
