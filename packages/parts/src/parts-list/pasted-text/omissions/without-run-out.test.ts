import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['M8x30 12.9 ist aus, 50er Packerl reicht', '50 × M8x30 12.9'],
  ['Auswerfer nitriert 6x160 sind aus, bitte 20', '20 × Auswerfer nitriert 6x160'],
  ['nitrided ejector pins 6x160 have run out, please send 20', '20 × nitrided ejector pins 6x160'],
  ['éjecteurs nitrurés 6x160 sont épuisés, envoyez-en 20', '20 × éjecteurs nitrurés 6x160'],
  ['vyhazovače nitridované 6x160 nám došly, pošlete 20 ks', '20 × vyhazovače nitridované 6x160'],
  ['wypychacze azotowane 6x160 się skończyły, proszę 20 szt', '20 × wypychacze azotowane 6x160'],
  ['uitwerpers genitreerd 6x160 zijn op, graag 20 stuks', '20 × uitwerpers genitreerd 6x160'],
])('that no more of a part is there says nothing about it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a material behind the verb stays', () => {
  expect(readMailParts('20 Auswerfer 6x160, sie sind aus 1.2343 und nitriert').join()).toContain('1.2343')
})
