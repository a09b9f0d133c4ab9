import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from '../mail/read-mail.ts'

test.each([
  [
    'a part that goes on in lines below its number',
    '(1) vodicí pouzdro bronz\n    24 x 46\n    ... 4 kusy\n(2) vyhazovač kalený, průměr\n    6, délka\n    200 ... 8 kusů',
    ['4 × vodicí pouzdro bronz 24 x 46', '8 × vyhazovač kalený, 6x200'],
  ],
  [
    'a part below a bullet',
    '► Casquilho-guia\n  em bronze\n  24 x 46\n  8 unidades\n\n► Pino macho\n  temperado, 12 x 250\n  2 unidades',
    ['8 × Casquilho-guia em bronze 24 x 46', '2 × Pino macho temperado, 12 x 250'],
  ],
  [
    'parts of their own below a bullet',
    '- 2 Stück Auswerferstift 6x160\n  4 Stück Auswerferstift 8x200\n- 12 O-Ringe 14x2\n  2 Federn',
    ['2 × Auswerferstift 6x160', '4 × Auswerferstift 8x200', '12 × O-Ringe 14x2', '2 × Federn'],
  ],
  [
    'a wrapped sentence',
    'Wir brauchen für das Werkzeug noch in dieser Woche bitte zwölf Auswerferstifte nitriert mit\nØ 4,2 und 250 Länge sowie dazu drei Auswerferhülsen gehärtet\n6,2x10x150 als Reserve.',
    ['12 × Auswerferstifte nitriert mit Ø4,2x250', '3 × Auswerferhülsen gehärtet 6,2x10x150 als Reserve'],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test('a part of a wrapped sentence stands in the line of its sizes', () => {
  const text =
    'Il nous faudrait pour la fin de la semaine douze éjecteurs nitrurés de\ndimensions 6x160 et pour le deuxième moule encore quatre colonnes\n24x46x75.'
  expect(readMail(text).map(({ line }) => line)).toEqual([1, 2])
})
