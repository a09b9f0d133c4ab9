import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'of another material, by its adjectives and a preposition',
    [
      'Vi behöver tolv nitrerade utstötarstift 6x160 och sex härdade i 8x200.',
      'Potřebujeme osm nitridovaných vyhazovačů 6x160 a k tomu tři odstupňované kalené 2x4x160x80.',
      'Brauchen 8 nitrierte Auswerferstifte 6x160 und vier gehärtete in 8x250.',
    ],
    [
      '12 × nitrerade utstötarstift 6x160',
      '6 × utstötarstift 8x200 härdade',
      '8 × nitridovaných vyhazovačů 6x160',
      '3 × odstupňované kalené 2x4x160x80',
      '8 × nitrierte Auswerferstifte 6x160',
      '4 × Auswerferstifte 8x250 gehärtete',
    ],
  ],
  [
    'behind words that tell nothing, before its quantity',
    [
      'Uns fehlen 12 nitrierte Auswerfer 6x160, und wenn ihr schon dabei seid noch 8 in 6x200.',
      'Please send 12 nitrided ejector pins 6x160, and while you are at it another 8 in 6x200.',
      'Please send 12 nitrided ejector pins 6x160, and half a dozen 6x200.',
    ],
    [
      '12 × nitrierte Auswerfer 6x160',
      '8 × nitrierte Auswerfer 6x200',
      '12 × nitrided ejector pins 6x160',
      '8 × nitrided ejector pins 6x200',
      '12 × nitrided ejector pins 6x160',
      '6 × nitrided ejector pins 6x200',
    ],
  ],
  [
    'behind "and", where the part before it ends with its material or its pieces',
    [
      'Brauche Auswerferstifte nitriert 8x250, 3 Stück, Zylinderstifte 6x30, 4 Stück und einen Zentrierring 100x36x12.',
      'Il me faut des goupilles cylindriques 6x30, 4 pièces et une rondelle de centrage 100x36x12.',
      'Rabim 8 izmetačev 6x200 nitriranih pa 2 centrirna obroča 100x36x8.',
      'Am nevoie de știfturi cilindrice 6x30, 4 bucăți și un inel de centrare 100x36x12.',
    ],
    [
      '3 × Auswerferstifte nitriert 8x250',
      '4 × Zylinderstifte 6x30',
      '1 × Zentrierring 100x36x12',
      '4 × goupilles cylindriques 6x30',
      '1 × rondelle de centrage 100x36x12',
      '8 × izmetačev 6x200 nitriranih',
      '2 × centrirna obroča 100x36x8',
      '4 × știfturi cilindrice 6x30',
      '1 × inel de centrare 100x36x12',
    ],
  ],
])('a further part %s', (_, lines, parts) => {
  expect(lines.flatMap(readMailParts)).toEqual(parts)
})

test.each([
  'Wir brauchen 8 Auswerfer 5x160, gleich viele in 5x200 und vier Säulen 22x56x75.',
  'We need 8 pins 5x160, the same number of 5x200 and four pillars 22x56x75.',
  'Il nous faut 8 éjecteurs 5x160, autant de 5x200 et quatre colonnes 22x56x75.',
  'Ci servono 8 estrattori 5x160, altrettanti 5x200 e quattro colonne 22x56x75.',
  'Necesitamos 8 expulsores 5x160, otros tantos de 5x200 y cuatro columnas 22x56x75.',
  'Precisamos de 8 extratores 5x160, outros tantos de 5x200 e quatro colunas 22x56x75.',
  'Wij hebben 8 uitwerppennen 5x160 nodig, evenveel 5x200 en vier zuilen 22x56x75.',
  'Vi behöver 8 utstötare 5x160, lika många 5x200 och fyra pelare 22x56x75.',
  'Potrzebujemy 8 wypychaczy 5x160, tyle samo 5x200 i cztery słupy 22x56x75.',
  'Potřebujeme 8 vyhazovačů 5x160, stejný počet 5x200 a čtyři sloupky 22x56x75.',
  'Potrebujemo 8 izmetačev 5x160, enako število 5x200 in štiri stebre 22x56x75.',
])('as many pieces of other sizes are of the same kind: %s', (text) => {
  expect(readMailParts(text)).toEqual([
    expect.stringMatching(/^8 × \p{L}+ 5x160$/u),
    expect.stringMatching(/^8 × \p{L}+ 5x200$/u),
    expect.stringMatching(/^4 × \p{L}+ 22x56x75$/u),
  ])
})

test('a part with those that belong to it are two', () => {
  expect(readMailParts('vier zuilen 22x56x75 met bijbehorende bussen 22x56 (ook vier)')).toEqual([
    '4 × zuilen 22x56x75',
    '4 × bussen 22x56',
  ])
})
