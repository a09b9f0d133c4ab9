import { type PartNote, partNoteEndpoints } from '@normwerk/contract/part-note'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

function aNote(text: string, fields: Partial<PartNote> = {}): PartNote {
  return {
    ...{ id: anId(), text, productDimensionId: anId(), articleNo: 'AZH-6x200-L180', productNr: 'AZH' },
    ...{ description: 'Ejector pin', isSold: true, writtenBy: 'Anna Beispiel' },
    writtenAt: '2026-11-20T09:00:00.000Z',
    ...fields,
  }
}

/** Opens the list of these notes. */
async function openList(...written: PartNote[]) {
  const server = startFakeServer()
  let notes = written
  holdCart(server)
  server.answer(partNoteEndpoints.list, ({ input: { query = '' } }) => {
    const items = notes.filter(({ text }) => text.includes(query))
    return { items, page: 1, size: 50, total: items.length }
  })
  server.answer(partNoteEndpoints.delete, ({ params }) => {
    notes = notes.filter(({ id }) => id !== params.id)
    return undefined
  })
  await openShop('/part-notes', server, aBuyer())
}

const note = (text: string) => page.getByRole('listitem').filter({ hasText: text })

test('a note leads to its part as it is made, unless that is no longer sold', async () => {
  await openList(aNote('Two spares'), aNote('Worn out', { isSold: false }))
  const link = note('Two spares').getByRole('link', { name: 'AZH-6x200-L180' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('/product/AZH?article=AZH-6x200&length=180'))
  await expect.element(note('Worn out').getByText(/no longer sold/)).toBeVisible()
  await expect.element(note('Worn out').getByRole('link')).not.toBeInTheDocument()
})

test('notes are found by their text, and all are shown again', async () => {
  await openList(aNote('Two spares'), aNote('Shelf 4'))
  const field = page.getByRole('searchbox', { name: 'Search', exact: true })
  await field.fill('Shelf')
  await expect.element(note('Two spares')).not.toBeInTheDocument()
  await field.fill('nothing')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(note('Two spares')).toBeVisible()
})

test('after a note is deleted, the focus stays in the list', async () => {
  await openList(aNote('Two spares'), aNote('Shelf 4'))
  await note('Two spares').getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
  await expect.element(note('Two spares')).not.toBeInTheDocument()
  await expect.element(page.getByText('The note has been deleted.')).toBeVisible()
  expect(note('Shelf 4').element().contains(document.activeElement)).toBe(true)
})
