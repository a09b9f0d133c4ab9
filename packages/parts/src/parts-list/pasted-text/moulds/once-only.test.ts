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
  ['Für die Werkzeuge 310, 311 und 312 je:', '6 Auswerfer 4x125', 'Nur für die 311 zusätzlich 1 Buchse 18x4x40x56.'],
  ['For moulds 310, 311 and 312, each:', '6 pins 4x125', 'Only for the 311 also 1 bush 18x4x40x56'],
  [
    'Pour les moules 310, 311 et 312, pour chacun :',
    '6 éjecteurs 4x125',
    'Seulement pour le 311 en plus 1 buse 18x4x40x56',
  ],
  ['Per gli stampi 310, 311 e 312, ciascuno:', '6 estrattori 4x125', 'Solo per il 311 anche 1 boccola 18x4x40x56'],
  ['Para los moldes 310, 311 y 312, cada uno:', '6 expulsores 4x125', 'Solo para el 311 también 1 bebedero 18x4x40x56'],
  ['Voor de matrijzen 310, 311 en 312, elk:', '6 uitwerpers 4x125', 'Alleen voor de 311 ook 1 bus 18x4x40x56'],
  ['Dla form 310, 311 i 312, na każdą:', '6 wypychaczy 4x125', 'Tylko do formy 311 jeszcze 1 tuleja 18x4x40x56'],
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

test.each([
  ['Quantities per cavity, 4 cavities:', 'Separately, for the whole tool:'],
  ['Mengen je Nest, 4 Kavitäten:', 'Außerdem für das ganze Werkzeug:'],
  ['Quantités par empreinte, 4 empreintes :', 'À part, pour tout le moule :'],
  ['Quantità per impronta, stampo a 4 impronte:', 'A parte, per tutto lo stampo:'],
  ['Cantidades por cavidad, 4 cavidades:', 'Aparte, para todo el molde:'],
  ['Aantallen per caviteit, 4 caviteiten:', 'Apart, voor de hele matrijs:'],
  ['Ilości na gniazdo, 4 gniazda:', 'Osobno, na całą formę:'],
  ['Množství na dutinu, 4 dutiny:', 'Zvlášť, na celou formu:'],
  ['Mennyiség fészkenként, 4 fészek:', 'Külön, az egész szerszámhoz:'],
])('pieces of the whole mould are not multiplied by its cavities: %s %s', (heading, whole) => {
  const parts = readMailParts(`${heading}\n2 pins 3x160\n\n${whole} 8 nipples 9 G1/4, 4 springs 25x51`)
  expect(parts.map((part) => part.split(' × ')[0])).toEqual(['8', '8', '4'])
})

test.each([
  'We make two identical moulds. Below are the quantities for a single mould:',
  'Wir bauen zwei identische Formen. Unten die Mengen für eine einzelne Form:',
  'Nous faisons deux moules identiques. Ci-dessous les quantités pour un seul moule :',
  'Facciamo due stampi identici. Qui sotto le quantità per un solo stampo:',
  'Hacemos dos moldes idénticos. Abajo las cantidades para un solo molde:',
  'Fazemos dois moldes idênticos. Abaixo as quantidades para um só molde:',
  'Facem două matrițe identice. Mai jos aveți cantitățile pentru o singură matriță:',
  'Děláme dvě stejné formy. Níže množství pro jednu formu:',
])('the pieces of a single mould are multiplied: %s', (heading) => {
  expect(readMailParts(`${heading}\n\n12 pins 6x125`)).toEqual(['24 × pins 6x125'])
})
