import { anyCharacter } from '@normwerk/parts/testing/any-character'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { type LoadedCart, loadCart } from '../../testing/calls/load-cart.ts'
import { anyCartFile } from '../../testing/files/any-cart-file.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

/** Any text that a database can store. */
const storable = (maxLength: number) =>
  fc
    .string({ unit: anyCharacter, maxLength })
    .map((text) => text.replaceAll('\u0000', ' ').slice(0, maxLength).toWellFormed())

async function save(id: string): Promise<string> {
  return (await buyer.send('GET', `/api/cart/save/${id}`)).text
}

test('a file that is loaded and saved again has the same content, and so has the cart of that file', async () => {
  const files = anyCartFile({ line: storable(60), comment: storable(300) })
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const first = await loadCart(buyer, JSON.stringify(file))
      expect(first.skipped).toEqual([])
      const saved = await save(first.id)
      expect({ ...JSON.parse(saved), savedAt: file.savedAt }).toEqual(file)
      const second = await loadCart(buyer, saved)
      expect(essence(second)).toEqual(essence(first))
    }),
    { numRuns: 20 },
  )
})

/** The content without the ids of this cart. */
function essence(cart: LoadedCart) {
  const groups = [...new Set(cart.cartPositions.map(({ groupId }) => groupId))]
  const positions = cart.cartPositions.map(({ id: _, groupId, ...position }) => ({
    ...position,
    group: groups.indexOf(groupId),
  }))
  const { id: _, created: __, version: ___, ...header } = cart
  return { ...header, cartPositions: positions }
}
