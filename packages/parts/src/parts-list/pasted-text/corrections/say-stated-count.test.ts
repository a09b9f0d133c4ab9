import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Le cartucce riscaldanti forma A 10x100 invece sono 6 come ti dicevo a voce.',
    '6 × cartucce riscaldanti forma A 10x100',
  ],
  ['Gli estrattori 6x160 sono 12.', '12 × estrattori 6x160'],
  ['Die Auswerferstifte 6x160 sind es 6, wie am Telefon besprochen.', '6 × Auswerferstifte 6x160'],
  ['The guide bushes 24x46 are 6 as I told you on the phone.', '6 × guide bushes 24x46'],
  ['Los expulsores 6x160 en cambio son 6, como te dije por teléfono', '6 × expulsores 6x160'],
  ["Les éjecteurs 6x160 par contre c'est 6 comme je te disais au téléphone", '6 × éjecteurs 6x160'],
  ['De uitwerpers 6x160 zijn er 6, zoals afgesproken', '6 × uitwerpers 6x160'],
])('a sentence states the pieces of its part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Gli estrattori 6x160 sono 6 come da disegno',
  'Die Auswerferstifte 6x160 sind 6 mm zu lang',
  '4 ejector pins 6x160 are 6',
  'Le viti M6x20 sono 8.8',
])('another number stays open: %s', (line) => {
  for (const part of readMailParts(line)) expect(part).not.toMatch(/^[68] ×/)
})
