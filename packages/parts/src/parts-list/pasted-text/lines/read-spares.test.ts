import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Auswerferstifte 6x160, 4 je Form, 3 Formen, plus 2 zusätzlich', '14 × Auswerferstifte 6x160'],
  ['Éjecteurs 6x160, 4 par moule, 3 moules, plus 2 de rab', '14 × Éjecteurs 6x160'],
  ['estrattori 6x160: 4 per stampo, 3 stampi, più 2 extra', '14 × estrattori 6x160'],
  ['12 ejector pins 6x160 and 2 extra', '14 × ejector pins 6x160'],
  ['12 expulsores 6x160 y 2 más de recambio', '14 × expulsores 6x160'],
  ['12 extratores 6x160 e 2 a mais', '14 × extratores 6x160'],
])('pieces on top are added: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each(['12 ejector pins 6x160 and 2 extra long ones', '10 expulsores 6x160 y 4 más largos 6x200'])(
  'pieces of another length are not added: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/(?:^|,)14 ×/)
  },
)
