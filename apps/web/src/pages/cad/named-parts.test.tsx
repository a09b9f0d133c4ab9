import { type Cart, type CartSummary, cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { projectEndpoints } from '@normwerk/contract/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, anId, anOrderedPart, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

function openServer(): FakeServer {
  const server = startFakeServer()
  holdCart(server)
  return server
}

function summaryOf(cart: Cart): CartSummary {
  const { id, name, created, default: isDefault, right, owner, handedOver, sharedWith } = cart
  const { positionCount, totalPriceNet, currency, project } = cart
  return {
    ...{ id, name, created, default: isDefault, right, owner, handedOver, sharedWith },
    ...{ positionCount, totalPriceNet, currency, project },
  }
}

test('a project has the parts of its carts and those that were ordered, each once', async () => {
  const carts = [['AZH-6x200'], ['AZH-6x200', 'AZH-4x125']].map((articles) =>
    aCart(articles.map((articleNo) => aPosition({ articleNo }))),
  )
  const server = openServer()
  server.answer(projectEndpoints.read, ({ params }) => ({
    ...{
      id: params.id,
      number: 'W-4711',
      name: 'Housing',
      revision: null,
      description: null,
      archived: false,
      wear: null,
    },
    ...{ cartCount: 2, createdAt: '2026-11-24T08:00:00.000Z', carts: carts.map(summaryOf), orders: [] },
    ...{ ordered: [anOrderedPart('AZH-4x125'), anOrderedPart('AZH-3.2x160-L147.25')], orderedTotal: '0.00' },
  }))
  server.answer(cartEndpoints.read, ({ params }) => carts.find(({ id }) => id === params.id) ?? aCart())
  await openShop(`/cad?project=${anId()}`, server, aBuyer())
  const list = page.getByRole('region', { name: '3 parts' }).last().getByRole('listitem')
  await expect.element(list.first()).toBeVisible()
  expect(list.elements().map(({ textContent }) => textContent)).toEqual([
    'AZH-6x200',
    'AZH-4x125',
    'AZH-3.2x160-L147.25',
  ])
  await expect.element(page.getByRole('link', { name: 'W-4711 · Housing' })).toBeVisible()
})

test('an order that does not exist leads to the form for parts', async () => {
  const server = openServer()
  server.answer(orderEndpoints.read, () => new Rejection('entryNotFound'))
  await openShop(`/cad?order=${anId()}`, server, aBuyer())
  await page.getByRole('link', { name: 'Enter parts' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Article numbers or designations' })).toBeVisible()
})

test('an empty cart has nothing to save', async () => {
  const server = openServer()
  server.answer(cartEndpoints.read, () => aCart())
  await openShop(`/cad?cart=${anId()}`, server, aBuyer())
  await expect.element(page.getByText('There are no parts here yet')).toBeVisible()
})

test('a user who may not download learns what to do', async () => {
  await openShop('/cad', openServer(), aBuyer({ roles: ['OLD_ORDERS'] }))
  await expect.element(page.getByText(/CAD files need the right to buy/)).toBeVisible()
})
