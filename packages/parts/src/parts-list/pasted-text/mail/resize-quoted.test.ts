import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '> Pos 1: pins nitrided 10x400, 8 pcs\n> Pos 2: pillars 24x56x75, 4 pcs\n> Pos 3: bushes 24x56, 4 pcs'

test.each([
  'Pos. 2: bitte 24x56x95, Menge gleich',
  'Pos 2: please 24x56x95, same quantity',
  'K poz. 2: prosimo za 24x56x95, količina ista.',
  'Pos. 2 : il nous faut 24x56x95, même quantité',
  'Pos. 2: vorremmo 24x56x95, stessa quantità',
  'Pos. 2: por favor 24x56x95, misma cantidad',
  'Pos. 2: graag 24x56x95, aantal gelijk',
  'Poz. 2: prosimy 24x56x95, ta sama ilość',
  'Pol. 2: prosím 24x56x95, množství stejné',
])('the sizes of an answer are those of the quoted position: %s', (answer) => {
  const parts = ['8 × pins nitrided 10x400', '4 × pillars 24x56x95', '4 × bushes 24x56']
  expect(readMailParts(`${offer}\n\n${answer}`)).toEqual(parts)
  expect(readMailParts(`${answer}\n\n${offer}`)).toEqual(parts)
})

test('an answer may change the pieces, too, or leave them open', () => {
  expect(readMailParts(`${offer}\n\nPos 2: please 6 of 24x56x95`)[1]).toBe('6 × pillars 24x56x95')
  expect(readMailParts(`${offer}\n\nPos 2: please 24x56x95`)[1]).toBe('4 ? × pillars 24x56x95')
})

test.each([
  'Pos 2: please 8x125, same quantity',
  'Pos 2: also sleeves 5x8x125, 4 pcs',
  'Pos 2: 24x56x95 hardened, 4 pcs',
])('another part takes no place of the quoted one: %s', (answer) => {
  expect(readMailParts(`${offer}\n\n${answer}`).join()).toContain('pillars 24x56x75')
})
