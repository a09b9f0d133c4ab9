import { expect, test } from 'vitest'
import { withoutShares } from './without-shares.ts'

test.each([
  ['32 ejector pins nitrided 6x160', ', two in each of the 16 cavities'],
  ['32 Auswerferstifte nitriert 6x160', ' (zwei in jeder der 16 Kavitäten)'],
  ['32 éjecteurs nitrurés 6x160', ', deux dans chacune des 16 empreintes'],
  ['32 estrattori nitrurati 6x160', ', due in ognuna delle 16 impronte'],
  ['32 expulsores nitrurados 6x160', ', dos en cada una de las 16 cavidades'],
  ['32 uitwerpers genitreerd 6x160', ', twee in elk van de 16 caviteiten'],
  ['32 aruncătoare nitrurate 6x160', ', două pe fiecare din cele 16 cuiburi'],
  ['32 wypychaczy azotowanych 6x160', ', po dwa do każdego z 16 gniazd'],
  ['32 db nitridált kilökőcsap 6x160', ', kettő mind a 16 fészekbe'],
])('shares that make the pieces change none of them: %s%s', (part, shared) => {
  expect(withoutShares(part + shared)).toBe(part)
})

test('shares that do not make the pieces are asked about', () => {
  expect(withoutShares('30 ejector pins 6x160, two in each of the 16 cavities')).toBe('30 ejector pins 6x160 30/32 pcs')
})

test('shares without pieces stay', () => {
  const line = 'ejector pins 6x160, two in each of the 16 cavities'
  expect(withoutShares(line)).toBe(line)
})
