import { expect, test } from 'vitest'
import { sayCountSigns, sayDeclined, sayTimes } from './say-times.ts'

test.each([
  ['need 20 x 6x160 nitrided ejectors', 'need 20 pcs 6x160 nitrided ejectors'],
  ['12 x 5,2x200 azotati, 10 × 8x250', '12 pcs 5,2x200 azotati, 10 pcs 8x250'],
  ['4 x 24x46x75 pillars', '4 pcs 24x46x75 pillars'],
  ['8 x 4x125 and 4 x 6x160', '8 pcs 4x125 and 4 pcs 6x160'],
  ['6 x 8x200, 4 x 6x160 Auswerfer', '6 pcs 8x200, 4 pcs 6x160 Auswerfer'],
  ['6 x 8x200 und 4 x 6x160 Auswerferhülsen', '6 x 8x200 und 4 x 6x160 Auswerferhülsen'],
  ...[
    '4 x 6x125 sleeve',
    '18 x 3x40x56 sprue bush',
    '1 x 3,5x100x50',
    '20 x 13,5x16',
    '20 x 6 x 160',
    'M8 x 6x160',
  ].map((text) => [text, text]),
])('pieces before sizes: %s', (text, said) => {
  expect(sayTimes(text)).toBe(said)
})

test.each([
  ['6x200-as kilökőből 10-et kérünk', '6x200-as kilökőből 10 db kérünk'],
  ['30-ra lesz szükségünk', '30 db lesz szükségünk'],
  ['4 db 6x160-at', '4 db 6x160-at'],
  ['10-re növeljük', '10-re növeljük'],
])('a Hungarian number with the ending of its case: %s', (text, said) => {
  expect(sayDeclined(text)).toBe(said)
})

test.each([
  ['x10 Auswerfer 6x160', '10 pcs Auswerfer 6x160'],
  ['- x 4 pins 6x160', '- 4 pcs pins 6x160'],
  ['10 = Auswerfer 6x160', '10 pcs Auswerfer 6x160'],
  ['pins 6x160 =10, 8x200 =4', 'pins 6x160, 10 pcs, 8x200, 4 pcs'],
  ['pins 6x160 [10]', 'pins 6x160, 10 pcs'],
  ['pins 6x160, qty ten', 'pins 6x160, qty 10'],
  ...['pins 6x160 L=155', 'pins 6x160 =155,5', 'pins 6x160 [10-11-2026]', '6 x 160 = 960', 'x5 CrNi 6x160'].map(
    (text) => [text, text],
  ),
])('pieces beside a sign: %s', (text, said) => {
  expect(sayCountSigns(text)).toBe(said)
})
