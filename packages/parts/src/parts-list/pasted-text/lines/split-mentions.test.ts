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
