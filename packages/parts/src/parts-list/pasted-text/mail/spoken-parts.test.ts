import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'zwölf Stifte nitriert Durchmesser sechs Länge zweihundertfünfzig und vier Hülsen gehärtet innen fünf außen acht Länge hundertfünfzig',
    ['12 × Stifte nitriert 6x250', '4 × Hülsen gehärtet 5x8x150'],
  ],
  [
    'Please send four hardened sleeves, inside 5 mm, outside 8 mm, length 150 mm, as soon as possible',
    ['4 × hardened sleeves, 5x8x150'],
  ],
  [
    'necesitamos cuatro casquillos templados, interior 5, exterior 8, largo 150, para el lunes',
    ['4 × casquillos templados, 5x8x150'],
  ],
])('sizes are named by words: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})
