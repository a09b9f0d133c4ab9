import { expect, test } from 'vitest'
import { createKeptPages } from './pages.ts'

const page = (bytes: number) => ({ status: 200, body: Buffer.alloc(bytes) })

test('pages that were not requested for the longest time make room', () => {
  const kept = createKeptPages(100)
  for (const key of ['a', 'b', 'c']) kept.keep(key, page(30))
  kept.find('a')
  kept.keep('d', page(30))
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key) !== undefined)).toEqual(['a', 'c', 'd'])
  expect(kept.bytes()).toBe(90)
})

test('a page that is kept again counts once, and one above the limit is not kept', () => {
  const kept = createKeptPages(100)
  for (const bytes of [60, 70]) kept.keep('a', page(bytes))
  expect([kept.find('a')?.body.byteLength, kept.bytes()]).toEqual([70, 70])
  kept.keep('b', page(101))
  expect([kept.find('b'), kept.bytes()]).toEqual([undefined, 0])
})
