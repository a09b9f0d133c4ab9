import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutNamedMould } from './named-mould.ts'

test.each([
  [
    'Für den Behälter (Wkz. 4410) sind uns die Auswerfer 4x200 ausgegangen',
    'Für den Behälter sind uns die Auswerfer 4x200 ausgegangen',
  ],
  [
    'Après le démontage du moule 52 : les éjecteurs 4x200 sont rayés',
    'Après le démontage : les éjecteurs 4x200 sont rayés',
  ],
  ['For mould 640, 4 pins 6x160', '4 pins 6x160'],
  [
    "deux bagues 100x36x12 pour l'outillage 6042, ainsi que huit goupilles",
    'deux bagues 100x36x12, ainsi que huit goupilles',
  ],
  ['en el molde 32, ¿tenéis 3 expulsores 10x160?', '¿tenéis 3 expulsores 10x160?'],
  ['quattro golfari M12 e, per lo stampo 91, una boccola 12x3x0x56', 'quattro golfari M12 e, una boccola 12x3x0x56'],
  ['12 db kilökőcsap 6x200 a 2210-es szerszámhoz', '12 db kilökőcsap 6x200'],
  ['12 Auswerferstifte 6x200 für das 4471er Werkzeug, bitte', '12 Auswerferstifte 6x200, bitte'],
  ['12 pins 6x200 for the 4471 tool', '12 pins 6x200'],
])('the name of a mould is no quantity: %s', (line, rest) => {
  expect(withoutNamedMould(line)).toBe(rest)
})

test.each(['Moule 52 : 4 éjecteurs 4x200', 'Werkzeug 12: Auswerfer 6x160, 4 Stück', 'per mould 2, 4 pins 6x160'])(
  'a mould before pieces keeps its name: %s',
  (line) => {
    expect(withoutNamedMould(line)).toBeNull()
  },
)

test.each([
  ['na formę 5512 pękły nam cztery wypychacze 4x200', 'pękły nam cztery wypychacze 4x200'],
  ['na orodje 2231 so šli štirje izmetači 4x200', 'so šli štirje izmetači 4x200'],
])('the name of a mould with four figures may stand behind a word for "per": %s', (line, rest) => {
  expect(withoutNamedMould(line)).toBe(rest)
})

test.each([
  ['für die Werkzeuge 2026/14 und 2026/15 je 4 Stifte 6x160', '8 × Stifte 6x160'],
  ['für die Werkzeuge 12/13 je 4 Stifte 6x160', '8 × Stifte 6x160'],
  ['for mould 2026/14 we need four pillars FSE-22x46x75', '4 × pillars FSE-22x46x75'],
  ['do formy 2026/14 potrzebujemy czterech słupów FSE-22x46x75', '4 × słupów FSE-22x46x75'],
])('a mould may be named by its year: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['na formę 771 potrzebuję dziesięć wypychaczy 4,5x200', '10 × wypychaczy 4,5x200'],
  ['na formu 771 potřebuji deset vyhazovačů 4,5x200', '10 × vyhazovačů 4,5x200'],
  ['za orodje 771 rabim deset izmetačev 4,5x200', '10 × izmetačev 4,5x200'],
  ['na formę 120 kołków 8x40', '120 × kołków 8x40'],
])('the name of a mould with three figures stands before a word of an order: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
