import { type PartNote, partNoteEndpoints } from '@normwerk/contract/part-note'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCart, anId, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const cut = aPosition({ articleNo: 'AZH-6x200-L180-T50', changedLength: 180, toleranceClass: 'T50' })

function aNote(text: string, fields: Partial<PartNote> = {}): PartNote {
  return {
    ...{ id: anId(), text, productDimensionId: cut.productDimensionId, articleNo: 'AZH-6x200-L180' },
    ...{ productNr: 'AZH', description: 'Ejector pin', isSold: true },
    ...{ writtenBy: 'Anna Beispiel', writtenAt: '2026-11-20T09:00:00.000Z' },
    ...fields,
  }
}

/** Opens a cart with a cut part and a stocked one. */
async function openCart(written: readonly PartNote[]) {
  const server = startFakeServer()
  let notes = [...written]
  holdCart(server, aCart([cut, aPosition({ articleNo: 'AZH-8x160' })]))
  server.answer(partNoteEndpoints.listParts, () => notes.map(({ articleNo }) => articleNo))
  server.answer(partNoteEndpoints.list, () => ({ items: notes, page: 1, size: 50, total: notes.length }))
  server.answer(partNoteEndpoints.add, ({ input }) => {
    const added = aNote(input.text)
    notes = [added, ...notes]
    return added
  })
  server.answer(partNoteEndpoints.change, ({ params, input }) => {
    notes = notes.map((note) => (note.id === params.id ? { ...note, ...input } : note))
    return notes.find(({ id }) => id === params.id) ?? new Rejection('entryNotFound')
  })
  server.answer(partNoteEndpoints.delete, ({ params }) => {
    notes = notes.filter(({ id }) => id !== params.id)
    return undefined
  })
  await openShop('/cart', server, aBuyer())
  return server
}

const sign = page.getByRole('button', { name: 'Notes about AZH-6x200-L180' })
const dialog = page.getByRole('dialog', { name: 'Notes about AZH-6x200-L180' })
const note = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })

test('a part with notes has a sign in the cart, which opens those about its cut and about its stocked article', async () => {
  const server = await openCart([
    aNote('Two spares'),
    aNote('Only with DLC', { articleNo: 'AZH-6x200', writtenBy: null }),
    aNote('For 4711', { articleNo: 'AZH-6x200-L150' }),
  ])
  await sign.click()
  await expect.element(note('Two spares')).toHaveTextContent('Two sparesAnna Beispiel, 20 Nov 2026')
  await expect.element(note('Only with DLC')).toHaveTextContent('about AZH-6x200Only with DLC20 Nov 2026')
  await expect.element(dialog.getByText('For 4711')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Notes about AZH-8x160/ })).not.toBeInTheDocument()
  expect(server.inputs(partNoteEndpoints.listParts)).toHaveLength(1)
})

test('a note is added about the cut, and an empty one is reported', async () => {
  const server = await openCart([aNote('Two spares')])
  await sign.click()
  await dialog.getByRole('button', { name: 'Add a note' }).click()
  await expect.element(dialog.getByLabelText('Note', { exact: true })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByLabelText('Note', { exact: true })).toBeInvalid()
  await userEvent.keyboard(' Shelf 4 ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(note('Shelf 4')).toBeVisible()
  expect(server.inputs(partNoteEndpoints.add)).toMatchObject([
    { productDimensionId: cut.productDimensionId, changedLength: 180, text: 'Shelf 4' },
  ])
  await expect.element(dialog.getByRole('button', { name: 'Add a note' })).toHaveFocus()
})

test('a rejected note says why, and its text stays', async () => {
  const server = await openCart([aNote('Two spares')])
  server.answer(partNoteEndpoints.change, () => new Rejection('entryNotFound'))
  await sign.click()
  await note('Two spares').getByRole('button', { name: 'Change note' }).click()
  await userEvent.keyboard('{Control>}a{/Control}Three spares')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('Note', { exact: true })).toHaveValue('Three spares')
})

test('a note is changed, and deleted after a question', { tags: ['release'] }, async () => {
  await openCart([aNote('Two spares'), aNote('Shelf 4')])
  await sign.click()
  await note('Two spares').getByRole('button', { name: 'Change note' }).click()
  await userEvent.keyboard('{Control>}a{/Control}Three spares')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(note('Three spares')).toBeVisible()
  await note('Shelf 4').getByRole('button', { name: 'Delete note' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this note?' })
  await expect.element(question.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete note' }).click()
  await expect.element(note('Shelf 4')).not.toBeInTheDocument()
  await expect.element(note('Three spares')).toBeVisible()
})

test('who has many notes sees three, and all on request', { tags: ['release'] }, async () => {
  await openCart([1, 2, 3, 4].map((n) => aNote(`Note ${n}`)))
  await sign.click()
  await expect.element(note('Note 3')).toBeVisible()
  await expect.element(note('Note 4')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Show all (4)' }).click()
  await expect.element(note('Note 4')).toBeVisible()
})
