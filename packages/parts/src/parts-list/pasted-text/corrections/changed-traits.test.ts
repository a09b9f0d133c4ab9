import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Matej: kaljene izmetače 10x200, 6 kom\nMatej: cevne izmetače nitrirane 8x12x150, 2 kom',
    'Matej: popravek, cevnih daj 4, ne 2',
    '4 × cevne izmetače nitrirane 8x12x150',
  ],
  [
    'Tom: 6 hardened ejector pins 10x200\nTom: 2 stepped nitrided ejector pins 2x4x200x100',
    'Tom: correction, stepped 4, not 2',
    '4 × stepped nitrided ejector pins 2x4x200x100',
  ],
])('a word of a part and its former number mean it: %s / %s', (parts, change, part) => {
  expect(readMailParts(`${parts}\n${change}`)[1]).toBe(part)
})

test.each(['popravek, kratkih daj 4, ne 2', 'popravek, cevnih daj 4, ne 6'])(
  'a word or a number that the part has not is asked: %s',
  (change) => {
    const parts = 'Matej: kaljene izmetače 10x200, 6 kom\nMatej: cevne izmetače nitrirane 8x12x150, 2 kom'
    expect(readMailParts(`${parts}\nMatej: ${change}`).join()).toContain('4 ? ×')
  },
)

test('pieces that are kept in reserve change no number', () => {
  expect(readMailParts('Standa: 2 O-kroužky 30x3 FKM\nStanda: vlastně radši 6 těch kroužků, ať je rezerva')).toEqual([
    '6 × O-kroužky 30x3 FKM',
  ])
})
