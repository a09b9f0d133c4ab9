import { expect, test } from 'vitest'
import { writeNamedSizes } from './write-named-sizes.ts'

test('a sentence ends behind the sizes that it names by words', () => {
  expect(writeNamedSizes('We need ten core pins with diameter 4.5 mm and 250 mm length. Of the 8x40 two.')).toBe(
    'We need ten core pins with 4.5x250. Of the 8x40 two.',
  )
})

test('the full stop of an abbreviation goes with it', () => {
  expect(writeNamedSizes('Wir brauchen zehn Stifte Durchmesser 4,5 mm, 250 mm lg. nitriert')).toBe(
    'Wir brauchen zehn Stifte 4,5x250 nitriert',
  )
})

test.each([
  ['3 AW-Hülsen nitr. Ø i. 5 Ø a. 8 Lg. 125', '3 AW-Hülsen nitr. 5x8x125'],
  ['éj. tub. trempés Ø int. 3 Ø ext. 5 lg 100', 'éj. tub. trempés 3x5x100'],
  ['tuleje wypych. Ø wewn. 4,2 mm, Ø zewn. 8 mm, dł. 150', 'tuleje wypych. 4,2x8x150'],
  ['2 Zentrierringe Ø 110 Bohrg. 36 Dicke 8', '2 Zentrierringe 110x36x8'],
  ['anillo de centrado Ø100, taladro 36, esp. 12', 'anillo de centrado 100x36x12'],
  ['1 locating ring dia 90 mm, bore 36 mm, thk 12 mm', '1 locating ring 90x36x12'],
  ['Zyl.-Schr. M 8 Lg. 45 12.9', 'Zyl.-Schr. M8x45 12.9'],
  ['Gewinde M6 lang 20x2', 'Gewinde M6 lang 20x2'],
])('a series of sizes with a word each is written in one: %s', (text, written) => {
  expect(writeNamedSizes(text)).toBe(written)
})
