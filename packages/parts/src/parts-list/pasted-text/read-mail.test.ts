import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

test.each([
  [
    'parts of one sentence without the name of their kind',
    'zwölf Kernstifte nitriert 4x160, dazu vier 5x160 und einen Zentrierring 100x36x12\nKernstifte 4x125, 4x160 je 3 Stück',
    [
      ...['12 × Kernstifte nitriert 4x160', '4 × Kernstifte nitriert 5x160', '1 × Zentrierring 100x36x12'],
      ...['3 × Kernstifte 4x125', '3 × Kernstifte 4x160'],
    ],
  ],
  [
    'sizes of work on a part',
    '4 Stk AZN-6x200, Nut 2x3\n4 Stk AZN-5x200, 2 Fasen 1x45',
    ['4 × AZN-6x200, Nut 2x3', '4 × AZN-5x200 2 Fasen 1x45', '2 × Fasen 1x45'],
  ],
  [
    'quantities between the words of a part',
    'core pins hardened: 8 off 4x160\nAZH-6x200 4 ks skladem\nM8x25 screw, box of 100\nInsexskruv M8x30 (50-pack), 2 förp.\n3/8" x 6" pin x 4',
    [
      '8 × core pins hardened 4x160',
      '4 × AZH-6x200 skladem',
      '100 × M8x25 screw',
      '100 × Insexskruv M8x30',
      '4 × 3/8" x 6" pin',
    ],
  ],
  [
    'quantities in brackets and before dashes, which count no lines',
    '(2) pins 4x160\n(6) pins 5x160\n4 - 6mm x 200mm pins',
    ['2 × pins 4x160', '6 × pins 5x160', '4 × 6mm x 200mm pins'],
  ],
  [
    'things of unknown names',
    'Bitte noch 4 Druckfedern.\nImate tudi omejevalnike? Potrebujemo 2.\nBitte 3 Angebote.\nLieferung bitte in 2 Wochen',
    ['4 × Druckfedern', '2 × Imate tudi omejevalnike'],
  ],
  [
    'a quote of what the answer changes',
    'místo 4 prosíme 6 ks AZH-6x200\n\n> 4 ks AZH-6x200\n> 2 ks AZH-8x200',
    ['6 × AZH-6x200', '4 ? × AZH-6x200', '2 × AZH-8x200'],
  ],
  ['telephone numbers', 'O: (555) 010-2240 x16  C: 555.010.7712\nPO 88-10457 to follow\nAZH-6x200', ['AZH-6x200']],
  [
    'another part below one without a quantity',
    'AZH-6x200\n2 Stück EX-17-M10 oder gleich',
    ['AZH-6x200', '2 × EX-17-M10 oder gleich'],
  ],
  [
    'sizes with their letters',
    'Säule 20x36 L=75\nSäule 20x36 Länge: 75',
    ['Säule 20x36 L=75', 'Säule 20x36 Länge: 75'],
  ],
])('a mail with %s', (_, text, parts) => {
  const rows = readMail(text).map(({ requested, quantity }) =>
    quantity === '' ? requested : `${quantity} × ${requested}`,
  )
  expect(rows).toEqual(parts)
})
