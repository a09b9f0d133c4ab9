import type { Cart } from '@normwerk/contract/cart'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCart } from '../../testing/builders.ts'
import { cartQuery, cartQueryOf } from './cart-query.ts'
import { storeCart } from './store-cart.ts'

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
