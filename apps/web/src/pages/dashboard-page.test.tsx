import { cartEndpoints } from '@normwerk/contract/cart'
import { newsletterEndpoints } from '@normwerk/contract/content/newsletter'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { projectEndpoints } from '@normwerk/contract/project'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../testing/builders.ts'
import { Rejection, startFakeServer } from '../testing/fake-server.ts'
import { openShop } from '../testing/open-shop.tsx'

const nothing = { items: [], page: 1, size: 1, total: 0 }

test('a failing list of carts leaves the tiles, and is not requested again and again', async () => {
  const server = startFakeServer()
  server.answer(cartEndpoints.list, () => new Rejection('somethingWentWrong'))
  server.answer(cartEndpoints.countDefault, () => ({ positionCount: 0 }))
  server.answer(projectEndpoints.list, () => [])
  server.answer(newsletterEndpoints.readOwn, () => ({ state: 'none' as const }))
  server.answer(favoriteEndpoints.list, () => nothing)
  server.answer(customerPartNumberEndpoints.list, () => nothing)
  await openShop('/dashboard', server, aBuyer({ roles: ['SHOP_USER', 'ORDER'] }))
  await expect.element(page.getByRole('heading', { name: 'Direct order' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Quantity, line 1' })
  await field.fill('7')
  await expect.element(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible()
  await expect.element(field).toHaveValue('7')
  expect(server.inputs(cartEndpoints.list).length).toBeLessThan(4)
})
