import { addressEndpoints } from '@normwerk/contract/address'
import { cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCart, aCompany, anAddress, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const costs = { shippingCosts: '0.00', shippingCostsGross: '0.00', minimumOrderValue: '250.00' }
const order = page.getByRole('button', { name: 'Order with obligation to pay' })
const field = page.getByRole('textbox', { name: 'Cost centre' })

async function openSummary(asksCostCentre: boolean) {
  const server = startFakeServer()
  const held = holdCart(server, aCart([aPosition(), aPosition()]))
  server.answer(addressEndpoints.list, () => [anAddress({ addressType: 'Invoice' }), anAddress({ isUsual: true })])
  server.answer(addressEndpoints.listCountries, () => [])
  server.answer(orderEndpoints.shipping, () => costs)
  server.answer(cartEndpoints.change, ({ input: { costCentre = null, cartOptions } }) =>
    held.write((cart) => ({ ...cart, costCentre, completeDelivery: cartOptions?.completeDelivery ?? false })),
  )
  await openShop('/cart/summary', server, aBuyer({ company: aCompany({ asksCostCentre }) }))
  return server
}

test('a cost centre that the company asks for is entered before the order', async () => {
  const server = await openSummary(true)
  await expect.element(page.getByText('The cost centre is missing')).toBeVisible()
  await expect.element(order).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Enter the cost centre' }).click()
  await field.fill('KS 4410')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.inputs(cartEndpoints.change)).toMatchObject([{ costCentre: 'KS 4410' }])
  await page.getByRole('link', { name: 'Order summary' }).first().click()
  await expect.element(order).toBeEnabled()
  await expect.element(page.getByText('KS 4410')).toBeVisible()
})

test('a company that asks for none sees no field, and all positions can be sent together', {
  tags: ['release'],
}, async () => {
  const server = await openSummary(false)
  await expect.element(order).toBeEnabled()
  await page.getByRole('link', { name: 'Change' }).first().click()
  await page.getByRole('radio', { name: 'Complete delivery' }).click()
  await expect
    .poll(() => server.inputs(cartEndpoints.change))
    .toMatchObject([{ cartOptions: { completeDelivery: true } }])
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Order summary' }).first().click()
  await expect.element(page.getByText('Complete delivery')).toBeVisible()
})
