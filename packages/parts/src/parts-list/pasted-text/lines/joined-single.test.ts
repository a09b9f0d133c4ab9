import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['4 vyhazovače nitridované 8x250 a středicí kroužek 100x36x12. Stavím se kolem druhé.', 'středicí kroužek'],
  ['nitrirani izmetač 5x200, 4 kose\nin centrirni obroč 100x36x12\npridem iskat ob enih', 'centrirni obroč'],
  ['8 Auswerfer 4x160 nitriert und den Zentrierring 100x36x12', 'Zentrierring'],
  ['we need 8 ejector pins nitrided 4x160 and the locating ring 100x36x12.', 'locating ring'],
  ["8 estrattori nitrurati 4x160 e l'anello di centraggio 100x36x12", "l'anello di centraggio"],
  ['4 wypychacze azotowane 8x250 i pierścień centrujący 100x36x12', 'pierścień centrujący'],
  ['8 nitridált kilökő 4x160 és központosító gyűrűt 100x36x12', 'központosító gyűrűt'],
])('a single part that "and" joins to counted ones is one: %s', (mail, kind) => {
  expect(readMailParts(mail)[1]).toBe(`1 × ${kind} 100x36x12`)
})

test.each([
  '8 Auswerfer 4x160 nitriert und Zentrierringe 100x36x12',
  '8 Auswerfer 4x160 nitriert und der Zentrierring 100x36x12 fehlt noch',
  '8 vyhazovačů 4x160 nitridovaných a středicí kroužky 100x36x12',
  '8 Auswerfer 4x160 nitriert und Auswerfer 5x160 gehärtet',
  '4 pins nitrided 5x160 in the locating ring 100x36x12',
  '3x bauen wir die Form: 8 Auswerfer nitriert 4x160 und Zentrierring 100x36x12',
  '2 Zentrierringe 100x36x12\n8 Auswerfer 4x160 nitriert und den Zentrierring 100x36x12',
  'Auswerfer 4x160 nitriert und den Zentrierring 100x36x12',
])('several, another kind, or a part of something else stays open: %s', (mail) => {
  expect(readMailParts(mail).at(-1)).not.toMatch(/^1 ×/)
})
