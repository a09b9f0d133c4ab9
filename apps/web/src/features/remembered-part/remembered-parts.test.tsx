import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { type RememberedPart, rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'
import { readPartsLists } from '../../testing/parts-list-server.ts'

function aRememberedPart(text: string, fields: Partial<RememberedPart> = {}): RememberedPart {
  return {
    ...{ id: anId(), text, productDimensionId: anId(), articleNo: 'AZN-6x160', productNr: 'AZN', isSold: true },
    ...{ description: 'Ejector pin, nitrided', unit: null, chosenBy: 'Anna Beispiel' },
    ...{ chosenAt: '2026-11-20T09:00:00.000Z', usedAt: '2026-11-21T09:00:00.000Z' },
    ...fields,
  }
}

/** Opens the list of what was chosen for the texts "Pin A" to "Pin C", and of one list's columns. */
async function openList(failure: Rejection | null = null) {
  const server = startFakeServer()
  readPartsLists(server, holdCart(server))
  const unit = { name: 'VE', pieces: 10 }
  let entries = [
    aRememberedPart('Pin A'),
    aRememberedPart('Pin B', { unit, chosenBy: null }),
    aRememberedPart('Pin C', { isSold: false }),
  ]
  let columns = [
    {
      ...{ id: anId(), headers: ['Pos', 'Part', 'Pcs'], mapping: { designation: [1], quantity: [2] } },
      ...{ usedBy: 'Anna Beispiel', usedAt: '2026-11-21T09:00:00.000Z' },
    },
  ]
  server.answer(rememberedPartEndpoints.list, ({ input: { query = '' } }) => {
    const items = entries.filter(({ text }) => text.includes(query))
    return failure ?? { items, page: 1, size: 50, total: items.length }
  })
  server.answer(rememberedPartEndpoints.delete, ({ params: { id } }) => {
    entries = entries.filter((entry) => entry.id !== id)
    return undefined
  })
  server.answer(rememberedPartEndpoints.deleteAll, () => {
    entries = []
    return undefined
  })
  server.answer(partsListEndpoints.listMappings, () => columns)
  server.answer(partsListEndpoints.deleteMapping, ({ params: { id } }) => {
    columns = columns.filter((entry) => entry.id !== id)
    return undefined
  })
  server.answer(customerPartNumberEndpoints.list, () => ({ items: [], page: 1, size: 50, total: 0 }))
  await openShop('/own-numbers/remembered', server, aBuyer())
  return {
    remember: (text: string) => {
      entries = [...entries, aRememberedPart(text)]
    },
  }
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('each text shows its part, its unit, and who chose it when', async () => {
  await openList()
  await expect.element(row('Pin A').getByText('Anna Beispiel, 20 Nov 2026')).toBeVisible()
  await expect.element(row('Pin A').getByRole('link', { name: 'AZN-6x160' })).toBeVisible()
  await expect.element(row('Pin B').getByText('1 VE = 10 pieces')).toBeVisible()
  await expect.element(row('Pin C').getByText('no longer sold')).toBeVisible()
  await expect.element(row('Pin C').getByRole('link')).not.toBeInTheDocument()
})

test('deleting a text focuses the next one, and after the last the previous one', async () => {
  await openList()
  await page.getByRole('button', { name: 'Forget: Pin B' }).click()
  await expect.element(page.getByRole('button', { name: 'Forget: Pin C' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Forget: Pin A' })).toHaveFocus()
})

test('what the company has chosen since is in the list when the buyer returns', { tags: ['release'] }, async () => {
  const { remember } = await openList()
  await expect.element(row('Pin A')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Cart' }).click()
  remember('Pin D')
  await page.getByRole('combobox', { name: 'Article number or designation' }).fill('AZH-6x200')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Quantity of position 1, AZH-6x200')).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Own article numbers' }).click()
  await page.getByRole('link', { name: 'Remembered from lists' }).click()
  await expect.element(row('Pin D')).toBeVisible()
})

test('all texts are forgotten only after a question', { tags: ['release'] }, async () => {
  await openList()
  await page.getByRole('button', { name: 'Forget all' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Pin A')).toBeVisible()
  await page.getByRole('button', { name: 'Forget all' }).click()
  await dialog.getByRole('button', { name: 'Forget all' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible()
})

test('a list that cannot be loaded offers to load it again, not to delete all', async () => {
  await openList(new Rejection('somethingWentWrong'))
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Forget all' })).not.toBeInTheDocument()
})

test('columns of lists are shown by their headings, and forgotten', async () => {
  await openList()
  await expect.element(page.getByText('Part → Designation · Pcs → Quantity')).toBeVisible()
  await page.getByRole('button', { name: 'Forget the columns: Pos · Part · Pcs' }).click()
  await expect.element(page.getByRole('heading', { name: 'Columns of your lists' })).not.toBeInTheDocument()
})
