import { cartEndpoints } from '@normwerk/contract/cart'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCart } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

const rename = page.getByRole('button', { name: 'Rename the cart' })
const field = page.getByRole('textbox', { name: 'Name of the cart' })

async function openCart() {
  const server = startFakeServer()
  const cart = holdCart(server, aCart([], { name: 'Mould 4711' }))
  server.answer(cartEndpoints.change, ({ input: { name = '' } }) => cart.write((known) => ({ ...known, name })))
  await openShop('/cart', server, aBuyer())
  await rename.click()
  await expect.element(field).toHaveFocus()
  return server
}

test('a cart is renamed in place: a typed text replaces the name, and Enter returns to the button', async () => {
  const server = await openCart()
  await userEvent.keyboard('Mould 4712{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Mould 4712' })).toBeVisible()
  await expect.element(rename).toHaveFocus()
  await expect.poll(() => server.inputs(cartEndpoints.change)).toMatchObject([{ name: 'Mould 4712' }])
})

test('Esc keeps the name and returns to the button', async () => {
  const server = await openCart()
  await userEvent.keyboard('Mould 4712{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Mould 4711' })).toBeVisible()
  await expect.element(rename).toHaveFocus()
  expect(server.inputs(cartEndpoints.change)).toEqual([])
})

test('a user who moves the focus while renaming keeps it there, and the name is saved', async () => {
  await openCart()
  await field.fill('Mould 4712')
  await page.getByRole('combobox', { name: 'Article number or designation' }).click()
  await expect.element(page.getByRole('heading', { name: 'Mould 4712' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Article number or designation' })).toHaveFocus()
})
