import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['For 3 identical tools, per tool:', '12 ejector pins 6x160', 'Only once:\n50 screws M8x30'],
  ['Für 3 gleiche Werkzeuge, je Werkzeug:', '12 Auswerferstifte 6x160', 'Einmalig:\n50 Schrauben M8x30'],
  ['Per 3 stampi uguali. Per ogni stampo:', '12 estrattori 6x160', 'In più, una volta sola:\n50 viti M8x30'],
])('pieces that are needed only once are not multiplied by the moulds: %s', (heading, ofEach, once) => {
  const [first, second] = readMailParts(`${heading}\n${ofEach}\n${once}`)
  expect(first).toMatch(/^36 × /)
  expect(second).toMatch(/^50 × .*M8x30$/)
})

test('two parts beside "only once" stay open, as it may be said of either', () => {
  const parts = readMailParts('Dla 3 form, na jedną formę:\n20 szt. śruba M8x30, tylko raz, i 4 szt. tuleja 24x56')
  expect(parts.join()).not.toMatch(/(?:^|,)\d+ ×/)
})

test('a note about sending once changes no quantity of the list below it', () => {
  const parts = readMailParts('For 3 identical tools, per tool. Please ship only once.\n12 ejector pins 6x160')
  expect(parts).toEqual(['36 × ejector pins 6x160'])
})
