import { beforeEach, expect, test, vi } from 'vitest'
import { confirmEntry, newEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import type { KeptOrder } from './kept-orders.ts'

const anna = { userId: 'anna', place: 'dashboard' }
const bert = { userId: 'bert', place: 'dashboard' }
const order: KeptOrder = {
  lines: [
    { key: 1, requested: 'DIN 1530 A 6x200', quantity: '5', others: { commission: 'W12' } },
    { key: 2, requested: '', quantity: '', others: {} },
  ],
  entries: [
    confirmEntry({
      ...newEntry({ row: 1, designation: 'DIN 1530 A 6x200', quantity: '5' }),
      answer: { row: 1, status: 'suggested', productDimensionId: crypto.randomUUID(), quantity: 5 },
    }),
  ],
}

/** Loads the module as after a reload; the tab's storage stays. */
async function openPage() {
  vi.resetModules()
  return import('./kept-orders.ts')
}

function storageOf(texts: Map<string, string>) {
  const named = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
  // As in a browser, the stored keys are own keys of the object.
  return new Proxy(named, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('sessionStorage', storageOf(texts))
})

test('lines come back after a reload with their confirmations, and are checked again', async () => {
  const { keepOrder } = await openPage()
  keepOrder(anna, order)
  const { readOrder } = await openPage()
  expect(readOrder(anna)).toEqual({
    lines: order.lines,
    entries: order.entries.map((entry) => ({ ...entry, answer: null })),
  })
  expect(readOrder({ ...anna, place: 'another cart' })).toEqual({ lines: [], entries: [] })
})

test('added or cleared lines do not come back', async () => {
  const { keepOrder } = await openPage()
  keepOrder(anna, order)
  keepOrder(anna, { lines: [], entries: [] })
  const { readOrder } = await openPage()
  expect(readOrder(anna).lines).toEqual([])
  expect(texts.size).toBe(0)
})

test('the next user of the same tab does not get the lines, and deletes those of the user before', async () => {
  const { keepOrder } = await openPage()
  keepOrder(anna, order)
  const { readOrder } = await openPage()
  expect(readOrder(bert).lines).toEqual([])
  expect([...texts.keys()].filter((key) => key.includes('anna'))).toEqual([])
})

test('lines stored by another version of the shop are ignored', async () => {
  const { keepOrder } = await openPage()
  keepOrder(anna, order)
  for (const key of [...texts.keys()]) texts.set(key, '{"lines":[{"text":"AZH-6x200"}]}')
  const { readOrder } = await openPage()
  expect(readOrder(anna).lines).toEqual([])
})
