import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '> 1    12 pcs   Ejector pin 6 x 200\n> 2     4 pcs   Ejector sleeve hardened 6 x 10 x 150'
const sleeve = '4 × Ejector sleeve hardened 6 x 10 x 150'
const read = (answer: string) => readMailParts(`${answer}\n\n${offer}`)

test.each([
  'Item 1 - yes, but make it 16\nItem 2 - fine as quoted',
  'Pos. 1 - ja, aber bitte 16\nPos. 2 - wie angeboten',
  "Pos. 1 - oui, mais mettez-en 16\nPos. 2 - d'accord",
  'Pos. 1: sì, ma facciamone 16\nPos. 2: va bene',
  'Pos. 1: sí, pero que sean 16\nPos. 2: de acuerdo',
  'Poz. 1 - tak, ale proszę 16\nPoz. 2 - zgoda',
  'Pol. 1 - ano, ale raději 16\nPol. 2 - souhlas',
  'Pos. 1 - ok, men ta hellre 16\nPos. 2 - bra',
  '1. tétel - igen, de legyen 16\n2. tétel - rendben',
  'Poz. 1 - da, dar mai bine 16\nPoz. 2 - de acord',
  'Pos. 1 - ok. Bitte 16 Stück.\nPos. 2 - ok',
])('behind an agreement to a position stand its new pieces: %s', (answer) => {
  expect(read(answer)).toEqual(['16 × Ejector pin 6 x 200', sleeve])
})

test.each([
  'Item 1 - yes, two weeks is fine\nItem 2 - ok',
  'Item 1 - yes, PO 889 follows\nItem 2 - ok',
  'Item 1 - yes, but not before the 10th\nItem 2 - ok',
])('behind an agreement may stand what changes nothing: %s', (answer) => {
  expect(read(answer)).toEqual(['12 × Ejector pin 6 x 200', sleeve])
})

test('behind an agreement may stand a material, a length or words that nobody knows', () => {
  expect(read('Item 1 - ok, but hardened\nItem 2 - ok')[0]).toBe('12 × Ejector pin 6 x 200 hardened')
  expect(read('Pos. 1 - ja, aber in 250 statt 200\nPos. 2 - ok')[0]).toBe('12 × Ejector pin 6 x 250')
  expect(read('Item 1 - yes, but the drawing has changed\nItem 2 - ok')[0]).toContain('the drawing has changed')
})

test('a position that a word alone declines is asked', () => {
  expect(read('Item 1 yes, item 2 no')).toEqual(['12 × Ejector pin 6 x 200', expect.stringMatching(/^4 \? /)])
})

test.each([
  'Line 3 in 160 long instead of 125.',
  'Pos. 3 in 160 lang statt 125.',
  'Pos. 3 en 160 de long au lieu de 125.',
  'La pos. 3 lunga 160 invece di 125.',
  'La pos. 3 en 160 de largo en vez de 125.',
  'Pos. 3 in 160 lang in plaats van 125.',
  'Poz. 3 w długości 160 zamiast 125.',
  'Pol. 3 v délce 160 místo 125.',
])('"in" before a length joins no positions: %s', (answer) => {
  const rows = readMailParts(`${answer}\n\nOffer:\n1: 4 pcs guide pillar 18 x 36 x 75\n3: 12 pcs core pin 3.2 x 125`)
  expect(rows).toEqual(['4 × guide pillar 18 x 36 x 75', '12 × core pin 3.2 x 160'])
})

test('a sentence that orders some positions, one of them changed, leaves the others open', () => {
  const offered =
    'Angebot:\nPos. 1: 4 Stück Führungssäule 18x36x75\nPos. 2: 4 Stück Kernstift 4x125\nPos. 3: 12 Stück Kernstift 3,2x125'
  expect(readMailParts(`Wir nehmen Pos. 1 mit 8 Stück und Pos. 3 in 160 lang statt 125.\n\n${offered}`)).toEqual([
    '8 × Führungssäule 18x36x75',
    '4 ? × Kernstift 4x125',
    '12 × Kernstift 3,2x160',
  ])
})
