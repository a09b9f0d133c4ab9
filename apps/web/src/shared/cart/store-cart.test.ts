import type { Cart, CartChange } from '@normwerk/contract/cart'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aPosition } from '../../testing/builders.ts'
import { cartQuery, cartQueryOf } from './cart-query.ts'
import { storeCart, storeChange } from './store-cart.ts'

const saved = (fields: Partial<Cart>) => aCart([], { id: 'a', name: 'Cart', default: false, version: 1, ...fields })

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})
const store = (fields: Partial<Cart>) => storeCart(client, saved(fields))
const theDefault = () => client.getQueryData(cartQuery.queryKey)
const byId = (id: string) => client.getQueryData(cartQueryOf(id).queryKey)

describe('the answer to a change of a cart', () => {
  test('is shown wherever this cart is shown', () => {
    store({ default: true, name: 'New' })
    expect([theDefault()?.name, byId('a')?.name]).toEqual(['New', 'New'])
  })

  test('of a saved cart leaves the default cart unchanged', () => {
    store({ default: true })
    store({ id: 'b', name: 'Saved' })
    expect([theDefault()?.id, byId('b')?.name]).toEqual(['a', 'Saved'])
  })

  test('does not replace a newer answer that arrived before it', () => {
    store({ default: true, version: 3, name: 'Newer' })
    store({ default: true, version: 2, name: 'Older' })
    expect([theDefault()?.name, byId('a')?.name]).toEqual(['Newer', 'Newer'])
  })

  test('replaces another default cart, whatever their versions', () => {
    store({ default: true, version: 9 })
    store({ id: 'b', default: true, version: 1 })
    expect(theDefault()?.id).toBe('b')
  })

  test('that is no longer the default cart makes the default cart be read again', () => {
    store({ default: true })
    store({ default: false, version: 2 })
    expect(client.getQueryState(cartQuery.queryKey)?.isInvalidated).toBe(true)
  })
})

describe('a change of a position', () => {
  const [pin, sleeve] = [aPosition({ quantity: 1 }), aPosition({ quantity: 2 })]
  const cart = aCart([pin, sleeve], { id: 'a', version: 4 })
  const reload = vi.fn<() => Promise<Cart>>()

  function changeOf(fields: Partial<CartChange> = {}): CartChange {
    const { cartPositions: _, ...head } = cart
    return { ...head, version: 5, totalPriceNet: '9.00', changedPositions: [{ ...pin, quantity: 7 }], ...fields }
  }

  beforeEach(() => {
    client = new QueryClient()
    client.setQueryData(cartQuery.queryKey, cart)
    client.setQueryDefaults(cartQuery.queryKey, { queryFn: reload })
    reload.mockReset()
    reload.mockResolvedValue({ ...cart, version: 6, name: 'Read again' })
  })

  /** The cart is on screen, so that an invalid one is read at once. */
  async function storeWatched(change: CartChange) {
    const observer = new QueryObserver(client, { ...cartQuery, queryFn: reload, staleTime: Infinity })
    const stop = observer.subscribe(() => undefined)
    await storeChange(client, change)
    stop()
  }

  test('replaces the position and the sums, and keeps the others as they are', async () => {
    await storeWatched(changeOf())
    expect(theDefault()?.cartPositions.map(({ quantity }) => quantity)).toEqual([7, 2])
    expect(theDefault()?.cartPositions[1]).toBe(cart.cartPositions[1])
    expect(theDefault()).toMatchObject({ version: 5, totalPriceNet: '9.00' })
    expect(theDefault()).not.toHaveProperty('changedPositions')
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    ['a change in between is missing', { version: 6 }],
    ['a price of another position has changed', { unseenChanges: 1 }],
  ])('reads the cart again if %s', async (_, fields) => {
    await storeWatched(changeOf(fields))
    expect(theDefault()?.name).toBe('Read again')
  })

  test('does not replace a newer answer that arrived before it', async () => {
    await storeWatched(changeOf({ version: 4 }))
    expect(theDefault()).toBe(cart)
    expect(reload).not.toHaveBeenCalled()
  })

  test('of a cart that is not loaded stores nothing', async () => {
    await storeWatched(changeOf({ id: 'b' }))
    expect(theDefault()).toBe(cart)
    expect(byId('b')).toBeUndefined()
  })
})
