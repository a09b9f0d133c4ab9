import { addressEndpoints } from '@normwerk/contract/address'
import { orderEndpoints } from '@normwerk/contract/order'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, anAddress, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

async function openSummary(limit: { order: string | null; month: string | null; monthLeft: string | null }) {
  const server = startFakeServer()
  holdCart(server, aCart([aPosition()], { totalPriceNet: '500.01' }))
  server.answer(addressEndpoints.list, () => [anAddress({ addressType: 'Invoice' }), anAddress()])
  server.answer(orderEndpoints.readLimit, () => limit)
  await openShop('/cart/summary', server, aBuyer())
}
const order = page.getByRole('button', { name: 'Order with obligation to pay' })

test('a cart above the limit of an order is handed over or sent as an inquiry', async () => {
  await openSummary({ order: '500.00', month: null, monthLeft: null })
  await expect.element(page.getByText('You may order up to €500.00 net per order.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Hand over/ })).toBeVisible()
  await expect.element(order).not.toBeInTheDocument()
})

test('what is left of the month is named', async () => {
  await openSummary({ order: null, month: '900.00', monthLeft: '500.00' })
  await expect.element(page.getByText('You may still order up to €500.00', { exact: false })).toBeVisible()
  await expect.element(order).not.toBeInTheDocument()
})

test('a cart within both limits is ordered', async () => {
  await openSummary({ order: '500.01', month: '900.00', monthLeft: '500.01' })
  await expect.element(order).toBeVisible()
})
