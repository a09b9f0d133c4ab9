import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['18 ejector pins 8x200 (I wrote 8)', '18 × ejector pins 8x200'],
  ['18 Auswerferstifte 8x200 (ich hatte 8 geschrieben)', '18 × Auswerferstifte 8x200'],
  ['Styrpelare 42x76x135 ska vara 4 st, jag råkade skriva 6.', '4 × Styrpelare 42x76x135'],
  ["12 colonnes de guidage 42x76x135, j'avais écrit 6", '12 × colonnes de guidage 42x76x135'],
  ['12 słupów prowadzących 42x76x135 (napisałem 6)', '12 × słupów prowadzących 42x76x135'],
])('the number that was written by mistake is none of the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
