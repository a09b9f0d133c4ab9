import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pillars = '12 × pillars 22x46x75'
const bushes = '12 × bushes 22x46'

test.each([
  '3 Sätze bestehend aus 4 pillars 22x46x75 und 4 bushes 22x46',
  'Bitte 3 Sätze: 4 pillars 22x46x75, 4 bushes 22x46',
  'Please quote 3 sets of: 4 pillars 22x46x75 and 4 bushes 22x46.',
  'three sets each with 4 pillars 22x46x75 and 4 bushes 22x46',
  '3 jeux de : 4 pillars 22x46x75, 4 bushes 22x46',
  '3 serie composte da 4 pillars 22x46x75 e 4 bushes 22x46',
  '3 juegos de: 4 pillars 22x46x75, 4 bushes 22x46',
  '3 komplety: 4 pillars 22x46x75, 4 bushes 22x46',
  '3 sady: 4 pillars 22x46x75, 4 bushes 22x46',
  '3 sets van 4 pillars 22x46x75 en 4 bushes 22x46',
  '3 conjuntos de 4 pillars 22x46x75 e 4 bushes 22x46',
  '3 készlet: 4 pillars 22x46x75, 4 bushes 22x46',
  '3 seturi: 4 pillars 22x46x75, 4 bushes 22x46',
  '3 satser med 4 pillars 22x46x75 och 4 bushes 22x46',
  '3 kompleti: 4 pillars 22x46x75, 4 bushes 22x46',
])('each part of several sets is multiplied: %s', (line) => {
  expect(readMailParts(line)).toEqual([pillars, bushes])
})

test.each([
  '3 Werkzeuge, je Werkzeug 4 pillars 22x46x75 und 4 bushes 22x46',
  'Für drei Formen je 4 pillars 22x46x75 und 4 bushes 22x46',
  '3 moulds, per mould 4 pillars 22x46x75 and 4 bushes 22x46',
  '3 moules, par moule 4 pillars 22x46x75 et 4 bushes 22x46',
  'The tool has 3 cavities. Per cavity: 4 pillars 22x46x75 and 4 bushes 22x46.',
  'Molde de 3 cavidades. Por cavidad: 4 pillars 22x46x75 y 4 bushes 22x46.',
  '4 pillars 22x46x75 and 4 bushes 22x46 per mould, 3 moulds',
  '4 pillars 22x46x75 und 4 bushes 22x46 je Werkzeug (3 Werkzeuge)',
  'Drei Werkzeuge: 4 pillars 22x46x75 und 4 bushes 22x46 pro Werkzeug',
])('each part of several moulds or cavities is multiplied: %s', (line) => {
  expect(readMailParts(line)).toEqual([pillars, bushes])
})

test('the pieces of one mould or cavity are open if nobody says how many there are', () => {
  expect(readMailParts('Per mould 4 pillars 22x46x75 and 4 bushes 22x46')).toEqual([
    '4 ? × pillars 22x46x75',
    '4 ? × bushes 22x46',
  ])
})

test('the sentence behind them is read by itself', () => {
  expect(
    readMailParts('2 moulds. Per mould: 4 pillars 22x46x75 and 4 bushes 22x46. Then also 6 pins 8x40 for stock.'),
  ).toEqual(['8 × pillars 22x46x75', '8 × bushes 22x46', '6 × pins 8x40 for stock.'])
})

test('other pieces of the line leave all open', () => {
  const parts = readMailParts('6 pins 8x40, per mould 4 pillars 22x46x75 and 4 bushes 22x46, 2 moulds')
  expect(parts.map((part) => part.includes('?'))).toEqual([true, true, true])
})
