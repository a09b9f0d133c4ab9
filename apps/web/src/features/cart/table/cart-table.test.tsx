import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aBuyer, aCart, aPosition } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

const quantityOf = (article: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Quantity of position \\d+, ${article}$`) })
const boxOf = (article: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select position \\d+, ${article}$`) })
const remarksOf = (article: string) => page.getByRole('button', { name: new RegExp(`^References .*, ${article}$`) })

/** Opens a buyer's cart with a position for each of these articles. */
async function openCart(...articles: string[]) {
  const server = startFakeServer()
  const cart = holdCart(server, aCart(articles.map((articleNo) => aPosition({ articleNo }))))
  await openShop('/cart', server, aBuyer())
  const idOf = (article: string) => cart.read().cartPositions.find(({ articleNo }) => articleNo === article)?.id ?? ''
  return { server, cart, idOf }
}

async function putFocus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible()
  locator.element().focus()
}

describe('the keyboard in the positions of a cart', () => {
  test('moves by arrows and Enter between quantities, and stays at either end', async () => {
    await openCart('AZ-1', 'AZ-2', 'AZ-3')
    await putFocus(quantityOf('AZ-1'))
    for (const [keys, article] of [
      ['{ArrowDown}', 'AZ-2'],
      ['{Enter}', 'AZ-3'],
      ['{ArrowDown}', 'AZ-3'],
      ['{ArrowUp}', 'AZ-2'],
      ['{Shift>}{Enter}{/Shift}', 'AZ-1'],
      ['{ArrowUp}', 'AZ-1'],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect.element(quantityOf(article)).toHaveFocus()
    }
  })

  test('finds the next quantity in the displayed order, not in that of the cart', async () => {
    await openCart('AZ-2', 'AZ-1', 'AZ-3')
    await page.getByRole('columnheader', { name: 'Article' }).getByRole('button').click()
    await putFocus(quantityOf('AZ-1'))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(quantityOf('AZ-2')).toHaveFocus()
  })

  test('keeps the focused row while hundreds of others scroll past', { tags: ['release'] }, async () => {
    await openCart(...Array.from({ length: 200 }, (_, at) => `AZ-${at + 1}`))
    await putFocus(quantityOf('AZ-1'))
    window.scrollTo(0, document.body.scrollHeight)
    await expect.element(quantityOf('AZ-200')).toBeInTheDocument()
    await expect.element(quantityOf('AZ-1')).toHaveFocus()
    await expect.element(quantityOf('AZ-100')).not.toBeInTheDocument()
  })
})

describe('selecting positions', () => {
  test('with Shift selects everything from the last one on, and shows the number', { tags: ['release'] }, async () => {
    await openCart('AZ-1', 'AZ-2', 'AZ-3', 'AZ-4')
    await boxOf('AZ-1').click()
    await boxOf('AZ-3').click({ modifiers: ['Shift'] })
    await expect.element(boxOf('AZ-2')).toBeChecked()
    await expect.element(boxOf('AZ-4')).not.toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Select all positions' })).toBePartiallyChecked()
    await expect.element(page.getByRole('status').filter({ hasText: '3 positions selected' })).toBeInTheDocument()
  })

  test('leads by Enter to the actions, and by Esc back to the checkbox', async () => {
    await openCart('AZ-1', 'AZ-2')
    await boxOf('AZ-2').click()
    await userEvent.keyboard('{Enter}')
    const bar = page.getByRole('region', { name: 'Chosen positions' })
    await expect.element(bar.getByRole('button', { name: 'Set references…' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(boxOf('AZ-2')).toHaveFocus()
  })

  test('and removing them focuses the next position; undo restores them', async () => {
    const { server, idOf } = await openCart('AZ-1', 'AZ-2', 'AZ-3')
    const gone = [idOf('AZ-1'), idOf('AZ-2')]
    await boxOf('AZ-1').click()
    await boxOf('AZ-2').click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(boxOf('AZ-1')).not.toBeInTheDocument()
    await expect.element(quantityOf('AZ-3')).toHaveFocus()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect.element(quantityOf('AZ-1')).toHaveFocus()
    expect(server.inputs(cartPositionEndpoints.restoreMany)).toMatchObject([{ positionIds: gone }])
  })
})

describe('a removed position', () => {
  test('is restored by Ctrl+Z, and gets the focus', async () => {
    await openCart('AZ-1', 'AZ-2')
    await page.getByRole('button', { name: 'Remove position 1, AZ-1' }).click()
    await expect.element(quantityOf('AZ-2')).toHaveFocus()
    await expect.element(quantityOf('AZ-1')).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(quantityOf('AZ-1')).toHaveFocus()
  })

  test('leaves the focus on the page if it was the last one', async () => {
    await openCart('AZ-1')
    await page.getByRole('button', { name: 'Remove position 1, AZ-1' }).click()
    await expect.element(quantityOf('AZ-1')).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Positions' })).toHaveFocus()
  })
})

describe('a position that costs more than a larger quantity', () => {
  const cheaperQuantity = { quantity: 50, totalPrice: '440.00', saved: '50.00' }

  test('says what the larger one costs and saves, and takes it', async () => {
    const server = startFakeServer()
    holdCart(server, aCart([aPosition({ articleNo: 'AZ-1', quantity: 49, cheaperQuantity }), aPosition()]))
    await openShop('/cart', server, aBuyer())
    await expect.element(page.getByText('50 pieces cost only €440.00 in all. €50.00 saved')).toBeVisible()
    await page.getByRole('button', { name: 'Take 50, position 1, AZ-1' }).click()
    await expect.element(quantityOf('AZ-1')).toHaveValue('50')
    await expect.element(quantityOf('AZ-1')).toHaveFocus()
    await expect.poll(() => server.inputs(cartPositionEndpoints.change)).toMatchObject([{ quantity: 50 }])
  })

  test('does not say so while another quantity is typed', async () => {
    const server = startFakeServer()
    holdCart(server, aCart([aPosition({ articleNo: 'AZ-1', quantity: 49, cheaperQuantity })]))
    await openShop('/cart', server, aBuyer())
    await quantityOf('AZ-1').fill('12')
    await expect.element(page.getByText(/cost only/)).not.toBeInTheDocument()
  })
})

describe('the remarks of a position', () => {
  test('open in their first field, are saved when they are left, and Esc returns to their button', async () => {
    const { server, idOf } = await openCart('AZ-1')
    server.answer(catalogueEndpoints.readDimension, () => new Rejection('entryNotFound'))
    await remarksOf('AZ-1').click()
    await expect.element(page.getByRole('textbox', { name: 'Your order number' })).toHaveFocus()
    await userEvent.keyboard('PO-7{Tab}')
    await expect.element(page.getByRole('textbox', { name: 'Commission' })).toHaveFocus()
    await expect.element(page.getByText(/^Position 1 saved\./)).toBeInTheDocument()
    expect(server.inputs(cartPositionEndpoints.change).at(-1)).toMatchObject({
      positionId: idOf('AZ-1'),
      customerOrderNumber: 'PO-7',
    })
    await userEvent.keyboard('{Escape}')
    await expect.element(remarksOf('AZ-1')).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Commission' })).not.toBeInTheDocument()
  })
})

test.each([
  [19, 'With drawings'],
  [20, 'Compact'],
])('a cart of %i positions is shown "%s" until the buyer chooses', async (count, view) => {
  const server = startFakeServer()
  holdCart(server, aCart(Array.from({ length: count }, () => aPosition())))
  await openShop('/cart', server, aBuyer())
  await expect.element(page.getByRole('radio', { name: view })).toBeChecked()
})
