import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Auf Maschine 14 (Arburg 470) läuft unser Werkzeug W 2231 nicht mehr sauber. Bitte sechzehn Stifte 4x200 und vier Hülsen 4x6x150.',
    ['16 × Stifte 4x200', '4 × Hülsen 4x6x150'],
  ],
  ['we are servicing tool 64 and could do with eight nitrided ejector pins 6x250', ['8 × nitrided ejector pins 6x250']],
  ['robimy przegląd formy nr 64 i przydałoby się osiem wypychaczy 6x250', ['8 × wypychaczy 6x250']],
  ['the moulder grumbled about flash on cavity 3 and eight ejector pins 6x200', ['8 × ejector pins 6x200']],
])('numbers of moulds and machines count no pieces: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test('figures of the part behind the word for a size stay', () => {
  expect(readMailParts('Durchmesser 6, bitte 4 Auswerfer nitriert, Länge 200').join()).toContain('Durchmesser 6')
})
