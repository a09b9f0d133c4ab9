import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Line 1 - Ejector pin, nitrided, 6.5 x 200 - Qty 20\nLine 2 - Deep groove ball bearing 6204-2RS - Qty 2 (if you stock them)',
    ['20 × Ejector pin, nitrided, 6.5 x 200', '2 × Deep groove ball bearing 6204-2RS'],
  ],
  [
    'Pos. 10  Menge: 8 St.  Auswerferhülse gehärtet 4x6x125\nPos. 20  Menge: 2 St.  Kugellager 6203 ZZ',
    ['8 × Auswerferhülse gehärtet 4x6x125', '2 × Kugellager 6203 ZZ'],
  ],
  [
    'poz. 1: 12 szt. wypychacz azotowany 6x160\npoz. 2: 2 szt. łożysko 6204',
    ['12 × wypychacz azotowany 6x160', '2 × łożysko 6204'],
  ],
])('a numbered line of other goods is one of the list: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})
