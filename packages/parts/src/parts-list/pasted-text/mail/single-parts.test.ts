import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Ferner eine neue Angussbuchse 18x4x40x56 gehärtet.', '1 × Angussbuchse 18x4x40x56 gehärtet'],
  ["Il nous faut aussi une nouvelle buse d'injection 18x4x40x56.", "1 × buse d'injection 18x4x40x56"],
  ['Ook nog een nieuwe centreerring 100x36x12 graag.', '1 × centreerring 100x36x12'],
  ['We also need a replacement locating ring 100x36x12.', '1 × a replacement locating ring 100x36x12'],
])('an article before a kind and "new" counts one: %s', (line, row) => {
  expect(readMailParts(line).at(-1)).toContain(row)
})

test('an article in a question for the price counts nothing', () => {
  expect(readMailParts('Was kostet eine Hülse 5x8x150 nitriert?').join()).not.toContain('×')
})
