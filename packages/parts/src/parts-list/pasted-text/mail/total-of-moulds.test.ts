import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Pour chaque moule une rondelle de centrage 100x36x18, donc 4', '4 × rondelle de centrage 100x36x18'],
  ['Für jede Form ein Zentrierring 100x36x18, also 4', '4 × Zentrierring 100x36x18'],
  ['Per ogni stampo due anelli 100x36x18, quindi 6', '6 × anelli 100x36x18'],
  ['Till varje verktyg går det åt 4 styrpelare 15x36x55, alltså 20 st.', '20 × styrpelare 15x36x55'],
  ['szerszámonként 10 db kilökőcsap 4,5x200, azaz összesen 30 db', '30 × kilökőcsap 4,5x200'],
  ['For the 6 moulds in total, 120 ejector pins 3.2x200', '120 × ejector pins 3.2x200'],
  ['Para los 6 moldes en total, 120 expulsores 3,2x200', '120 × expulsores 3,2x200'],
  ['Auswerferstift 12x200, 4 Stück, für beide Werkzeuge zusammen', '4 × Auswerferstift 12x200'],
  ['jádrový kolík 5x160, 1 ks na hnízdo, celkem 12 hnízd', '12 × jádrový kolík 5x160'],
  ['vyhazovač 4x160: 3 na hnízdo, forma má 4 hnízda', '12 × vyhazovač 4x160'],
  ['2 szt. na gniazdo, łącznie 16 gniazd: wypychacz 4x100', '32 × wypychacz 4x100'],
  ['tuleja wtryskowa 18x3,5x0x66 - po jednej na formę (2 formy)', '2 × tuleja wtryskowa 18x3,5x0x66'],
  ['locating ring 100x36x12 - 2 off, one for each', '2 × locating ring 100x36x12'],
])('a line says the pieces of all moulds: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['Pour chaque moule deux rondelles 100x36x18, donc 5', '5 × rondelles 100x36x18'],
  ['4 ejector pins 3.2x200 for both moulds', '4 × ejector pins 3.2x200'],
])('what does not follow is no total: %s', (line, part) => {
  expect(readMailParts(line)).not.toEqual([part])
})

test('one delivery for all three counts no part', () => {
  const mail =
    'We build three moulds. Per mould:\n\n4 pins 4x160\n1 ring 100x36x12\n\nOnly one parcel for all three please.'
  expect(readMailParts(mail)).toEqual(['12 × pins 4x160', '3 × ring 100x36x12'])
})

test.each([
  ['Guide bush 20x76: 24, same as the pillars', '24 × Guide bush 20x76'],
  ['Führungsbuchse Bronze 20x76: 24, wie die Säulen', '24 × Führungsbuchse Bronze 20x76'],
  ['Casquillo guía 20x76: 24, igual que las columnas', '24 × Casquillo guía 20x76'],
])('a kind that a part only goes with is removed: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  [
    'Wir bauen drei gleiche Formen.',
    'Auswerferhülsen gehärtet 10x14x175 brauchen wir sechs, zwei je Form.',
    '6 × Auswerferhülsen gehärtet 10x14x175',
  ],
  [
    'We are building three identical moulds.',
    'Of the hardened sleeves 10x14x175 we need six, two per mould.',
    '6 × hardened sleeves 10x14x175',
  ],
  [
    'Nous construisons trois moules identiques.',
    'Il nous faut six douilles trempées 10x14x175, deux par moule.',
    '6 × douilles trempées 10x14x175',
  ],
  [
    'przygotowujemy trzy jednakowe formy',
    'Tulei wypychacza hartowanych 10x14x175 potrzebujemy sześć, po dwie na formę.',
    '6 × Tulei wypychacza hartowanych 10x14x175',
  ],
  [
    'przygotowujemy trzy jednakowe formy',
    'Do każdej formy idą cztery wypychacze azotowane 8x200, czyli razem dwanaście sztuk.',
    '12 × wypychacze azotowane 8x200',
  ],
  [
    'Nous construisons trois moules identiques.',
    'Dans chaque moule vont quatre éjecteurs nitrurés 8x200, soit douze pièces au total.',
    '12 × éjecteurs nitrurés 8x200',
  ],
])('the total beside the pieces of one mould is no other number: %s %s', (moulds, line, part) => {
  expect(readMailParts(`${moulds}\n${line}`)).toEqual([part])
})

test('a total that is none of the pieces of one mould stays', () => {
  const mail = 'We are building three identical moulds.\nOf the hardened sleeves 10x14x175 we need five, two per mould.'
  expect(readMailParts(mail).join()).toContain('five')
})
