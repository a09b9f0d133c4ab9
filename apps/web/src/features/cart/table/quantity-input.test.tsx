import type { CartPosition } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCart, aPosition } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

const field = page.getByRole('textbox', { name: /^Quantity of position 1,/ })
const row = page.getByRole('row').filter({ has: field })
const other = page.getByRole('textbox', { name: /^Quantity of position 2,/ })
const reason = page.getByRole('alert').filter({ hasText: 'Enter a whole number from 1 to 9999.' })
const messages = page.getByRole('region', { name: 'Messages' })

/** Opens a cart with this position first; its quantity is focused and selected. */
async function openCart(position: Partial<CartPosition> = {}) {
  const server = startFakeServer()
  const cart = holdCart(server, aCart([aPosition({ quantity: 5, ...position }), aPosition()]))
  await openShop('/cart', server, aBuyer())
  await expect.element(field).toBeVisible()
  field.element().focus()
  return { server, cart, sent: () => server.inputs(cartPositionEndpoints.change).map(({ quantity }) => quantity) }
}

/** Lets the test answer each change of a position at any time. */
function holdChanges({ server, cart }: Awaited<ReturnType<typeof openCart>>) {
  const waiting: (() => void)[] = []
  server.answer(cartPositionEndpoints.change, ({ input }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    return promise.then(() =>
      cart.write((known) => ({
        ...known,
        cartPositions: known.cartPositions.map((position) =>
          position.id === input.positionId ? { ...position, quantity: input.quantity ?? 0 } : position,
        ),
      })),
    )
  })
  return { count: () => waiting.length, release: () => waiting.at(-1)?.() }
}

describe('a typed quantity', () => {
  test('replaces the previous one, is saved without another key, and saving is announced', async () => {
    const { sent } = await openCart()
    await userEvent.keyboard('12')
    await expect.element(page.getByText(/^Position 1 saved\./)).toBeInTheDocument()
    await expect.poll(() => sent().at(-1)).toBe(12)
    await expect.element(field).toHaveValue('12')
    await expect.element(row.getByText('Saved', { exact: true })).toBeVisible()
  })

  const stays = async (typed: string) => {
    const { sent } = await openCart()
    await field.fill(typed)
    await expect.element(reason).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(reason).toBeVisible()
    await expect.element(field).toHaveValue(typed)
    await expect.element(field).toHaveAccessibleDescription('Enter a whole number from 1 to 9999.')
    expect(sent()).toEqual([])
  }
  test.each(['1,5'])('%s stays in its field with the reason, and is not sent', stays)
  test.each(['twelve', '-3', '10000'])('%s stays in its field, too', { tags: ['release'] }, stays)

  test('is undone by Esc as long as it is invalid', async () => {
    await openCart()
    await field.fill('twelve')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('5')
    await userEvent.tab()
    await expect.element(reason).not.toBeInTheDocument()
  })

  test('of zero shows what Enter does, and Enter removes the position', { tags: ['release'] }, async () => {
    const { server, cart } = await openCart({ articleNo: 'AZ-7' })
    const { id } = cart.read().cartPositions[0] ?? {}
    await field.fill('0')
    await expect.element(field).toHaveAccessibleDescription('Enter removes the position.')
    await userEvent.keyboard('{Enter}')
    await expect.element(messages.getByText('AZ-7 removed')).toBeVisible()
    expect(server.inputs(cartPositionEndpoints.removeMany)).toMatchObject([{ positionIds: [id] }])
    expect(server.inputs(cartPositionEndpoints.change)).toEqual([])
  })
})

describe('steps', () => {
  test('by + and - change the quantity, and a number typed then replaces it', async () => {
    const { sent } = await openCart()
    await userEvent.keyboard('++-')
    await expect.element(field).toHaveValue('6')
    await userEvent.keyboard('8{Enter}')
    await expect.element(field).toHaveValue('8')
    await expect.poll(() => sent().at(-1)).toBe(8)
  })

  test.each([
    [1, 'Decrease quantity'],
    [9999, 'Increase quantity'],
  ])('from %i go no further by "%s"', async (quantity, name) => {
    await openCart({ quantity })
    await expect.element(row.getByRole('button', { name })).toBeDisabled()
    await userEvent.keyboard(quantity === 1 ? '-' : '+')
    await expect.element(field).toHaveValue(String(quantity))
  })
})

describe('a change that is being saved', () => {
  test('holds back later ones, of which only the last is sent', async () => {
    const opened = await openCart()
    const changes = holdChanges(opened)
    await field.fill('6')
    await userEvent.keyboard('{Enter}')
    await expect.poll(changes.count).toBe(1)
    await field.fill('7')
    await field.fill('8')
    await userEvent.keyboard('{Enter}')
    await expect.element(other).toHaveFocus()
    await expect.element(row.getByText('Saving…')).toBeVisible()
    expect(opened.sent()).toEqual([6])
    changes.release()
    await expect.poll(changes.count).toBe(2)
    changes.release()
    await expect.element(row.getByText('Saved', { exact: true })).toBeVisible()
    await expect.element(field).toHaveValue('8')
    expect(opened.sent()).toEqual([6, 8])
  })

  test('does not change the text that is being typed', { tags: ['release'] }, async () => {
    const opened = await openCart()
    const changes = holdChanges(opened)
    await field.fill('6')
    await userEvent.keyboard('{Enter}')
    await expect.poll(changes.count).toBe(1)
    await field.click()
    await userEvent.keyboard('seven')
    changes.release()
    await expect.element(page.getByText(/€/).first()).toBeVisible()
    await expect.element(field).toHaveValue('seven')
    await expect.element(field).toHaveFocus()
  })
})

describe('a quantity that the server rejects', () => {
  test('stays in the field with its reason, is announced, and can be sent again', async () => {
    const { server, cart, sent } = await openCart()
    server.answer(cartPositionEndpoints.change, () => new Rejection('quantityOutOfRange'))
    await field.fill('500')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Not saved\. The server says quantityOutOfRange\./)).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Position 1 was not saved.' })).toBeInTheDocument()
    await expect.element(field).toHaveValue('500')
    server.answer(cartPositionEndpoints.change, () => cart.write((known) => known))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(sent).toEqual([500, 500])
  })

  test('because it can store nothing at the moment, is sent again by itself once it can', {
    tags: ['release'],
  }, async () => {
    const { server, cart, sent } = await openCart()
    server.setReady(false)
    server.answer(cartPositionEndpoints.change, () => new Rejection('temporarilyUnavailable'))
    await field.fill('500')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const attempts = sent().length
    server.answer(cartPositionEndpoints.change, () => cart.write((known) => known))
    server.setReady(true)
    await expect.poll(() => sent().length).toBe(attempts + 1)
    await expect.element(row.getByText('Saved', { exact: true })).toBeVisible()
  })

  test('is discarded by "Discard change"', async () => {
    const { server } = await openCart()
    server.answer(cartPositionEndpoints.change, () => new Rejection('quantityOutOfRange'))
    await field.fill('500')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Discard change' }).click()
    await expect.element(field).toHaveValue('5')
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('blocks the way to the order, and gets the focus then', async () => {
    const { server } = await openCart()
    server.answer(cartPositionEndpoints.change, () => new Rejection('quantityOutOfRange'))
    await field.fill('500')
    await userEvent.keyboard('{Enter}')
    await expect.element(other).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('link', { name: 'Address and delivery' }).click()
    await expect.element(messages.getByText(/^Position 1 is not saved yet\./)).toBeVisible()
    await expect.element(field).toHaveFocus()
  })
})
