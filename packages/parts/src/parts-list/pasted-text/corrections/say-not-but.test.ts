import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { sayNotBut } from './say-changed-number.ts'

test.each([
  'Poz. 1 ni 10, ampak 14 kosov.',
  'Pos. 1 sind nicht 10, sondern 14 Stück.',
  'Line 1 is not 10 but 14 pcs.',
  "La ligne 1 n'est pas 10 mais 14 pièces.",
  'La riga 1 non è 10 ma 14 pezzi.',
  'La línea 1 no son 10 sino 14 piezas.',
  'A linha 1 não são 10 mas 14 peças.',
  'Regel 1 is niet 10 maar 14 stuks.',
  'Poz. 1 to nie 10, tylko 14 sztuk.',
  'Pol. 1 není 10, ale 14 kusů.',
  'Az 1. tétel nem 10, hanem 14 db.',
  'Poz. 1 nu e 10, ci 14 bucăți.',
  'Rad 1 är inte 10 utan 14 st.',
])('a number that is denied becomes the next one: %s', (line) => {
  const list = '> 1) 10 ejector pins hardened 3x125\n> 3) 20 cap screws M10x50 12.9'
  expect(readMailParts(`${line}\n\n${list}`)).toEqual([
    '14 × ejector pins hardened 3x125',
    '20 × cap screws M10x50 12.9',
  ])
})

test.each([
  'Wir brauchen sie nicht in 10, sondern in 14 Tagen.',
  'The hall is not 10 but 14 metres away.',
  'Not 10 but 14 pins 3x125',
])('what is no number of pieces, or of a part with its sizes, stays: %s', (line) => {
  expect(sayNotBut(line)).toBe(line)
})
