import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'a sign',
    '(1) vtoková vložka kalená 18 x 3 x 40 x\n    86\n    ... 1 kus',
    ['1 × vtoková vložka kalená 18 x 3 x 40 x 86'],
  ],
  ['a sign within them', '2 x Sprue bush hardened 18 x 3 x\n  40 x 86', ['2 × Sprue bush hardened 18 x 3 x 40 x 86']],
  ['the only size', 'Formplatte 246x\n  246x36, 1.1730 - 2 Stück', ['2 × Formplatte 246x246x36, 1.1730']],
  ['a figure of a listed part', '• 4 un. coluna guia 24 x 46\n  x 75', ['4 × coluna guia 24 x 46 x 75']],
  ['a figure', '* 4 placi 246 x 296\n  x 36 din 1.1730', ['4 × placi 246 x 296 x 36 1.1730']],
  ['a figure before the pieces', '- Douille trempée 5 x 8\n  x 150, 6 pcs', ['6 × Douille trempée 5 x 8 x 150']],
  [
    'pieces, which are no size',
    'Ejector pin nitrided 6x160 10 x\nEjector pin hardened 8x200 12 x',
    ['10 × Ejector pin nitrided 6x160', '12 × Ejector pin hardened 8x200'],
  ],
])('sizes of which a line ends with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})
