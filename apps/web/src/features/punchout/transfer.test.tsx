import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const form = {
  hookUrl: 'https://erp.example.com/oci/return',
  method: 'POST' as const,
  target: 'shopFrame',
  fields: [{ name: 'NEW_ITEM-DESCRIPTION[1]', value: '"><script>alert(1)</script>' }],
}

/** What the page sends to the purchasing system, which is not there. */
function catchForms(): { action: string; target: string; fields: [string, unknown][] }[] {
  const sent: ReturnType<typeof catchForms> = []
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ action: this.action, target: this.target, fields: [...new FormData(this)] })
  })
  onTestFinished(() => submit.mockRestore())
  return sent
}

async function openTransfer() {
  const server = startFakeServer()
  holdCart(server, aCart([aPosition()], { totalProductPriceNet: '12.30' }))
  server.answer(punchoutEndpoints.readSession, () => ({ companyName: 'Muster', destination: 'erp.example.com' }))
  await openShop('/transfer', server, aBuyer({ roles: ['PUNCHOUT'] }))
  return server
}

test('a cart is sent to the purchasing system, once for each click', async () => {
  const sent = catchForms()
  const server = await openTransfer()
  server.answer(punchoutEndpoints.transfer, () => form)
  await expect.element(page.getByText('€12.30').first()).toBeVisible()
  await page.getByRole('button', { name: 'Transfer now' }).click()
  await expect.element(page.getByText('The cart has been sent to erp.example.com')).toBeVisible()
  expect(sent).toEqual([
    { action: form.hookUrl, target: 'shopFrame', fields: [['NEW_ITEM-DESCRIPTION[1]', '"><script>alert(1)</script>']] },
  ])
  await page.getByRole('button', { name: 'Transfer again' }).click()
  await expect.poll(() => sent.length).toBe(2)
})

test('a rejected cart is not sent, and can be tried again', async () => {
  const sent = catchForms()
  const server = await openTransfer()
  server.answer(punchoutEndpoints.transfer, () => new Rejection('priceOnRequest'))
  await page.getByRole('button', { name: 'Transfer now' }).click()
  await expect.element(page.getByRole('alert').getByText('The cart was not transferred')).toBeVisible()
  expect(sent).toEqual([])
  server.answer(punchoutEndpoints.transfer, () => form)
  await page.getByRole('button', { name: 'Transfer now' }).click()
  await expect.poll(() => sent.length).toBe(1)
})

test('a user of the shop has nothing to transfer', async () => {
  const server = startFakeServer()
  holdCart(server, aCart([aPosition()]))
  await openShop('/transfer', server, aBuyer())
  await expect.element(page.getByText('only transferred during a visit', { exact: false })).toBeVisible()
})
