import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Kołki walcowe 10x40 w liczbie 16 sztuk', '16 × Kołki walcowe 10x40'],
  ['bagues de guidage bronze 24x46 au nombre de six', '6 × bagues de guidage bronze 24x46'],
  ['spine cilindriche 8x40 in numero di venti', '20 × spine cilindriche 8x40'],
  ['Zylinderstifte 8x40 in einer Stückzahl von 30', '30 × Zylinderstifte 8x40'],
  ['válcové kolíky 6x30 v počtu deset kusů', '10 × válcové kolíky 6x30'],
])('words that lead to a number go with it: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})

test.each([
  ['Wir brauchen eine Angussbuchse 18x4x40x56 und einen Zentrierring 110x36x12.', 2],
  ['Can you quote for a sprue bush 18x4x40x56 hardened?', 1],
  ['Please add a guide bush bronze 24x46 to the order.', 1],
])('an article before a kind is one piece: %s', (mail, rows) => {
  const parts = readMailParts(mail)
  expect(parts).toHaveLength(rows)
  for (const part of parts) expect(part).toMatch(/^1 ×/)
})

test.each([
  [
    'Le manchon est usé. La rondelle de centrage est à remplacer par une 110x36x8.',
    '1 × rondelle de centrage 110x36x8',
  ],
  ['Der Zentrierring ist kaputt, wir brauchen einen 125x36x18.', '1 × Zentrierring 125x36x18'],
])('an article before sizes that are asked for is one piece: %s', (mail, part) => {
  expect(readMailParts(mail).at(-1)).toBe(part)
})

test('an article is not surely one piece where a number follows', () => {
  expect(readMailParts('Nos hace falta un 125x36x18, el anillo centrador. Mándame tres.').join()).not.toMatch(/^1 ×/)
})
