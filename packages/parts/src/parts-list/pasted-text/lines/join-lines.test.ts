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
  [
    'a wrapped line that begins with a number in words',
    'Wir hätten für das neue Werkzeug gern zehn Auswerferstifte nitriert 6x160 und\nsechs Auswerferhülsen gehärtet 4x6x125, dazu bitte noch vier gehärtete Kernstifte\n4x200 und zwei Zentrierringe 100x36x12.\nEine Angussbuchse 18x4x40x56 hätten wir auch gern dazu.',
    [
      '10 × Auswerferstifte nitriert 6x160',
      '6 × Auswerferhülsen gehärtet 4x6x125',
      '4 × gehärtete Kernstifte 4x200',
      '2 × Zentrierringe 100x36x12',
      '1 × Angussbuchse 18x4x40x56',
    ],
  ],
  [
    'parts with a remark behind their pieces',
    'Auswerferstift nitriert 6x200, 10 Stück, leicht konisch\n4 Stück Auswerferhülse gehärtet 8x12x175',
    ['10 × Auswerferstift nitriert 6x200 , leicht konisch', '4 × Auswerferhülse gehärtet 8x12x175'],
  ],
  [
    'a kind at the end of a line before its sizes',
    'For the repair of the lid tool we need by the end of this month eighteen ejector pins\nnitrided 3.5x250 and two hardened sleeves 4x6x150.\nPlease add four guide bushes bronze 15x36.',
    ['18 × ejector pins nitrided 3.5x250', '2 × hardened sleeves 4x6x150', '4 × guide bushes bronze 15x36'],
  ],
  [
    'long lines of a list without a full stop',
    'zehn auswerferstifte nitriert 6x160 aus warmarbeitsstahl 1.2343\nvier auswerferhülsen nitriert 5x8x125 aus warmarbeitsstahl 1.2343\nzwei auswerferstifte nitriert 8x250 aus warmarbeitsstahl 1.2343',
    [
      '10 × auswerferstifte nitriert 6x160 aus warmarbeitsstahl 1.2343',
      '4 × auswerferhülsen nitriert 5x8x125 aus warmarbeitsstahl 1.2343',
      '2 × auswerferstifte nitriert 8x250 aus warmarbeitsstahl 1.2343',
    ],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test('a part of a wrapped sentence stands in the line of its sizes', () => {
  const text =
    'Il nous faudrait pour la fin de la semaine douze éjecteurs nitrurés de\ndimensions 6x160 et pour le deuxième moule encore quatre colonnes\n24x46x75.'
  expect(readMail(text).map(({ line }) => line)).toEqual([1, 2])
})

test.each([
  [
    '8 Auswerferstifte 6x200',
    '- die Zylinderstifte streichen, haben wir gefunden',
    'Dazu noch 4 Stück Ringschrauben M12.',
  ],
  ['8 ejector pins 6x200', '- drop the dowel pins, we found some', 'Plus 4 pcs eye bolts M12.'],
])('a part with its pieces below a cancelled one is a part of its own: %s', (...lines) => {
  const parts = readMailParts(`- ${lines.join('\n')}`)
  expect(parts.at(-1)).toMatch(/^4 × .*M12/)
})
