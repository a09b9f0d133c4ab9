import { dashboardEndpoints } from '@normwerk/contract/account/dashboard'
import { cartEndpoints } from '@normwerk/contract/cart'
import { newsletterEndpoints } from '@normwerk/contract/content/newsletter'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { projectEndpoints } from '@normwerk/contract/project'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCompany } from '../../testing/builders.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const contact = { name: 'Ina Innen', email: 'ina@example.com', phoneNumber: '+49 30 1' }
const nothing = { items: [], page: 1, size: 1, total: 0 }

let server: FakeServer
beforeEach(async () => {
  server = startFakeServer()
  server.answer(cartEndpoints.list, () => [])
  server.answer(cartEndpoints.countDefault, () => ({ positionCount: 0 }))
  server.answer(projectEndpoints.list, () => [])
  server.answer(newsletterEndpoints.readOwn, () => ({ state: 'none' as const }))
  server.answer(favoriteEndpoints.list, () => nothing)
  server.answer(customerPartNumberEndpoints.list, () => nothing)
  await openShop(
    '/dashboard',
    server,
    aBuyer({ roles: ['SHOP_USER'], company: aCompany({ officeStaff: contact }), dashboardTiles: ['cad'] }),
  )
})

const titles = () => [...document.querySelectorAll('main li section h2')].map((heading) => heading.textContent)

const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title }).first()

test('a user arranges the tiles by keyboard, and the server keeps the order', { tags: ['release'] }, async () => {
  server.answer(dashboardEndpoints.arrange, () => undefined)
  await page.getByRole('button', { name: 'Arrange tiles' }).click()
  expect(titles()).toEqual(['CAD service', 'Direct order', 'Parts list', 'Your contacts', 'Newsletter'])
  page.getByRole('button', { name: 'Move CAD service down' }).element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles()).toEqual(['Direct order', 'Parts list', 'CAD service', 'Your contacts', 'Newsletter'])
  await expect.element(page.getByRole('status').getByText('CAD service: place 3 of 5')).toBeInTheDocument()
  await expect
    .poll(() => server.inputs(dashboardEndpoints.arrange).at(-1))
    .toEqual({ tiles: ['directOrder', 'partsList', 'cad', 'contact', 'newsletter'] })
  await tile('Your contacts').dropTo(tile('Direct order'))
  await expect.poll(titles).toEqual(['Your contacts', 'Direct order', 'Parts list', 'CAD service', 'Newsletter'])
  await page.getByRole('button', { name: 'Default arrangement' }).click()
  await expect.poll(titles).toEqual(['Direct order', 'Parts list', 'CAD service', 'Your contacts', 'Newsletter'])
})

test('an order that the server rejects is taken back', async () => {
  server.answer(dashboardEndpoints.arrange, () => new Rejection('somethingWentWrong'))
  await page.getByRole('button', { name: 'Arrange tiles' }).click()
  await page.getByRole('button', { name: 'Move CAD service down' }).click()
  await expect.poll(titles).toEqual(['CAD service', 'Direct order', 'Parts list', 'Your contacts', 'Newsletter'])
})
