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

test('visitors find the cart', async () => {
  await openShop('/nowhere', startFakeServer(), null)
  await expect.element(rail.getByRole('link', { name: 'Cart' })).toBeVisible()
})
