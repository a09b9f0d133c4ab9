import { giveMachining } from '@normwerk/contract/asked-options'
import { type CustomerPartNumber, customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

function aCustomerPartNumber(number: string): CustomerPartNumber {
  return {
    id: anId(),
    ownNumber: number,
    productDimensionId: anId(),
    articleNo: 'AZH-6x200',
    ...giveMachining(noOptions),
    productNr: 'AZH',
    description: 'Ejector pin, through-hardened',
  }
}

/** Opens the list of the customer part numbers P-1 to P-3. */
async function openList() {
  const server = startFakeServer()
  holdCart(server)
  let entries = ['P-1', 'P-2', 'P-3'].map(aCustomerPartNumber)
  server.answer(customerPartNumberEndpoints.list, () => ({ items: entries, page: 1, size: 20, total: entries.length }))
  server.answer(customerPartNumberEndpoints.set, ({ input: { productDimensionId, ownNumber } }) => {
    const known = entries.find((entry) => entry.productDimensionId === productDimensionId)
    if (known === undefined) return null
    const changed = ownNumber === null ? null : { ...known, ownNumber }
    entries = entries.flatMap((entry) => (entry === known ? (changed ?? []) : entry))
    return changed
  })
  await openShop('/own-numbers', server, aBuyer())
}

test('removing a number focuses the next one, and after the last the previous one', async () => {
  await openList()
  await page.getByRole('button', { name: 'Delete P-2' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete P-3' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Delete P-1' })).toHaveFocus()
})

test('a number is changed in its row, and its button has the focus afterwards', async () => {
  await openList()
  await page.getByRole('button', { name: 'Change P-2' }).click()
  await userEvent.keyboard('P-9{Enter}')
  await expect.element(page.getByRole('button', { name: 'Change P-9' })).toHaveFocus()
})

test('Esc leaves the number unchanged', async () => {
  await openList()
  await page.getByRole('button', { name: 'Change P-3' }).click()
  await userEvent.keyboard('P-9{Escape}')
  await expect.element(page.getByRole('button', { name: 'Change P-3' })).toHaveFocus()
})
