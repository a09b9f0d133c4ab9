import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['kernpen gehard 6x200: 2 per matrijs, dus 10 in totaal', '10 × kernpen gehard 6x200'],
  ['Voor 5 matrijzen\nkernpen gehard 6x200: 2 per matrijs, dus 10 in totaal', '10 × kernpen gehard 6x200'],
  ['broche trempée 8x125 : 1 par empreinte, soit 24 au total', '24 × broche trempée 8x125'],
  ['core pin 6x160, 4 per mould, so 12', '12 × core pin 6x160'],
  ['20 éjecteurs nitrurés 3x200 par moule, soit 60 pièces', '60 × éjecteurs nitrurés 3x200'],
  ['Pour 3 moules\n20 éjecteurs nitrurés 3x200 par moule, soit 60 pièces', '60 × éjecteurs nitrurés 3x200'],
  ['für die Werkzeuge 11, 12 und 13 je 4 Säulen 24x46x95, macht zusammen 12', '12 × Säulen 24x46x95'],
  ['Dazu je 4 Buchsen 24x46, also ebenfalls 12 Stück.', '12 × Buchsen 24x46'],
])('what follows from the other figures is the quantity: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})

test.each([
  'Voor 4 matrijzen\nkernpen gehard 6x200: 2 per matrijs, dus 10 in totaal',
  'Pour 3 moules\n20 éjecteurs nitrurés 3x200 par moule, soit 50 pièces',
  'dazu je 5 core pins 6x160, also 12',
  'core pin 6x160, 5 per mould, so 12',
  '4 core pins 6x160, so 12',
  'core pins 6x160, about 12 in total',
  'core pins 6x160, not 12 in total',
])('a number that does not follow is not taken: %s', (mail) => {
  expect(readMailParts(mail)[0]).not.toMatch(/^1[02] ×|^50 ×/)
})

test.each([
  ['boccole 20x36: 2 per stampo per questi 4 stampi, in tutto 8', '8 × boccole 20x36'],
  ['bagues 20x36 : 2 par moule pour ces quatre moules, soit 8 en tout', '8 × bagues 20x36'],
])('the total behind the pieces of each mould is the quantity: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})
