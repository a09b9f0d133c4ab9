import { expect, test } from 'vitest'
import { convertInches } from './convert-inches.ts'

test.each([
  ['ejector pin 1/4" x 6"', 'ejector pin 6.35 x 152.4'],
  ['Auswerferstift 1 1/2 Zoll lang', 'Auswerferstift 38.1 lang'],
  ['éjecteur 1/2 pouce', 'ejector pin 12.7'],
  ['core pin .125" × 4"', 'core pin 3.17 x 101.6'],
  ['ejector pin 0.250 in x 6 in', 'ejector pin 6.35 x 152.4'],
  ['ejector pin 5/32 x 6', 'ejector pin 3.97 x 152.4'],
  ['ejector pin .250 x 6', 'ejector pin 6.35 x 152.4'],
  ['ejector pin 7/32"x14', 'ejector pin 5.56x355.6'],
  ['ejector pin 0.250 x 6.00', 'ejector pin 6.35 x 152.4'],
  ['.125 dia x 4 ejector pin', '3.17 dia x 101.6 ejector pin'],
  ['ejector pin 1/4" x 160 mm', 'ejector pin 6.35 x 160 mm'],
  ['ejector pin 1/4" x 160', 'ejector pin 6.35 x 160'],
  ['2 pcs ejector pin 1/4" x 6"', '2 pcs ejector pin 6.35 x 152.4'],
  ['AZH-6x160 in Stahl', 'AZH-6x160 in Stahl'],
])('%s', (text, expected) => expect(convertInches(text)).toBe(expected))
