import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['return pin = ejector pin nitrided 14x160   4', '4 × ejector pin nitrided 14x160'],
  ['8 return pins, i.e. nitrided ejector pins 12x160', '8 × nitrided ejector pins 12x160'],
  ['return pins (= ejector pins nitrided 14x160), 4 off', '4 × ejector pins nitrided 14x160'],
  ['4 Rückdrückstifte, d.h. Auswerferstifte nitriert 14x160', '4 × Auswerferstifte nitriert 14x160'],
  ["4 tiges de rappel, c'est-à-dire éjecteurs nitrurés 14x160", '4 × éjecteurs nitrurés 14x160'],
  ['4 estrattori di ritorno, cioè estrattori nitrurati 14x160', '4 × estrattori nitrurati 14x160'],
])('the name with the sizes is the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('sizes on both sides are two parts, or one in place of the other', () => {
  expect(readMailParts('4 sleeves 5x8x150 = pins 5x200').join()).toContain('5x8x150')
})
