import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '\n\n> 1. 20 pcs pin nitrided 6x160\n> 2. 4 pcs sleeve hardened 5x8x150\n> 3. 1 pc ring 100x36x12'

test.each([
  ['La posizione 2 passa a 6 invece di 4.', '6 × sleeve hardened 5x8x150'],
  ['La poziția 2 punem 6 bucăți în loc de 4.', '6 × sleeve hardened 5x8x150'],
  ['Pozycja 2 idzie na 6 zamiast 4.', '6 × sleeve hardened 5x8x150'],
  ['Del punto 2 queremos seis.', '6 × sleeve hardened 5x8x150'],
  ['Dal punto 2 ne servono 6 invece di 4.', '6 × sleeve hardened 5x8x150'],
  ['Line 2 needs to go up to 6.', '6 × sleeve hardened 5x8x150'],
  ['Pos. 2 bitte in doppelter Menge.', '8 × sleeve hardened 5x8x150'],
])('the pieces of a position change: %s', (answer, part) => {
  expect(readMailParts(answer + offer)).toEqual(['20 × pin nitrided 6x160', part, '1 × ring 100x36x12'])
})

test.each([
  ['Naročamo vse razen tretje postavke, pri prvi pa prosimo 30 namesto 20 kosov.', '30 × pin nitrided 6x160'],
  ['Alles außer Position 3, bei der ersten bitte 30 statt 20.', '30 × pin nitrided 6x160'],
])('the pieces change of a position without its noun: %s', (answer, part) => {
  expect(readMailParts(answer + offer)[0]).toBe(part)
})

test('a former number of several parts leaves them open', () => {
  const mail = 'Everything apart from line 3, for the first 30 instead of 20.'
  expect(readMailParts(mail + offer.replace('4 pcs', '20 pcs')).join()).toMatch(/^30 \? × pin.*,30 \? × sleeve/)
})

test.each([
  'Pos. 1 bitte in 200 statt 160.',
  'La línea 1 la queremos de 200 en lugar de 160.',
  'For line 1 our engineer wants 200 instead of 160.',
])('a size of a position changes, not its pieces: %s', (answer) => {
  expect(readMailParts(answer + offer)[0]).toBe('20 × pin nitrided 6x200')
})

test.each(['Pos. 2 vernickelt 6 statt 4.', 'Pos. 2 nicht mehr.', 'El punto 2 lo anulamos.'])(
  'a doubt about a position stays a question: %s',
  (answer) => {
    const parts = readMailParts(answer + offer)
    expect(parts).not.toContain('4 × sleeve hardened 5x8x150')
    expect(parts).not.toContain('6 × sleeve hardened 5x8x150')
  },
)

const quoted =
  '> Pos 1   pins nitrided 10x400, 8 pcs\n> Pos 2   pins nitrided 5x160, 24 pcs\n> Pos 3   pillars 24x56x75, 4 pcs\n> Pos 4   bushes 24x56, 4 pcs\n\n'

test.each([
  'Von Pos. 3 und 4 reichen uns je 2.',
  'For pos 3 and 4, 2 of each is enough.',
  'Pos 3 and 4, 2 will do.',
  'Pos 3 et 4 : 2 de chaque suffisent.',
  'Per le pos. 3 e 4 bastano 2 pezzi ciascuna.',
  'De las pos. 3 y 4 bastan 2 de cada una.',
  'Van pos 3 en 4 volstaan 2 stuks elk.',
  'Z poz. 3 i 4 wystarczą po 2 szt.',
  'U pol. 3 a 4 stačí 2 ks od každého.',
  'A 3. és 4. tételből elég 2 db.',
  'Pos 3 och 4 räcker det med 2 st av varje.',
  'Pri poz. 3 in 4 zadostujeta po 2 kosa.',
])('what is enough of positions is their new number: %s', (answer) => {
  expect(readMailParts(quoted + answer)).toEqual([
    '8 × pins nitrided 10x400',
    '24 × pins nitrided 5x160',
    '2 × pillars 24x56x75',
    '2 × bushes 24x56',
  ])
})

test('a number behind a comma is one more position where nothing is counted', () => {
  const rows = readMailParts(`${quoted}Pos. 1, 2 und 3, 4 entfällt`)
  expect(rows.every((row) => row.endsWith('entfällt'))).toBe(true)
})

test.each([
  'Item 3: too dear, leave it out',
  'Item 3 - too expensive this time',
  'Pos. 3 - diesmal zu teuer, bitte weglassen',
  'Pos. 3 - trop cher cette fois, laissez tomber',
  'Pos. 3 - troppo cara stavolta, lasciamola fuori',
  'Pos. 3 - demasiado caro esta vez, la dejamos fuera',
  'Pos. 3 - te duur, laat maar',
  'Poz. 3 - za drogo, tym razem nie',
  'Poz. 3 - moc drahé, tentokrát ne',
  '3. tétel - túl drága, most kihagyjuk',
])('a position that is left out for its price is asked: %s', (answer) => {
  const quoted = '\n> 1. 12 pins nitrided 6x200\n> 2. 4 sleeves hardened 6x10x150\n> 3. 4 pillars 30x76x95'
  const [first, second, third] = readMailParts(`${answer}\n${quoted}`)
  expect([first, second]).toEqual(['12 × pins nitrided 6x200', '4 × sleeves hardened 6x10x150'])
  expect(third).toMatch(/^4 \? × pillars 30x76x95/)
})
