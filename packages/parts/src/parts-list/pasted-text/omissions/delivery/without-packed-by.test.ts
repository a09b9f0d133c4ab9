import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'
import { withoutPackedBy } from './without-packed-by.ts'

test.each([
  '20x platte uitwerper gehard 2x9,5x200x100, graag per 10 verpakt',
  '20 Flachauswerfer gehärtet 2x9,5x200x100, bitte zu je 10 verpackt',
  '20 blade ejectors hardened 2x9.5x200x100, packed in tens please',
  '20 blade ejectors hardened 2x9.5x200x100 - bag in tens if you can',
  '20 éjecteurs à lame trempés 2x9,5x200x100, emballés par 10',
  '20 lame estrattrici temprate 2x9,5x200x100, confezionate per 10',
])('pieces that are packed together count none: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^20 × .*2x9[.,]5x200x100$/)])
})

test.each(['O-rings 14x2, 2 bags of 25', '20 pins 6x160, 10 per mould'])(
  'packs and pieces of moulds stay: %s',
  (line) => {
    expect(withoutPackedBy(line)).toBe(line)
  },
)
