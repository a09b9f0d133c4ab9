import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { type MouldPart, mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'
import { readPartsLists } from '../../../testing/parts-list-server.ts'

const dialog = page.getByRole('dialog', { name: 'Import a parts list' })
const button = (name: string | RegExp) => dialog.getByRole('button', { name })
const article = (row: number) => dialog.getByRole('combobox', { name: `Article of row ${row}` })
const chooseFile = dialog.getByLabelText('Choose file')
const file = () => new File(['ISO-10303-21;'], 'Mould 118.stp')

/** A place at a distance along x, upright. */
const at = (x: number) => [x, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]

function aPin(row: number, articles: Record<string, string>, found: Partial<NonNullable<MouldPart['found']>> = {}) {
  const choices = Object.entries(articles).map(([articleNo, material]) => ({
    articleNo,
    name: `Ejector pin, ${material}`,
  }))
  const outline = [[0, 6] as const, [5, 6] as const, [5, 3] as const, [98, 3] as const]
  return {
    ...{ row, quantity: 4, name: `PIN ${row}`, size: [12, 98] },
    found: { family: 'ejector pin', choices, named: null, isSure: true, differences: [], ...found },
    pictures: [
      { outline: outline.map(([x, y]): [number, number] => [x, y]), blade: null, places: [at(20 * row)], edges: [] },
    ],
  } satisfies MouldPart
}

const both = (size: string) => ({ [`AZH-${size}`]: 'through-hardened', [`AZN-${size}`]: 'nitrided' })
const mould: readonly MouldPart[] = [
  aPin(1, both('6x100-L98')),
  aPin(2, both('8x100-L98')),
  aPin(3, both('5x100'), { named: 'AZN-5x100' }),
  aPin(4, both('4x100-HD6'), { isSure: false, differences: ['smallerHead'] }),
  { ...aPin(5, {}), name: 'Column', quantity: 2, size: [40, 90], found: null },
]

/** Drops a mould into the import of an empty cart. */
async function dropMould(answer: (server: FakeServer) => void) {
  const server = startFakeServer()
  const cart = holdCart(server)
  readPartsLists(server, cart)
  answer(server)
  await openShop('/cart', server, aBuyer())
  await page.getByRole('button', { name: 'Import parts list' }).click()
  await userEvent.upload(chooseFile, file())
  return {
    server,
    articles: () => cart.read().cartPositions.map(({ articleNo, quantity }) => `${quantity} ${articleNo}`),
  }
}

test('a buyer corrects what was recognised, and the cart gets what they chose', async () => {
  const { articles } = await dropMould((server) => server.answer(mouldEndpoints.read, () => ({ parts: [...mould] })))
  await expect.element(dialog.getByRole('heading', { name: 'Recognised parts' })).toHaveFocus()
  await expect.element(dialog.getByRole('application')).toBeVisible()
  await expect.element(button(/^Check/)).toBeDisabled()
  await expect.element(article(3)).toHaveValue('AZN-5x100')
  await expect.element(article(4)).toHaveDisplayValue('Leave out')
  await expect
    .element(dialog.getByText('The head is smaller than that of our part: we grind it to this size.'))
    .toBeVisible()

  await dialog.getByRole('combobox', { name: 'Material of all these parts' }).selectOptions('through-hardened')
  await expect.element(article(2)).toHaveValue('AZH-8x100-L98')
  await article(2).selectOptions('AZN-8x100-L98')
  await article(3).selectOptions('Leave out')
  await article(4).selectOptions('AZH-4x100-HD6')
  await button('Check 3 rows').click()
  await button('Add 3 positions').click()
  await expect.poll(articles).toEqual(['4 AZH-6x100-L98', '4 AZN-8x100-L98', '4 AZH-4x100-HD6'])
})

test('what is not ours is listed with its size, and a chosen row stands out in the picture', {
  tags: ['release'],
}, async () => {
  await dropMould((server) => server.answer(mouldEndpoints.read, () => ({ parts: [...mould] })))
  await dialog.getByText('2 bodies that are not our parts').click()
  await expect.element(dialog.getByText('⌀40 × 90')).toBeVisible()
  const picture = dialog.getByRole('application')
  await expect.element(picture).toBeVisible()
  const look = () => page.screenshot({ element: picture, save: false })
  const before = await look()
  await dialog.getByText('Column').hover()
  await expect.poll(look).not.toBe(before)
})

test('a mould without a part of ours leads no further', async () => {
  await dropMould((server) => server.answer(mouldEndpoints.read, () => ({ parts: mould.slice(4) })))
  await expect.element(dialog.getByText('No body has the shape and the sizes of one of our parts.')).toBeVisible()
  await expect.element(button(/^Check/)).toBeDisabled()
})

test('sending can be cancelled, and a damaged file is rejected with its reason; then another one can be dropped', async () => {
  const { server } = await dropMould((shop) => shop.answer(mouldEndpoints.read, () => new Promise(() => undefined)))
  await expect.element(dialog.getByText('Recognising the parts of Mould 118.stp…')).toBeVisible()
  await button('Cancel').click()
  await expect.element(dialog.getByText('Recognising the parts of Mould 118.stp…')).not.toBeInTheDocument()

  server.answer(mouldEndpoints.read, () => new Rejection('stepFileBroken'))
  await userEvent.upload(chooseFile, file())
  await expect.element(dialog.getByText(/The server says stepFileBroken/)).toBeVisible()
  server.answer(mouldEndpoints.read, () => ({ parts: [...mould] }))
  await userEvent.upload(chooseFile, file())
  await expect.element(dialog.getByRole('heading', { name: 'Recognised parts' })).toHaveFocus()
  expect(server.inputs(partsListEndpoints.import)).toEqual([])
})
