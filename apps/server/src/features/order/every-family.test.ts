import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { families } from '@normwerk/parts/families/families'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

interface Part {
  articleNo: string
  productNr: string
  family: string
  mass: number
  price: number
}

/** Returns the first article of each family that the shipped catalogue sells. */
async function listParts(): Promise<Part[]> {
  const { rows } = await shop.dependencies.pool.query<Part>(
    `select distinct on (p.family) d.article_no as "articleNo", p.product_nr as "productNr", p.family, d.mass,
       d.list_price::int as price
     from articles d join products p on p.id = d.product_id where p.family is not null order by p.family, d.id`,
  )
  return rows
}

test('a part of every family is found by its number, weighed, drawn, priced and ordered', async () => {
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const parts = await listParts()
  expect(parts).toHaveLength(families.length)
  let cartId = ''
  for (const { articleNo, productNr, family, mass } of parts) {
    const { designation } = await buyer.call(catalogueEndpoints.search, { query: articleNo })
    expect(designation?.articleNo).toBe(articleNo)
    expect(mass, articleNo).toBeGreaterThan(0)
    for (const picture of [`drawing/${articleNo}`, `thumbnail/${productNr}`, `family/${family}`]) {
      expect((await buyer.send('GET', `/api/resources/${picture}.svg`)).status, picture).toBe(200)
    }
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo, quantity: 1 })
    cartId = cart.id
  }
  const { id } = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
  const { positions } = await buyer.call(orderEndpoints.read, undefined, { params: { id } })
  expect(positions.map(({ articleNo, totalPrice }) => [articleNo, totalPrice]).sort()).toEqual(
    parts.map(({ articleNo, price }) => [articleNo, (price / 100).toFixed(2)]).sort(),
  )
})

test.each([
  ['ISO 4762 M8x30 8.8', 'SZA-8x30'],
  ['Zylinderstift 6m6x40', 'STW-6x40'],
  ['O-Ring 20x2,5 FKM', 'ORF-20x2.5'],
])('%s is found, priced and ordered as %s', async (query, articleNo) => {
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const { designation } = await buyer.call(catalogueEndpoints.search, { query })
  const productDimensionId = designation?.productDimensionId ?? ''
  const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity: 100 })
  expect(cart.cartPositions).toMatchObject([{ articleNo, quantity: 100 }])
  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  expect(order.sumNet).toBe(cart.totalPriceNet)
})
