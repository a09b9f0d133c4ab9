import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'
import { anOffer, readPartsLists } from '../../../testing/parts-list-server.ts'

const field = page.getByRole('combobox', { name: 'Article number or designation' })
const pieces = page.getByRole('textbox', { name: 'Quantity', exact: true })
const openLines = page.getByRole('list', { name: 'Not in the cart yet' })
const positionOf = (article: string) => page.getByRole('textbox', { name: `Quantity of position 1, ${article}` })

/** Opens an empty cart, with the focus in the field for one line. */
async function showCart() {
  const server = startFakeServer()
  readPartsLists(server, holdCart(server), { 'pin 6x200': anOffer('AZH-6x200', 'AZN-6x200', 'AZW-6x200') })
  await openShop('/cart', server, aBuyer())
  await expect.element(field).toBeVisible()
  field.element().focus()
  return server
}

function added(server: FakeServer) {
  return server.inputs(partsListEndpoints.import).flatMap(({ rows, dryRun }) => (dryRun ? [] : rows))
}

describe('a clear line', () => {
  test('is added by Enter, and the next one can be typed at once', async () => {
    const server = await showCart()
    await userEvent.keyboard('AZ-1{Enter}')
    await expect.element(positionOf('AZ-1')).toBeVisible()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/1 × AZ-1 added to the cart/)
    expect(added(server)).toMatchObject([{ articleNo: 'AZ-1' }])
  })

  test('has its quantity in the second field, or after the number', async () => {
    const server = await showCart()
    await userEvent.keyboard('AZ-1{Tab}12{Enter}')
    await expect.element(positionOf('AZ-1')).toHaveValue('12')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('AZ-2 5{Enter}')
    await expect.poll(() => added(server)).toMatchObject([{ quantity: '12' }, { articleNo: 'AZ-2', quantity: '5' }])
    await expect.element(pieces).toHaveValue('')
  })
})

describe('an unclear line', () => {
  test('waits with its reason, and Enter in the empty field confirms it', async () => {
    const server = await showCart()
    await userEvent.keyboard('pin 6x200{Enter}')
    await expect.element(openLines.getByText('Your text names no material; this is the usual one.')).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(/Enter confirms AZH-6x200/)
    expect(added(server)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(positionOf('AZH-6x200')).toBeVisible()
    await expect.element(openLines).not.toBeInTheDocument()
  })

  test('offers other parts by the arrows, and Esc returns to the field', async () => {
    await showCart()
    await userEvent.keyboard('pin 6x200{Enter}')
    await expect.element(openLines.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(openLines.getByRole('button', { name: 'Confirm' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(openLines.getByRole('button', { name: /^AZN-6x200/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Escape}')
    await expect.element(openLines.getByRole('combobox')).not.toHaveFocus()
    await expect.element(field).toHaveFocus()
  })

  test('takes the chosen part instead of the offered one', { tags: ['release'] }, async () => {
    await showCart()
    await userEvent.keyboard('pin 6x200{Enter}')
    await openLines.getByRole('button', { name: /^AZW-6x200/ }).click()
    await expect.element(positionOf('AZW-6x200')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  test('can be removed if nothing is found, and the field gets the focus again', async () => {
    await showCart()
    await userEvent.keyboard('unknown{Enter}')
    await expect.element(openLines.getByText('No part found for this.')).toBeVisible()
    await openLines.getByRole('button', { name: 'Remove line 1' }).click()
    await expect.element(openLines).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  test('stays when the server fails, and is retried', { tags: ['release'] }, async () => {
    const server = startFakeServer()
    const cart = holdCart(server)
    readPartsLists(server, cart)
    server.answer(partsListEndpoints.import, () => new Rejection('somethingWentWrong'))
    await openShop('/cart', server, aBuyer())
    await field.fill('AZ-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').filter({ hasText: 'somethingWentWrong' })).toBeVisible()
    await expect.element(openLines.getByRole('combobox')).toHaveValue('AZ-1')
    readPartsLists(server, cart)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(positionOf('AZ-1')).toBeVisible()
  })
})

describe('suggestions', () => {
  const options = page.getByRole('listbox', { name: 'Suggestions' })

  async function typeWithSuggestions() {
    const server = await showCart()
    const suggestions = ['AZ-10', 'AZ-11'].map((text) => ({ kind: 'article' as const, id: anId(), text }))
    server.answer(catalogueEndpoints.autoComplete, () => ({ suggestions }))
    await userEvent.keyboard('AZ-1')
    await expect.element(options.getByRole('option', { name: /^AZ-11/ })).toBeVisible()
  }

  test('are marked by the arrows while the focus stays in the field; Enter takes one and moves to the quantity', async () => {
    await typeWithSuggestions()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const marked = options.getByRole('option', { name: /^AZ-11/ })
    await expect.element(marked).toHaveAttribute('aria-selected', 'true')
    await expect.element(field).toHaveAttribute('aria-activedescendant', marked.element().id)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('AZ-11')
    await expect.element(pieces).toHaveFocus()
  })

  test('are closed by Esc, and the typed text stays', async () => {
    await typeWithSuggestions()
    await userEvent.keyboard('{Escape}')
    await expect.element(options).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('AZ-1')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })
})
