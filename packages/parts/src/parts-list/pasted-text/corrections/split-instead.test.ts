import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const quoted = '\n\n> 1. ejector pin hardened 3.5x160 - 40 pcs\n> 2. guide bush bronze 18x36 - 4 pcs'

test.each([
  'Pos. 2 entfällt, stattdessen bitte guide bush steel 18x36, 6 Stk.',
  'Please cancel item 2, instead we need guide bush steel 18x36, 6 off',
  'La pos. 2 est annulée, à la place guide bush steel 18x36, 6 pcs',
  'La pos. 2 è annullata, al suo posto guide bush steel 18x36, 6 pz',
  'La línea 2 se anula, en su lugar guide bush steel 18x36, 6 uds',
  'A pos. 2 fica anulada, em seu lugar guide bush steel 18x36, 6 un',
  'Pos. 2 vervalt, in plaats daarvan guide bush steel 18x36, 6 st',
  'Poz. 2 odpada, zamiast niej guide bush steel 18x36, 6 szt.',
  'Poz. 2 zrušit, místo ní guide bush steel 18x36, 6 ks',
  'poz. 2 odpade, namesto nje pa guide bush steel 18x36, 6 kosi',
  'A 2. tétel törölve, helyette guide bush steel 18x36, 6 db',
  'Poz. 2 se anulează, în locul ei guide bush steel 18x36, 6 buc',
  'Pos. 2 utgår, istället guide bush steel 18x36, 6 st',
])('a position is left out for another part: %s', (line) => {
  const [part, first, second] = readMailParts(line + quoted)
  expect(part).toBe('6 × guide bush steel 18x36')
  expect(first).toBe('40 × ejector pin hardened 3.5x160')
  expect(second).toMatch(/^4 \? × guide bush bronze 18x36 ./)
})

test('a further part in the place of another one stands in a row of its own', () => {
  const line = 'statt 6 bitte 8 Stück Auswerferstift nitriert 10x250, statt M8x30 bitte M8x35 12.9 (Menge 50 bleibt).'
  expect(readMailParts(line)).toEqual(['8 × Auswerferstift nitriert 10x250', '50 × M8x35 12.9'])
  expect(readMailParts('10 pins 6x200 nitrided, instead of 6x160')).toEqual(['10 × pins 6x200 nitrided'])
})
