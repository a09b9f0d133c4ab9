import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPick, formatPicks, parsePicks } from './picks.ts'

test('parts with their quantities go through an address', () => {
  const number = fc.stringMatching(/^[A-Z]{3}-\d{1,2}(\.\d)?x\d{2,3}(-L\d{2,3}\.\d\d)?$/)
  const pick = fc.record({ number, quantity: fc.integer({ min: 1, max: 9999 }) })
  fc.assert(
    fc.property(fc.array(pick), (picks) => {
      expect(parsePicks(formatPicks(picks))).toEqual(picks)
    }),
  )
})

test.each([
  'AZH-6x200',
  'AZH-6x200:',
  ':4',
  'AZH-6x200:0',
  'AZH-6x200:-1',
  'AZH-6x200:1.5',
  'AZH-6x200:12345',
  ',',
  'a:1,',
])('%s is rejected', (text) => {
  expect(parsePicks(text)).toBeNull()
})

test('the same part twice is one entry', () => {
  const once = addPick([], { number: 'AZH-6x200', quantity: 4 })
  expect(addPick(once, { number: 'AZH-6x200', quantity: 2 })).toEqual([{ number: 'AZH-6x200', quantity: 6 }])
  expect(addPick(once, { number: 'AZH-6x160', quantity: 2 })).toHaveLength(2)
})
