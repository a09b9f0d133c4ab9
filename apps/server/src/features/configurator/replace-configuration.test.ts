import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
/** Has a plain position, a group of two and a plain one. */
let cart: Cart

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  await plain()
  await buyer.call(configuratorEndpoints.add, {
    articles: [{ articleNo: 'AZH-6x200', quantity: 2 }, { articleNo: 'AZH-6x160' }],
    easyKatConfig: { old: true },
    configurationName: 'Alt',
  })
  const { assumed: _none, ...plainCart } = await plain()
  cart = plainCart
})

const plain = () => buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-8x250' })
const newer = {
  articles: [{ articleNo: 'AZH-3.2x160' }, { articleNo: 'AZH-2x100', quantity: 3 }, { articleNo: 'AZH-4x125' }],
  easyKatConfig: { new: true },
  configurationName: 'Neu',
}
const replace = (replacePositionId: string, input: object = {}, visitor = buyer) =>
  visitor.call(configuratorEndpoints.replace, { replacePositionId, ...newer, ...input })
const rejected = (replacePositionId: string, visitor = buyer) =>
  visitor.rejected(configuratorEndpoints.replace, { replacePositionId, ...newer })
const read = () => buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })
const numbersOf = ({ cartPositions: positions }: Cart) => positions.map(({ articleNo }) => articleNo)
const idAt = (index: number) => cart.cartPositions[index]?.id ?? ''
const groupAt = ({ cartPositions: positions }: Cart, index: number) => positions[index]?.groupId ?? ''

