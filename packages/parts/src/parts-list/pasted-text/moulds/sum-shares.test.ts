import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['nitrided ejector pins 6x200, we need 14 for mould 774, 10 for 775.', '24 × nitrided ejector pins 6x200'],
  ['hardened core pins 5x160: 4 for 774 and 4 for 775', '8 × hardened core pins 5x160'],
  ['Stifte 6x160 nitriert, 4 für Werkzeug 774 und 6 für Werkzeug 775', '10 × Stifte 6x160 nitriert'],
  ['éjecteurs nitrurés 6x160 : 8 pour le moule A et 4 pour le moule B', '12 × éjecteurs nitrurés 6x160'],
  ['estrattori nitrurati 6x160 (4 per lo stampo 12, 6 per lo stampo 14)', '10 × estrattori nitrurati 6x160'],
  ['wypychacze azotowane 6x160, 4 do formy 101 i 6 do formy 102', '10 × wypychacze azotowane 6x160'],
  ['Stifte 6x160 nitriert: Wkz. 774: 4 Stk., Wkz. 775: 6 Stk.', '10 × Stifte 6x160 nitriert'],
])('adds the pieces for each of several moulds: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  '10 pins 6x160, 4 for mould 774 and 4 for mould 775',
  'pins 6x160, about 4 for mould 774 and 4 for mould 775',
  'pins 6x160, 4 for mould 774 and bushes for mould 775',
])('does not add what is unsure: %s', (line) => {
  expect(readMailParts(line)[0]).not.toMatch(/^\d+ ×/)
})
