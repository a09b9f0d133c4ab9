import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'
import { anOffer, readPartsLists } from '../../testing/parts-list-server.ts'

const field = page.getByRole('textbox', { name: 'Article numbers or designations' })
const find = page.getByRole('button', { name: 'Find parts' })
/** The list of the parts, which has the title of its section. */
const numbers = (title: string) => page.getByRole('region', { name: title }).last().getByRole('listitem')

async function openList(): Promise<FakeServer> {
  const server = startFakeServer()
  readPartsLists(server, holdCart(server), { 'pin 6x200': anOffer('AZH-6x200', 'AZN-6x200') })
  await openShop('/cad', server, aBuyer())
  await expect.element(find).toBeDisabled()
  return server
}

test('a pasted list gives each part once, whatever its quantity', async () => {
  const server = await openList()
  await field.fill('AZH-6x200\t12\r\nAZH-3.2x160\t4\n\nAZH-6x200\t1')
  await find.click()
  await expect.element(page.getByRole('heading', { name: '2 parts' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save 2 files as CAD.zip' })).toBeEnabled()
  const asked = server.inputs(partsListEndpoints.import)
  expect(asked.map(({ dryRun }) => dryRun)).toEqual([true])
  expect(asked.flatMap(({ rows }) => rows.map(({ quantity }) => quantity))).toEqual([1, 1, 1])
})

test('an unclear line is open until the user confirms its part or chooses another one', {
  tags: ['release'],
}, async () => {
  await openList()
  await field.fill('AZH-3.2x160\npin 6x200\nXX-7x7\npin 6x200')
  await find.click()
  const open = page.getByRole('region', { name: '3 lines are open' })
  await expect.element(open.getByText('XX-7x7')).toBeVisible()
  await expect.element(numbers('1 part').first()).toHaveTextContent('AZH-3.2x160')
  await open.getByRole('button', { name: 'Confirm' }).first().click()
  await expect.element(numbers('2 parts').last()).toHaveTextContent('AZH-6x200')
  await page
    .getByRole('region', { name: '2 lines are open' })
    .getByRole('button', { name: /AZN-6x200/ })
    .click()
  await expect.element(numbers('3 parts').last()).toHaveTextContent('AZN-6x200')
  await expect.element(page.getByRole('region', { name: '1 line is open' }).getByText('XX-7x7')).toBeVisible()
})

test('a list that could not be checked is checked again', async () => {
  const server = await openList()
  server.answer(partsListEndpoints.import, () => new Rejection('somethingWentWrong'))
  await field.fill('AZH-3.2x160')
  await find.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  readPartsLists(server, holdCart(server))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: '1 part' })).toBeVisible()
})

test('another list replaces the one before', async () => {
  await openList()
  await field.fill('AZH-3.2x160')
  await find.click()
  await expect.element(page.getByRole('heading', { name: '1 part' })).toBeVisible()
  await field.fill('AZH-4x100\nAZH-5x100')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('heading', { name: '2 parts' })).toBeVisible()
})
