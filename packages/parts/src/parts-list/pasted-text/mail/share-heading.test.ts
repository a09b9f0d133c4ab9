import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['bagues de guidage bronze :\n20x36 4 pcs', '4 × bagues de guidage bronze 20x36'],
  ['casquillos de guía bronce:\n20x36 4 uds', '4 × casquillos de guía bronce 20x36'],
  ['boccole di guida in bronzo:\n20x36 4 pz', '4 × boccole di guida 20x36 bronzo'],
  ['buchas de guia bronze:\n20x36 4 peças', '4 × buchas de guia bronze 20x36'],
  ['Führungsbuchsen Bronze:\n20x36 4 Stk', '4 × Führungsbuchsen Bronze 20x36'],
])('the heading of sizes gives its whole name and its material: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})

test('an abbreviated kind is that of the further sizes, too', () => {
  expect(readMailParts('12 exp. nitrurados 3x160, 6 de 4x160 y 6 de 5x160')).toEqual([
    '12 × exp. nitrurados 3x160',
    '6 × exp. nitrurados 4x160',
    '6 × exp. nitrurados 5x160',
  ])
})
