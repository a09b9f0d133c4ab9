import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { orderEndpoints } from '@normwerk/contract/order'
import type { Role } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { articles } from '../../database/tables/articles.ts'
import { audit } from '../../database/tables/audit.ts'
import { carts } from '../../database/tables/carts.ts'
import { mails } from '../../database/tables/mails.ts'
import type { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { composeLetter } from '../mail/compose-letter.ts'

type User = Awaited<ReturnType<typeof aUser>>

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let designerUser: User
let designer: Visitor
let buyerUser: User
let buyer: Visitor
let pin: typeof articles.$inferSelect
/** The designer's default cart. */
let cart: Cart

beforeAll(async () => {
  shop = await shareApp()
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  designerUser = await person(['SHOP_USER'], { firstName: 'Dora', lastName: 'Designer' })
  designer = await shop.signedIn(designerUser)
  buyerUser = await person(['SHOP_USER', 'ORDER'], { firstName: 'Bert', lastName: 'Buyer', language: 'en' })
  buyer = await shop.signedIn(buyerUser)
  cart = await add(designer)
})

function person(roles: Role[], fields: Partial<typeof users.$inferInsert> = {}) {
  return aUser(shop.dependencies, company, roles, { passwordHash: 'none', ...fields })
}
const add = (visitor: Visitor, input: object = {}) =>
  visitor.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const at = (id: string) => ({ params: { id } })
const handOver = (input: { userId: string; message?: string }, visitor = designer) =>
  visitor.call(savedCartEndpoints.handOver, input, at(cart.id))
const rejected = (userId: string, id = cart.id) => designer.rejected(savedCartEndpoints.handOver, { userId }, at(id))

describe('a cart that is handed over', () => {
  it('belongs to the colleague, who can order it; the sender can still read it and gets another default cart', async () => {
    const own = await buyer.call(cartEndpoints.readDefault)
    await handOver({ userId: buyerUser.id })
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map(({ id, right, default: isDefault }) => [id, right, isDefault])).toEqual([
      [own.id, 'own', true],
      [cart.id, 'own', false],
    ])
    expect(await buyer.call(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({
      name: expect.stringMatching(/^Warenkorb von Dora Designer, \d/),
      version: cart.version + 1,
      cartPositions: cart.cartPositions,
      sharedWith: [{ userId: designerUser.id, name: 'Dora Designer', right: 'read' }],
    })
    expect(await designer.call(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ right: 'read' })
    const problem = await designer.rejected(cartEndpoints.change, { cartId: cart.id, comment: 'x' })
    expect(problem).toMatchObject({ status: 403, code: 'forbidden' })
    const next = await add(designer)
    expect(next).toMatchObject({ default: true, right: 'own', positionCount: 1 })
    expect(next.id).not.toBe(cart.id)

    await buyer.call(cartEndpoints.chooseDefault, { cartId: cart.id })
    const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(order.positionCount).toBe(1)
  })

  it('can be handed back, and handed over again', async () => {
    const third = await person(['SHOP_USER', 'ORDER'])
    await handOver({ userId: buyerUser.id })
    await handOver({ userId: third.id }, buyer)
    const visitor = await shop.signedIn(third)
    const { sharedWith } = await visitor.call(cartEndpoints.read, undefined, at(cart.id))
    expect(sharedWith.map(({ userId }) => userId).toSorted()).toEqual([designerUser.id, buyerUser.id].toSorted())
    await handOver({ userId: buyerUser.id }, visitor)
    const back = await buyer.call(cartEndpoints.read, undefined, at(cart.id))
    expect(back).toMatchObject({ right: 'own', owner: null })
    expect(back.sharedWith.map(({ userId }) => userId).toSorted()).toEqual([designerUser.id, third.id].toSorted())
  })

  it("is reported by mail, in the recipient's language and with the sender's message", async () => {
    await handOver({ userId: buyerUser.id, message: 'Bitte <bald>.\n\nDanke & Gruß' })
    const [mail] = await waitFor(async () => {
      const mailsSent = await shop.mailsTo(buyerUser.email)
      expect(mailsSent).toHaveLength(1)
      return mailsSent
    })
    expect(mail?.subject).toBe('Dora Designer has handed a cart over to you')
    expect(mail?.text).toContain('“Shopping cart”')
    expect(mail?.text).toContain('Dora Designer wrote to you:\n\nBitte <bald>.\n\nDanke & Gruß\n')
    expect(mail?.text).toContain(`https://shop.example.com/cart?cart=${cart.id}\n`)
    expect(mail?.html).toContain('Bitte &lt;bald&gt;.')
  })

  it('is reported without a message if there is none, and not at all once it belongs to another user', async () => {
    await handOver({ userId: buyerUser.id, message: ' \n ' })
    await waitFor(async () => expect(await shop.mailsTo(buyerUser.email)).toHaveLength(1))
    expect((await shop.mailsTo(buyerUser.email))[0]?.text).not.toContain('wrote to you')
    const third = await person(['SHOP_USER', 'ORDER'])
    await handOver({ userId: third.id }, buyer)
    const [row] = await shop.dependencies.database.select().from(mails).where(eq(mails.recipient, buyerUser.email))
    expect(row && (await composeLetter(shop.dependencies, shop.dependencies.database, row))).toBeNull()
  })

  it('keeps no message of a deleted sender', async () => {
    await handOver({ userId: buyerUser.id, message: 'Bitte bald.' })
    const administrator = await shop.signedIn(await person(['ADMIN']))
    await administrator.call(companyUserEndpoints.delete, undefined, at(designerUser.id))
    expect(await shop.dependencies.database.$count(mails, eq(mails.recipient, buyerUser.email))).toBe(0)
    const left = { right: 'own', sharedWith: [], handedOver: null }
    expect(await buyer.call(cartEndpoints.read, undefined, at(cart.id))).toMatchObject(left)
    const [row] = await shop.dependencies.database.select().from(carts).where(eq(carts.id, cart.id))
    expect(row).toMatchObject({ handOverMessage: null })
  })

  it('shows sender, time and message to its new owner alone', async () => {
    await handOver({ userId: buyerUser.id, message: ' Bitte bald. ' })
    const handedOver = { by: 'Dora Designer', at: expect.any(String), message: 'Bitte bald.' }
    expect(await buyer.call(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ handedOver })
    expect((await buyer.call(cartEndpoints.list)).map((listed) => listed.handedOver)).toEqual([null, handedOver])
    expect(await designer.call(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ handedOver: null })
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Nachbau', fromCartId: cart.id })
    expect(copy.handedOver).toBeNull()
  })

  it('shows the last sender, until it is ordered', async () => {
    const third = await person(['SHOP_USER', 'ORDER'])
    const visitor = await shop.signedIn(third)
    await handOver({ userId: buyerUser.id, message: 'Bitte bald.' })
    await handOver({ userId: third.id }, buyer)
    const given = await visitor.call(cartEndpoints.read, undefined, at(cart.id))
    expect(given.handedOver).toMatchObject({ by: 'Bert Buyer', message: null })
    await visitor.call(cartEndpoints.chooseDefault, { cartId: cart.id })
    await visitor.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(await visitor.call(cartEndpoints.readDefault)).toMatchObject({
      id: cart.id,
      handedOver: null,
      sharedWith: [],
    })
    // Later content of the cart does not concern its earlier senders.
    await expect(buyer.rejected(cartEndpoints.read, undefined, at(cart.id))).resolves.toMatchObject({ status: 404 })
  })

  it('no longer shows the sender to an owner, or of a sender, who moves to another company', async () => {
    await handOver({ userId: buyerUser.id, message: 'Bitte bald.' })
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    const { customerNumber } = await aCompany(shop.dependencies)
    const handedOver = async (user: User) =>
      (await (await shop.signedIn(user)).call(cartEndpoints.read, undefined, at(cart.id))).handedOver
    await staff.call(shopUserEndpoints.changeCompany, { userId: designerUser.id, customerNumber })
    expect(await handedOver(buyerUser)).toBeNull()
    await staff.call(shopUserEndpoints.changeCompany, { userId: buyerUser.id, customerNumber })
    expect(await handedOver(buyerUser)).toBeNull()
  })

  it('is recorded for the administrators of the company', async () => {
    await handOver({ userId: buyerUser.id })
    const { database } = shop.dependencies
    const entries = await database.select().from(audit).where(eq(audit.companyId, company.id))
    expect(entries.filter(({ action }) => action === 'cart.handedOver')).toMatchObject([
      { userId: designerUser.id, subjectId: buyerUser.id, details: { cartId: cart.id } },
    ])
  })
})

describe('handing over is rejected', () => {
  it('for anybody but an active colleague who may shop and order', async () => {
    const others = await aCompany(shop.dependencies)
    const people = [
      await person(['SHOP_USER']),
      await person(['ORDER']),
      await person(['SHOP_USER', 'ORDER'], { locked: true }),
      await person(['SHOP_USER', 'ORDER'], { enabled: false }),
      await person(['SHOP_USER', 'ORDER'], { passwordHash: null }),
      await aUser(shop.dependencies, others, ['SHOP_USER', 'ORDER'], { passwordHash: 'none' }),
      designerUser,
    ]
    for (const { id } of people) expect(await rejected(id)).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect(await designer.call(cartEndpoints.readDefault)).toEqual(cart)
  })

  it('for an empty cart', async () => {
    const { id } = await designer.call(savedCartEndpoints.create, { name: 'Leer' })
    expect(await rejected(buyerUser.id, id)).toMatchObject({ status: 422, code: 'cartEmpty' })
  })
})

describe('simultaneously with handing over', () => {
  it('an edit of the sender is in the cart or rejected, never lost', async () => {
    for (let run = 0; run < 5; run++) {
      cart = await add(designer)
      const positionId = cart.cartPositions.at(-1)?.id ?? ''
      const [, edited] = await Promise.all([
        handOver({ userId: buyerUser.id }),
        designer.send('PUT', '/api/cart/position', { positionId, comment: 'eilt' }),
      ])
      expect([200, 403]).toContain(edited.status)
      const handed = await buyer.call(cartEndpoints.read, undefined, at(cart.id))
      expect(handed.cartPositions.at(-1)?.comment).toBe(edited.status === 200 ? 'eilt' : null)
    }
  })

  it('one of two colleagues gets it, and an order of it belongs to neither', async () => {
    const third = await person(['SHOP_USER', 'ORDER'])
    const answers = await Promise.all([
      designer.send('POST', `/api/cart/${cart.id}/hand-over`, { userId: buyerUser.id }),
      designer.send('POST', `/api/cart/${cart.id}/hand-over`, { userId: third.id }),
      designer.send('POST', '/api/order', { cartId: cart.id, orderType: 'Inquiry' }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).not.toContain(500)
    const handed = statuses.slice(0, 2).filter((status) => status === 204).length
    expect([handed, statuses[2] === 200]).toEqual(statuses[2] === 200 ? [0, true] : [1, false])
  })

  it('deleting the colleague leaves the cart to one of both, or deletes it too', async () => {
    const administrator = await shop.signedIn(await person(['ADMIN']))
    const [given] = await Promise.all([
      designer.send('POST', `/api/cart/${cart.id}/hand-over`, { userId: buyerUser.id }),
      administrator.send('DELETE', `/api/admin/user/${buyerUser.id}`),
    ])
    expect([204, 404]).toContain(given.status)
    const left = await designer.send('GET', `/api/cart/${cart.id}`)
    expect(left.status).toBe(given.status === 204 ? 404 : 200)
  })
})
