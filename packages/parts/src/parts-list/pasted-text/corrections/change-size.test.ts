import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Auswerferstift 6x160: bitte in Länge 200 liefern, Menge 6 bleibt',
  'Auswerferstift 6x160, die richtige Länge ist 200, 6 Stück',
  'Auswerferstift 6x160, 6 Stück, Länge 200 statt 160',
  'ejector pin 6x160, length should be 200, 6 pcs',
  'ejector pin 6x160, 6 pcs. The correct length is 200.',
  'ejector pin 6x160, 6 pcs, length 200 instead of 160',
  'éjecteur 6x160, la longueur doit être 200, 6 pièces',
  'éjecteur 6x160, 6 pièces, la bonne longueur est 200 et non 160',
  'estrattore 6x160, la lunghezza giusta è 200, 6 pezzi',
  'estrattore 6x160, 6 pezzi, lunghezza 200 anziché 160',
  'expulsor 6x160, la longitud correcta es 200, 6 unidades',
  'expulsor 6x160, el largo debe ser 200 y no 160, 6 unidades',
  'extrator 6x160, o comprimento certo é 200, mantêm-se 6 unidades',
  'uitwerppen 6x160, de juiste lengte is 200, 6 stuks',
  'uitwerppen 6x160, 6 stuks, lengte moet 200 zijn',
  'wypychacz 6x160, prawidłowa długość to 200, 6 szt.',
  'wypychacz 6x160, 6 szt., długość 200 zamiast 160',
  'vyhazovač 6x160, správná délka je 200, 6 ks',
  'vyhazovač 6x160, 6 ks, délka má být 200',
  'kilökőcsap 6x160, a helyes hossz 200, 6 db',
  'aruncător 6x160, lungimea corectă este 200, 6 buc',
  'utstötare 6x160, rätt längd är 200, 6 st',
  'utstötare 6x160, 6 st, längden ska vara 200 och inte 160',
  'izmetač 6x160, pravilna dolžina je 200, 6 kosov',
])('a sentence behind a part says its right length: %s', (text) => {
  expect(readMailParts(text)).toEqual([`6 × ${text.split(/[\s:,]+(?=6x160)/)[0]} 6x200`])
})

test.each([
  ['4 sleeves 4x6x125, length should be 150', '4 × sleeves 4x6x150'],
  ['4 pillars 24x56x75, the right length is 95', '4 × pillars 24x56x95'],
  ['2 rings 110x36x12, thickness 18 instead of 12', '2 × rings 110x36x18'],
  ['2 rings 110x36x12, the thickness should be 18', '2 × rings 110x36x18'],
  ['2 Zentrierringe 110x36x12, richtige Dicke ist 18', '2 × Zentrierringe 110x36x18'],
  ['8 pins hardened 6x160, the right diameter is 6.2', '8 × pins hardened 6.2x160'],
  ['8 AZN-6x160, Länge 200 statt 160', '8 × AZN-6x200'],
])('the size of a word is changed: %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})

test.each([
  ['8 pins 6x160, length 150', '6x160'],
  ['8 Stifte 6x160, bitte noch in Länge 200', '6x160'],
  ['8 pins 6x160, also in length 200 please', '6x160'],
  ['8 pins 6x160 and please in length 200', '6x160'],
  ['8 pins 6x160, please two in length 200', '6x160'],
  ['8 Stifte 6x160, davon bitte 4 in Länge 200', '6x160'],
  ['8 éjecteurs 6x160, les mêmes en longueur 200 svp', '6x160'],
  ['8 sleeves 5x8x125, please check the length 150', '5x8x125'],
  ['8 pins 6x160, length should be 150', '6x160'],
  ['8 pins 6x160, cut to length 150 instead of 155', '6x160'],
  ['8 pins 6x160, the length should not be 200', '6x160'],
  ['8 pins 6x160, should the length be 200?', '6x160'],
  ['8 pins 6x160, 200 instead of 160', '6x160'],
  ['8 sleeves 4x6x125, the right diameter is 5', '4x6x125'],
  ['2 plates 246x296x27, the right length is 346', '246x296x27'],
  ['8 pins 6x160, length of the head should be 200', '6x160'],
])('what may be a cut or another size changes none: %s', (text, sizes) => {
  expect(readMailParts(text).join()).toContain(sizes)
})

test('the figure of a size counts no pieces', () => {
  expect(readMailParts('4 sleeves 5x8x125, bore length should be 45')).toEqual([
    '4 × sleeves 5x8x125, bore length should be 45',
  ])
  expect(readMailParts('2 rings 110x36x18, thickness should be 12')[0]).toMatch(/^2 ×/)
})
