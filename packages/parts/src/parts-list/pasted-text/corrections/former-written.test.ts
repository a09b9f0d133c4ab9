import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['18 ejector pins 8x200 (I wrote 8)', '18 × ejector pins 8x200'],
  ['18 Auswerferstifte 8x200 (ich hatte 8 geschrieben)', '18 × Auswerferstifte 8x200'],
  ['Styrpelare 42x76x135 ska vara 4 st, jag råkade skriva 6.', '4 × Styrpelare 42x76x135'],
  ["12 colonnes de guidage 42x76x135, j'avais écrit 6", '12 × colonnes de guidage 42x76x135'],
  ['12 słupów prowadzących 42x76x135 (napisałem 6)', '12 × słupów prowadzących 42x76x135'],
  ['expulsor escalonado nitrurado 2x3x125x63, 10 uds (ponía 100)', '10 × expulsor escalonado nitrurado 2x3x125x63'],
  ['ejector pins 8x200, 10 pcs (it said 100)', '10 × ejector pins 8x200'],
  ["estrattori 8x200, 10 pz (c'era scritto 100)", '10 × estrattori 8x200'],
  ['éjecteurs 8x200, 10 pcs (il était écrit 100)', '10 × éjecteurs 8x200'],
  ['expulsor tubular templado 3x5x125: 6 uds, no 4', '6 × expulsor tubular templado 3x5x125'],
  ['machos templados 3x125, 6 piezas, y no 4.', '6 × machos templados 3x125'],
])('the number that was written by mistake is none of the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a number behind an English unit may be the right one', () => {
  expect(readMailParts('ejector pins 8x200, 6 pcs, no 4')).not.toEqual(['6 × ejector pins 8x200'])
})
