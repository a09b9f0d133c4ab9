import { cartEndpoints } from '@normwerk/contract/cart'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../../testing/builders.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const rail = page.getByRole('navigation', { name: 'Main navigation' })
const staff = aBuyer({ company: null, roles: ['GLOBAL_ADMIN'], isGlobalAdmin: true })

test('staff see on each of their pages where they are, and no cart', async () => {
  await openShop('/administration/nowhere', startFakeServer(), staff)
  await expect.element(rail.getByRole('link', { name: 'Administration' })).toHaveAttribute('aria-current')
  expect(page.getByRole('link', { name: 'Cart' }).all()).toHaveLength(0)
})

test('administrators of a company see on each of its pages where they are', async () => {
  await openShop('/company/nowhere', startFakeServer(), aBuyer({ roles: ['ADMIN'] }))
  await expect.element(rail.getByRole('link', { name: 'Users', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(page.getByRole('link', { name: 'Cart' }).all()).toHaveLength(0)
})

test('staff see one entry marked on the page of the statistics', async () => {
  await openShop('/administration/statistics/nowhere', startFakeServer(), staff)
  await expect.element(rail.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
  await expect.element(rail.getByRole('link', { name: 'Administration' })).not.toHaveAttribute('aria-current')
})

test('a buyer finds every list and their account', async () => {
  const server = startFakeServer()
  server.answer(cartEndpoints.countDefault, () => ({ positionCount: 0 }))
  await openShop('/nowhere', server, aBuyer({ roles: ['SHOP_USER', 'OLD_ORDERS'] }))
  for (const name of ['Orders', 'Carts', 'Projects', 'Favourites', 'Overview', 'My account', 'Help'])
    await expect.element(rail.getByRole('link', { name, exact: true })).toBeVisible()
})

test('visitors find the cart', async () => {
  await openShop('/nowhere', startFakeServer(), null)
  await expect.element(rail.getByRole('link', { name: 'Cart' })).toBeVisible()
})
