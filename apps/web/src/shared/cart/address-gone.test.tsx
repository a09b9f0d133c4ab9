import { addressEndpoints } from '@normwerk/contract/address'
import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, anAddress, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const told = page.getByText('The delivery address of this cart has been deleted.')
const submit = page.getByRole('button', { name: 'Order with obligation to pay' })
const chooseAnother = page.getByRole('link', { name: 'Choose another delivery address' })
const usual = anAddress({ isUsual: true })
const branch = anAddress({ company: 'Branch' })

/** Opens a page of a cart; another address can be chosen. */
async function open(address: string, fields: Partial<Cart>) {
  const server = startFakeServer()
  const held = holdCart(server, aCart([aPosition()], fields))
  const costs = { shippingCosts: '0.00', shippingCostsGross: '0.00', minimumOrderValue: '250.00' }
  server.answer(addressEndpoints.list, () => [anAddress({ addressType: 'Invoice' }), usual, branch])
  server.answer(addressEndpoints.listCountries, () => [])
  server.answer(orderEndpoints.shipping, () => costs)
  server.answer(cartEndpoints.change, ({ input }) =>
    held.write((cart) => ({
      ...cart,
      deliveryAddressId: input.cartOptions?.deliveryAddressId ?? null,
      deliveryAddressGone: false,
    })),
  )
  await openShop(address, server, aBuyer())
  return { server, held }
}

describe('a cart whose delivery address was deleted', () => {
  test('is ordered only after its buyer has chosen another one', async () => {
    const { server } = await open('/cart/summary', { deliveryAddressGone: true })
    await expect.element(told).toBeVisible()
    await expect.element(submit).not.toBeInTheDocument()
    await chooseAnother.click()
    for (const option of page.getByRole('radio', { name: /delivery address/i }).elements()) {
      expect(option).not.toBeChecked()
    }
    await expect.element(told).toBeVisible()
    await page.getByRole('radio', { name: 'Further delivery address' }).click()
    await expect.element(told).not.toBeInTheDocument()
    await expect
      .poll(() => server.inputs(cartEndpoints.change))
      .toMatchObject([{ cartOptions: { deliveryAddressId: branch.id } }])
    await page.getByRole('link', { name: 'Order summary' }).first().click()
    await expect.element(submit).toBeEnabled()
  })

  test('says so in the cart too', async () => {
    const { held } = await open('/cart', { deliveryAddressGone: true })
    await expect.element(told).toBeVisible()
    await expect.element(chooseAnother).toBeVisible()
    expect(held.read().deliveryAddressGone).toBe(true)
  })

  test('says nothing if its goods are collected', async () => {
    await open('/cart/summary', { deliveryAddressGone: true, deliveryType: 'Pickup' })
    await expect.element(submit).toBeEnabled()
    await expect.element(told).not.toBeInTheDocument()
  })
})

test('an order that finds the address deleted meanwhile lets the buyer choose', async () => {
  const { server, held } = await open('/cart/summary', { deliveryAddressId: branch.id })
  server.answer(orderEndpoints.submit, () => {
    held.write((cart) => ({ ...cart, deliveryAddressId: null, deliveryAddressGone: true }))
    return new Rejection('deliveryAddressGone')
  })
  await submit.click()
  await expect.element(chooseAnother).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})
