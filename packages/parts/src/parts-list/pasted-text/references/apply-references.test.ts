import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = 'Pos. 12   DIN 1530 A 6x160 nitriert   20x\nPos. 13   DIN 1530 A 8x200 nitriert   12x\n\n'

test.each([
  'Pos. 14 (Kernstift) kommt erst mit der zweiten Runde, da ist das Maß noch offen.',
  'Item 15 will follow, its drawing is not released.',
  'La ligne 20 est encore à valider par le client.',
])('a remark about a position of another list changes nothing: %s', (remark) => {
  expect(readMailParts(list + remark)).toEqual(['20 × DIN 1530 A 6x160 nitriert', '12 × DIN 1530 A 8x200 nitriert'])
})

test.each(['Bitte nur Pos. 14 liefern.', 'Pos. 14 bitte 30 Stück.'])(
  'what is asked of a position that nobody can see leaves the others open: %s',
  (remark) => {
    expect(readMailParts(list + remark).join()).toContain('?')
  },
)
