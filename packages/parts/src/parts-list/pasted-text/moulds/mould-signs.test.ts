import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'duas resistências de cartucho 12,5x130 forma B',
  'duas resistências de cartucho forma B 12,5x130',
  '2 resistencias de cartucho forma B 12,5x130',
  'due cartucce riscaldanti forma B 12,5x130',
  'dwie grzałki patronowe forma B 12,5x130',
  'dvě topné patrony forma B 12,5x130',
  'dve grelni patroni forma B 12,5x130',
  'zwei Heizpatronen Form B 12,5x130',
])('the form of a part before decimals counts no moulds: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^2 × /)])
})
