import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  '10 ejector pins nitrided 6x160 and 6 in 200',
  '10 ejector pins nitrided 6x160, another six in 200 long',
  '10 ejector pins nitrided 6x160. And six more in 200 please.',
  '10 ejector pins nitrided 6x160, plus 6 in length 200',
  '10 ejector pins nitrided 6x160\n6 in 200 long',
  '10 ejector pins nitrided 6x160\nund noch 6 Stück in Länge 200',
  '10 ejector pins nitrided 6x160, nochmal sechs in 200 lang',
  '10 ejector pins nitrided 6x160, encore six en longueur 200',
  '10 ejector pins nitrided 6x160 e altri 6 da 200',
  '10 ejector pins nitrided 6x160, più sei lunghi 200',
  '10 ejector pins nitrided 6x160, y seis más en 200 de largo',
  '10 ejector pins nitrided 6x160 e mais 6 em 200',
  '10 ejector pins nitrided 6x160, nog eens zes in 200 lang (zelfde uitvoering)',
  '10 ejector pins nitrided 6x160 oraz 6 o długości 200',
  '10 ejector pins nitrided 6x160 a dalších 6 v délce 200',
  '10 ejector pins nitrided 6x160 és még 6 db 200-as hosszban',
  '10 ejector pins nitrided 6x160 și încă 6 de 200',
  '10 ejector pins nitrided 6x160 och 6 till i 200',
  '10 ejector pins nitrided 6x160 in še 6 dolžine 200',
])('pieces of another length are a part of their own: %s', (line) => {
  expect(readMailParts(line)).toEqual(['10 × ejector pins nitrided 6x160', '6 × ejector pins nitrided 6x200'])
})

test('several lengths may stand between two parts', () => {
  const line = '10 pins 6x160 nitrided, 6 in 200, 4 in 250 and 2 sleeves 5x8x125 hardened'
  expect(readMailParts(line)).toEqual([
    '10 × pins 6x160 nitrided',
    '6 × pins 6x200 nitrided',
    '4 × pins 6x250 nitrided',
    '2 × sleeves 5x8x125 hardened',
  ])
})

test.each([
  '10 ejector pins nitrided 6x160 and 6 of them in 200',
  '10 ejector pins nitrided 6x160, 6 with 200 N force',
  '4 guide pillars 24x46x75 and 2 in 95',
])('what may be something else stays with its part: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringContaining(line.slice(-8))])
})

test('pieces below a part with two lengths are asked', () => {
  expect(readMailParts('4 guide pillars 24x46x75\n2 in 95 long')).toEqual([
    '4 × guide pillars 24x46x75',
    '2 ? × 2 in 95 long',
  ])
})

test.each(['Delivery in 48 hours', 'Lieferung in 200 Stunden'])(
  'a sentence with a number below a part is none: %s',
  (line) => {
    expect(readMailParts(`10 ejector pins nitrided 6x160\n${line}`)).toEqual(['10 × ejector pins nitrided 6x160'])
  },
)
