import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const linkWith = (count: string) => page.getByRole('banner').getByRole('link', { name: `Cart ${count}` })

test('the header counts the positions without reading the cart, and follows the cart once a page shows it', async () => {
  const server = startFakeServer()
  holdCart(server, aCart([aPosition(), aPosition({ articleNo: 'AZH-8x200' })]))
  await openShop('/account', server, aBuyer())
  await expect.element(linkWith('2 positions')).toBeVisible()
  expect(server.inputs(cartEndpoints.readDefault)).toHaveLength(0)
  await linkWith('2 positions').click()
  await page.getByRole('button', { name: 'Remove position 2, AZH-8x200' }).click()
  await expect.element(linkWith('1 position')).toBeVisible()
  expect(server.inputs(cartPositionEndpoints.removeMany)).toHaveLength(1)
})
