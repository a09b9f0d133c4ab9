import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutRetracted } from './without-retracted.ts'

test.each([
  ['4 pins 6x160, sorry, 6x200', '4 pins 6x200'],
  ['4 Auswerferstifte 6 x 160 – Quatsch: 6 x 200 nitriert', '4 Auswerferstifte 6 x 200 nitriert'],
  ['éjecteurs nitrurés 6x160, pardon 6x200, et 4 fourreaux', 'éjecteurs nitrurés 6x200, et 4 fourreaux'],
  ['4 kolíky 4,2x125 (pardon, 4,5x125)', '4 kolíky 4,5x125)'],
  ['2 spine 6x160, scusa 8x160, scusa 8x200', '2 spine 8x200'],
])('%s takes back the first sizes', (line, rest) => {
  expect(withoutRetracted(line)).toBe(rest)
})

test.each([
  '4 pins 6x160, 2 pins 6x200',
  '4 pins 6x160, sorry for the delay, 6x200',
  '4 pins 6x160, sorry, 8x12x200',
  '4 pins 6x160. Sorry: 6x200 as well',
])('%s takes nothing back', (line) => {
  expect(withoutRetracted(line)).toBe(line)
})

test('a part that its sender takes back at once is no row', () => {
  const mail = [
    'Salut,',
    "une douzaine d'éjecteurs nitrurés 6x160, pardon 6x200, et quatre fourreaux trempés 4x6x150 ?",
  ]
  expect(readMailParts(mail.join('\n'))).toEqual(['12 × éjecteurs nitrurés 6x200', '4 × fourreaux trempés 4x6x150'])
})
