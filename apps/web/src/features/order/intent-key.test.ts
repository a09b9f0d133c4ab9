import { expect, test } from 'vitest'
import { intentKey } from './intent-key.ts'

const intent = { cartId: 'a', cartVersion: 7, orderType: 'Order' } as const

test('an intent keeps its key over all attempts', () => {
  expect(intentKey(intent)).toBe(intentKey({ ...intent }))
})

test('another version of the cart, another cart or an inquiry is another intent', () => {
  const others = [{ cartVersion: 8 }, { cartId: 'b' }, { orderType: 'Inquiry' as const }]
  const all = [intent, ...others.map((other) => ({ ...intent, ...other }))].map(intentKey)
  expect(new Set(all).size).toBe(4)
})
