import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['core pins 6.5x200', 'ditch the core pins'],
  ['core pins 6.5x200', 'scratch the core pins, we found two'],
  ['core pins 6.5x200', "core pins we've got covered"],
  ['Kernstifte 6.5x200', 'Kernstifte fliegen raus'],
  ['Kernstifte 6.5x200', 'auf die Kernstifte verzichten wir'],
  ['broches 6.5x200', 'on se passe des broches'],
  ['spine anima 6.5x200', 'le spine anima lasciale stare'],
  ['machos 6.5x200', 'nada de machos'],
  ['machos 6.5x200', 'os machos ficam de fora'],
  ['kernpennen 6.5x200', 'kernpennen eruit'],
  ['trzpienie 6.5x200', 'trzpienie wypadają'],
  ['trny 6.5x200', 'trny ven'],
  ['jedrni zatiči 6.5x200', 'zatiče pustimo'],
  ['magcsapok 6.5x200', 'magcsap mégse'],
  ['poansoane 6.5x200', 'fără poansoane'],
  ['kärnstift 6.5x200', 'inga kärnstift'],
])('a kind that a short sentence may leave out is asked about: %s, %s', (part, sentence) => {
  const [other, asked] = readMailParts(`O-ring FKM 8x2, 10 pcs\n${part}, 2 pcs\n${sentence}`)
  expect(other).toMatch(/^10 × /)
  expect(asked).toMatch(/^2 \? × /)
})

test('an answer above a quote is about the parts in it', () => {
  const [, asked] = readMailParts('Kernstifte fliegen raus.\n> O-Ring FKM 8x2, 10 Stück\n> Kernstifte 6.5x200, 2 Stück')
  expect(asked).toMatch(/^2 \? × /)
})

test.each([
  'the core pins are for the new tool, so please send them out by express this week if you can manage',
  'are the core pins already on their way?',
  'core pins please by express',
])('what tells no more than where a kind goes asks nothing: %s', (sentence) => {
  expect(readMailParts(`O-ring FKM 8x2, 10 pcs\ncore pins 6.5x200, 2 pcs\n${sentence}`)[1]).toMatch(/^2 × /)
})

test('of several kinds with one noun only the named one is meant', () => {
  const parts = readMailParts('ejector pins 8x315 nitrided, 4 pcs\ncore pins 6.5x200, 2 pcs\nscrap the core pins')
  expect(parts).toEqual([expect.stringMatching(/^4 × ejector pins 8x315/), expect.stringMatching(/^2 \? × core pins/)])
})
