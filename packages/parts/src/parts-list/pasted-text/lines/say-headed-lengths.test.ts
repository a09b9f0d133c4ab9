import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Auswerfer nitriert 6 mm:\n10 in 160\n6 in 200', 'Auswerfer nitriert'],
  ['Wir brauchen Auswerfer nitriert Ø 6 mm:\n\n- 160 mm lang: 10 Stück\n- 200 mm lang: 6 Stück', 'Auswerfer nitriert'],
  ['Ejector pins nitrided dia 6:\n160 long - 10\n200 long - 6', 'Ejector pins nitrided'],
  ['Ejector pins nitrided dia 6, 10 in 160 and 6 in 200', 'Ejector pins nitrided'],
  ['Éjecteurs nitrurés Ø6 :\n10 en 160\n6 en 200', 'Éjecteurs nitrurés'],
  ['Estrattori nitrurati diametro 6 mm: 10 da 160 e 6 da 200', 'Estrattori nitrurati'],
  ['Uitwerppennen genitreerd 6 mm:\n160 lang: 10 st\n200 lang: 6 st', 'Uitwerppennen genitreerd'],
  ['Kilökőcsap nitridált 6 mm: 10 db 160 hosszú, 6 db 200 hosszú', 'Kilökőcsap nitridált'],
  ['Extratores nitretados 6 mm: 10 em 160 e 6 em 200', 'Extratores nitretados'],
])('lengths with their pieces are the parts of their heading: %s', (text, kind) => {
  expect(readMailParts(text)).toEqual([`10 × ${kind} 6x160`, `6 × ${kind} 6x200`])
})

test.each([
  ['the lines end with the first other one', 'Pins nitrided Ø6:\n10 in 160\n4 sleeves 5x8x125', '4 × sleeves 5x8x125'],
  ['a material has figures, too', 'Pins 1.2343 nitrided Ø6:\n10 in 160\n4 sleeves 5x8x125', '4 × sleeves 5x8x125'],
])('%s', (_, text, last) => {
  const parts = readMailParts(text)
  expect(parts[0]).toMatch(/^10 × .*6x160$/)
  expect(parts.at(-1)).toBe(last)
})

test.each([
  'Nitrided ejector pins 6 mm, delivery in 48 hours',
  'The nitrided ejector pins 6 mm: 10 broke in 160 days',
  'Guide pillar 24 mm: 10 pcs in week 48',
])('other numbers are no lengths: %s', (text) => {
  expect(readMailParts(text).join()).not.toMatch(/\d[x×]\d/)
})
