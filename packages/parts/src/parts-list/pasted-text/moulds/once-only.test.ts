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

test.each([
  ['Für die Werkzeuge 31, 32 und 33 je:', '6 Auswerfer 4x125', 'Nur für Werkzeug 33: 1 Buchse 18x4x40x56'],
  ['Für die Formen 31, 32 und 33 je Form:', '6 Auswerfer 4x125', 'Zusätzlich nur für die 33: 1 Buchse 18x4x40x56'],
  ['For moulds 31, 32 and 33, each:', '6 pins 4x125', 'Also only for no. 33: 1 bush 18x4x40x56'],
  ['For moulds 31, 32 and 33, each:', '6 pins 4x125', 'Only for mould 33: 1 bush 18x4x40x56'],
  [
    'Pour les moules 31, 32 et 33, pour chacun :',
    '6 éjecteurs 4x125',
    'Pour le moule 33 uniquement : 1 buse 18x4x40x56',
  ],
  ['Per gli stampi 31, 32 e 33, ciascuno:', '6 estrattori 4x125', 'Solo per lo stampo 33: 1 boccola 18x4x40x56'],
  ['Para los moldes 31, 32 y 33, cada uno:', '6 expulsores 4x125', 'Solo para el molde 33: 1 bebedero 18x4x40x56'],
  ['Para os moldes 31, 32 e 33, para cada um:', '6 extratores 4x125', 'Só para o molde 33: 1 bucha 18x4x40x56'],
  ['Voor de matrijzen 31, 32 en 33, elk:', '6 uitwerpers 4x125', 'Alleen voor matrijs 33: 1 bus 18x4x40x56'],
])('pieces of one of the moulds are not multiplied: %s', (heading, ofEach, ofOne) => {
  const [first, second] = readMailParts(`${heading}\n${ofEach}\n${ofOne}`)
  expect(first).toMatch(/^18 × /)
  expect(second).toMatch(/^1 × .*18x4x40x56$/)
})

test.each([
  ['Nous lançons quatre moules identiques. Par moule :', 'Pour les quatre moules, en plus 10 vis M8x30 en tout'],
  ['We build four identical moulds. Per mould:', 'For the four moulds also 10 screws M8x30 in total'],
  ['Wir bauen vier gleiche Formen. Je Form:', 'Für die vier Formen zusätzlich insgesamt 10 Schrauben M8x30'],
])('a total for the moulds is not multiplied: %s', (heading, total) => {
  const [first, second] = readMailParts(`${heading}\n16 pcs AZN-4x125\n${total}`)
  expect(first).toBe('64 × AZN-4x125')
  expect(second).toMatch(/^10 × .*M8x30/)
})

test('two parts beside "only once" stay open, as it may be said of either', () => {
  const parts = readMailParts('Dla 3 form, na jedną formę:\n20 szt. śruba M8x30, tylko raz, i 4 szt. tuleja 24x56')
  expect(parts.join()).not.toMatch(/(?:^|,)\d+ ×/)
})

test('a note about sending once changes no quantity of the list below it', () => {
  const parts = readMailParts('For 3 identical tools, per tool. Please ship only once.\n12 ejector pins 6x160')
  expect(parts).toEqual(['36 × ejector pins 6x160'])
})