describe('replacing a configuration', () => {
  it('replaces the whole old group by a new one, whichever of its positions is named', async () => {
    const replaced = await replace(idAt(2))
    expect(replaced).toMatchObject({ id: cart.id, version: cart.version + 1 })
    expect(numbersOf(replaced)).toEqual(['AZH-8x250', 'AZH-3.2x160', 'AZH-2x100', 'AZH-4x125', 'AZH-8x250'])
    expect([replaced.cartPositions[0], replaced.cartPositions[4]]).toEqual([
      cart.cartPositions[0],
      { ...cart.cartPositions[3], positionNumber: 5 },
    ])
    const group = groupAt(replaced, 1)
    expect(group).not.toBe(groupAt(cart, 1))
    expect(replaced.cartPositions.slice(1, 4).map(({ groupId }) => groupId)).toEqual([group, group, group])
    const { easyKatConfig, configurationName } = await buyer.call(configuratorEndpoints.read, undefined, {
      params: { id: group },
    })
    expect({ easyKatConfig, configurationName }).toEqual({ easyKatConfig: { new: true }, configurationName: 'Neu' })
  })

  it('can be repeated, also with fewer articles and at the end', async () => {
    const once = await replace(idAt(1))
    const twice = await replace(once.cartPositions[3]?.id ?? '', { articles: [{ articleNo: 'AZH-6x200' }] })
    expect(numbersOf(twice)).toEqual(['AZH-8x250', 'AZH-6x200', 'AZH-8x250'])
    const alone = await replace(twice.cartPositions[2]?.id ?? '')
    expect(numbersOf(alone).slice(1)).toEqual(['AZH-6x200', 'AZH-3.2x160', 'AZH-2x100', 'AZH-4x125'])
    expect(groupAt(alone, 1)).not.toBe(groupAt(alone, 2))
  })

  it('can be undone: the old group is in its place again', async () => {
    const replaced = await replace(idAt(1))
    const added = replaced.cartPositions.slice(1, 4).map(({ id }) => id)
    await buyer.call(cartPositionEndpoints.removeMany, { cartId: cart.id, positionIds: added })
    const positionIds = [idAt(1), idAt(2)]
    const back = await buyer.call(cartPositionEndpoints.restoreMany, { cartId: cart.id, positionIds })
    expect(back.cartPositions).toEqual(cart.cartPositions)
  })

  it('keeps the remarks that all old positions share, and no others', async () => {
    for (const [index, commission] of ['Form 7', 'Form 7'].entries()) {
      const remarks = { commission, customerOrderNumber: `B-${index}`, ...(index === 0 && { comment: 'eilt' }) }
      await buyer.call(cartPositionEndpoints.change, { positionId: idAt(index + 1), ...remarks })
    }
    const { cartPositions: positions } = await replace(idAt(1))
    for (const position of positions.slice(1, 4)) {
      expect(position).toMatchObject({ commission: 'Form 7', customerOrderNumber: null, comment: null })
    }
  })

  it('changes nothing if an article is not available', async () => {
    const articles = [{ articleNo: 'AZH-3.2x160' }, { articleNo: 'AZH-6x201' }]
    const problem = await buyer.rejected(configuratorEndpoints.replace, {
      ...newer,
      replacePositionId: idAt(1),
      articles,
    })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect(await read()).toEqual(cart)
  })

  it('finds no removed position, and none of another user', async () => {
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect(await rejected(idAt(1), otherCompanyUser)).toMatchObject({ status: 404, code: 'entryNotFound' })
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: idAt(1) } })
    const before = await read()
    expect(await rejected(idAt(1))).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect(await read()).toEqual(before)
  })

  it('is rejected for a reader of the cart', async () => {
    const colleague = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    const sharedUser = await shop.signedIn(colleague)
    const at = { params: { id: cart.id } }
    await buyer.call(savedCartEndpoints.share, { userIds: [colleague.id], right: 'read' }, at)
    expect(await rejected(idAt(1), sharedUser)).toMatchObject({ status: 403, code: 'forbidden' })
    await buyer.call(savedCartEndpoints.share, { userIds: [colleague.id], right: 'edit' }, at)
    expect((await replace(idAt(1), {}, sharedUser)).positionCount).toBe(5)
  })

  it('succeeds once for two simultaneous calls, and nothing is lost or doubled', async () => {
    const tried = await Promise.all(
      [idAt(1), idAt(2), idAt(1)].map((id) =>
        buyer.send('PUT', '/api/cart/configurator/replace', { replacePositionId: id, ...newer }),
      ),
    )
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(numbersOf(await read())).toEqual(['AZH-8x250', 'AZH-3.2x160', 'AZH-2x100', 'AZH-4x125', 'AZH-8x250'])
  })

  it('and simultaneous removing: either is first', async () => {
    const [replacing] = await Promise.all([
      buyer.send('PUT', '/api/cart/configurator/replace', { replacePositionId: idAt(1), ...newer }),
      buyer.call(cartPositionEndpoints.removeMany, { cartId: cart.id, positionIds: [idAt(1), idAt(2)] }),
    ])
    const added = replacing.status === 200 ? ['AZH-3.2x160', 'AZH-2x100', 'AZH-4x125'] : []
    expect([200, 404]).toContain(replacing.status)
    expect(numbersOf(await read())).toEqual(['AZH-8x250', ...added, 'AZH-8x250'])
  })

  it('and simultaneous moving: either is first, and a moved group is replaced in its new cart', async () => {
    const { id: targetCartId } = await buyer.call(savedCartEndpoints.create, { name: 'Form 7' })
    const [replacing, moving] = await Promise.all([
      buyer.send('PUT', '/api/cart/configurator/replace', { replacePositionId: idAt(1), ...newer }),
      buyer.send('POST', '/api/cart/position/move', { positionIds: [idAt(1)], targetCartId }),
    ])
    const moved = await buyer.call(cartEndpoints.read, undefined, { params: { id: targetCartId } })
    expect(replacing.status).toBe(200)
    expect([200, 404]).toContain(moving.status)
    expect(moved.positionCount).toBe(moving.status === 200 ? 3 : 0)
    expect((await read()).positionCount).toBe(moving.status === 200 ? 2 : 5)
  })
})
