import { newsletterEndpoints } from '@normwerk/contract/content/newsletter'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'
import { readPartsLists } from '../../../testing/parts-list-server.ts'

const nothing = { items: [], page: 1, size: 1, total: 0 }

const numberOf = (line: number) => page.getByRole('combobox', { name: `Article number or designation, line ${line}` })

async function openDashboard() {
  const server = startFakeServer()
  const cart = holdCart(server)
  readPartsLists(server, cart, {})
  server.answer(newsletterEndpoints.readOwn, () => ({ state: 'none' as const }))
  server.answer(favoriteEndpoints.list, () => nothing)
  server.answer(customerPartNumberEndpoints.list, () => nothing)
  await openShop('/dashboard', server, aBuyer({ roles: ['SHOP_USER'] }))
  await expect.element(numberOf(1)).toBeVisible()
  return { articles: () => cart.read().cartPositions.map(({ articleNo }) => articleNo) }
}

/** Types and presses within one task, so that no code can be loaded between. */
function typeAtOnce(requested: string, key: KeyboardEventInit): void {
  const field = numberOf(1).element()
  if (!(field instanceof HTMLInputElement)) throw new Error('The line has no field.')
  field.focus()
  document.execCommand('insertText', false, requested)
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }))
}

test('lines that are added before their code is loaded reach the cart', async () => {
  const { articles } = await openDashboard()
  typeAtOnce('AZ-1', { key: 'Enter', ctrlKey: true })
  await expect.poll(articles).toEqual(['AZ-1'])
  await expect.element(numberOf(1)).toHaveValue('')
  await expect.element(numberOf(1)).toHaveFocus()
})

test('a text that is not typed to its end when its code is loaded is not read yet', async () => {
  const { articles } = await openDashboard()
  typeAtOnce('AZ-1 2', { key: 'Shift' })
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  // The shop loads the reader of lines by itself; from here on it is loaded.
  await import('@normwerk/parts/parts-list/pasted-text/lines/read-order-line')
  await userEvent.keyboard('5')
  await expect.element(numberOf(1)).toHaveValue('AZ-1 25')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(articles).toEqual(['AZ-1'])
})

test('lines that are typed before their code is loaded stay, with the focus', async () => {
  const { articles } = await openDashboard()
  typeAtOnce('AZ-1', { key: 'Enter' })
  await expect.element(page.getByRole('button', { name: 'Add 1 part to the cart' })).toBeEnabled()
  await expect.element(page.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(page.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveValue('3')
  expect(articles()).toEqual([])
})
