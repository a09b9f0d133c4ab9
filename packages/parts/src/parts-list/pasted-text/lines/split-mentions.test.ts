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
])('a further part %s', (_, lines, parts) => {
  expect(lines.flatMap(readMailParts)).toEqual(parts)
})
