import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutLosses } from './without-losses.ts'

test.each([
  ['Zentrierring 100x36x12, der vorige ist leider kaputt', 'Zentrierring 100x36x12'],
  ['locating ring 100x36x12 just one, the previous one got chipped and cracked', 'locating ring 100x36x12 just one'],
  ['6 estrattori 5x200 nitrurati, quelli montati adesso sono consumati', '6 estrattori 5x200 nitrurati'],
  ['6 kilökő 5x200, az előzőek sajnos eltörtek', '6 kilökő 5x200'],
  ['6 wypychaczy 5x200, te poprzednie pękły, proszę w piątek', '6 wypychaczy 5x200, proszę w piątek'],
])('a clause about the former part that got lost: %s', (text, rest) => {
  expect(withoutLosses(text)).toBe(rest)
})

test.each([
  'pins 6x160, the old ones were longer and broke',
  'Auswerfer 6x160, drei sind gebrochen',
  'uitwerpers 6x160, de oude waren gehard en zijn gebroken',
  'rings 125x36x12, two got lost',
  'éjecteurs 6x160, les anciens cassés étaient à rectifier',
])('a clause that may change the part or its pieces: %s', (text) => {
  expect(withoutLosses(text)).toBe(text)
})

test('the former part in a mail', () => {
  expect(readMailParts('Graag 6 uitwerppennen 5x200 genitreerd, de vorige zijn alweer gebroken.')).toEqual([
    '6 × uitwerppennen 5x200 genitreerd',
  ])
})
