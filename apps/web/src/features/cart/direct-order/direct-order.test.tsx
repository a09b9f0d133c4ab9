import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'
import { aMatch, anOffer, readPartsLists } from '../../../testing/parts-list-server.ts'

const lines = page.getByRole('form', { name: 'Lines of the order' })
const numberOf = (line: number) => lines.getByRole('combobox', { name: `Article number or designation, line ${line}` })
const piecesOf = (line: number) => lines.getByRole('textbox', { name: `Quantity, line ${line}` })

/** Opens several lines of an empty cart; the first one is focused. */
async function openLines() {
  const server = startFakeServer()
  const cart = holdCart(server)
  readPartsLists(server, cart, {
    'pin 6x200': anOffer('AZH-6x200', 'AZN-6x200'),
    'AZ-many': aMatch('AZ-many', { status: 'invalid', code: 'quantityOutOfRange' }),
  })
  await openShop('/cart', server, aBuyer())
  await page.getByRole('button', { name: 'Enter several lines' }).click()
  await expect.element(numberOf(1)).toHaveFocus()
  return {
    articles: () => cart.read().cartPositions.map(({ articleNo }) => articleNo),
    checked: () => server.inputs(partsListEndpoints.import).flatMap(({ rows, dryRun }) => (dryRun ? rows : [])),
  }
}

describe('several lines', () => {
  test('are filled by Enter alone: number, quantity, next line', async () => {
    await openLines()
    await userEvent.keyboard('AZ-1{Enter}')
    await expect.element(piecesOf(1)).toHaveFocus()
    await userEvent.keyboard('3{Enter}')
    await expect.element(numberOf(2)).toHaveFocus()
    await expect.element(lines.getByRole('button', { name: 'Add 1 part to the cart' })).toBeEnabled()
  })

  test('are added together by Ctrl+Enter; an open one stays, and gets the focus', async () => {
    const { articles } = await openLines()
    await userEvent.keyboard('AZ-1{Enter}{Enter}pin 6x200{Enter}{Enter}AZ-3{Control>}{Enter}{/Control}')
    await expect.element(lines.getByRole('button', { name: 'Confirm' })).toHaveFocus()
    expect(articles()).toEqual(['AZ-1', 'AZ-3'])
    await expect.element(numberOf(1)).toHaveValue('pin 6x200')
    await expect.element(lines.getByText('1 line is still open.')).toBeVisible()
  })

  test('always have an empty one at the end', { tags: ['release'] }, async () => {
    await openLines()
    await expect.element(numberOf(4)).not.toBeInTheDocument()
    await userEvent.keyboard('AZ-1{Enter}{Enter}AZ-2{Enter}{Enter}AZ-3{Enter}')
    await expect.element(numberOf(4)).toBeVisible()
  })

  test('come from rows that are pasted into one of them', async () => {
    await openLines()
    const data = new DataTransfer()
    data.setData('text/plain', 'AZH-3.2x160\t2\nAZH-6x200\t5')
    numberOf(1)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.element(numberOf(2)).toHaveValue('AZH-6x200')
    await expect.element(piecesOf(2)).toHaveValue('5')
    await expect.element(page.getByRole('status').filter({ hasText: '2 lines pasted' })).toBeVisible()
  })
})

describe('one of several lines', () => {
  test('passes the focus to the next open one when it is confirmed', { tags: ['release'] }, async () => {
    await openLines()
    await userEvent.keyboard('pin 6x200{Enter}{Enter}pin 6x200{Enter}{Enter}')
    await expect.element(lines.getByRole('button', { name: 'Confirm' }).nth(1)).toBeVisible()
    await lines.getByRole('button', { name: 'Confirm' }).first().click()
    await expect.element(lines.getByText('Confirmed by you')).toBeVisible()
    await expect.element(lines.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  })

  test('with too many pieces shows the error at its quantity', async () => {
    await openLines()
    await userEvent.keyboard('AZ-many{Enter}20000{Enter}')
    await expect.element(lines.getByText('That is more than one position can hold.')).toBeVisible()
    await expect.element(piecesOf(1)).toBeInvalid()
  })

  test('focuses the line that takes its place when it is removed', { tags: ['release'] }, async () => {
    await openLines()
    await userEvent.keyboard('AZ-1{Enter}{Enter}AZ-2{Enter}')
    await lines.getByRole('button', { name: 'Remove line 1' }).click()
    await expect.element(numberOf(1)).toHaveValue('AZ-2')
    await expect.element(numberOf(1)).toHaveFocus()
  })

  test('is not checked again when it was not changed', async () => {
    const { checked } = await openLines()
    await userEvent.keyboard('AZ-1{Enter}{Enter}')
    await expect.element(lines.getByRole('button', { name: 'Add 1 part to the cart' })).toBeEnabled()
    const before = checked().length
    numberOf(1).element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(numberOf(2)).toHaveFocus()
    expect(checked()).toHaveLength(before)
  })
})
