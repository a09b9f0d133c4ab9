import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test('what is ordered of each below a heading ends with the next heading', () => {
  const mail = (last: string) => `Paco, taller:
Cuatro de cada, por favor:
columna guía 30x76x95
cáncamo M20

Luis, diseño:
${last}`
  expect(readMailParts(mail('un anillo centrador 120x36x18'))).toEqual([
    '4 × columna guía 30x76x95',
    '4 × cáncamo M20',
    '1 × anillo centrador 120x36x18',
  ])
  expect(readMailParts(mail('anillo centrador 120x36x18'))[2]).toBe('anillo centrador 120x36x18')
})

test('what is ordered of each without a heading above is ordered below all headings', () => {
  expect(readMailParts('4 of each please:\n\nleft half:\npins 6x160\n\nright half:\npins 8x160')).toEqual([
    '4 × pins 6x160',
    '4 × pins 8x160',
  ])
})
