import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['15 Auswerfer 3x125 nitriert und 5 Stück 3x160', ['15 × Auswerfer 3x125 nitriert', '5 × Auswerfer 3x160 nitriert']],
  [
    '10 ejector pins 4x160 nitrided and 6 in 5x160',
    ['10 × ejector pins 4x160 nitrided', '6 × ejector pins 5x160 nitrided'],
  ],
  [
    '10 expulsores 4x160 nitrurados y 6 de 5x160',
    ['10 × expulsores 4x160 nitrurados', '6 × expulsores 5x160 nitrurados'],
  ],
  ['10 éjecteurs 4x160 nitrurés et 6 en 5x160', ['10 × éjecteurs 4x160 nitrurés', '6 × éjecteurs 5x160 nitrurés']],
  ['10 estrattori 4x160 temprati e 6 da 5x160', ['10 × estrattori 4x160 temprati', '6 × estrattori 5x160 temprati']],
  [
    'tolv utstötare 5x160 nitrerade och lika många 5x200',
    ['12 × utstötare 5x160 nitrerade', '12 × utstötare 5x200 nitrerade'],
  ],
  ['10 uitwerpers 4x160 gehard en evenveel 5x160', ['10 × uitwerpers 4x160 gehard', '10 × uitwerpers 5x160 gehard']],
  ['je 2: Auswerfer 6x160 und 6x200 nitriert', ['2 × Auswerfer 6x160 nitriert', '2 × Auswerfer 6x200 nitriert']],
])('the material behind one of several sizes is that of the others: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['10 Auswerfer 4x160 nitriert, 6 Auswerfer 5x160', '6 × Auswerfer 5x160'],
  ['10 Auswerfer 4x160 nitriert, 6 Hülsen 5x8x160', '6 × Hülsen 5x8x160'],
  ['10 Auswerfer 4x160 nitriert und 6 5x160 gehärtet', '6 × Auswerfer 5x160 gehärtet'],
  ['10 Auswerfer 4x160 nitriert und 6 5x160 gehärtet und 2 6x160', '2 × Auswerfer 6x160'],
  ['6 Auswerfer 4x160 nitriert, 4 gehärtete 5x160 und 2 6x160', '2 × Auswerfer 6x160'],
  ['10 Auswerfer 4x160 gekürzt auf 150 nitriert und 2 Stück 5x160', '2 × Auswerfer 5x160'],
])('a kind that is said again and another material share none: %s', (line, last) => {
  expect(readMailParts(line).at(-1)).toBe(last)
})

test.each([
  ['Die Auswerfer aus Schnellarbeitsstahl: 10 Stück 2,2x160, und 10 Stück 3,2x200 nitriert.', '2,2x160'],
  ['10 hardened pins 4x160 and 4 5x160 nitrided', '4x160'],
  ['10 éjecteurs trempés 4x160 et 4 5x160 nitrurés', '4x160'],
])('a part with a material before its sizes gets none from behind the next one: %s', (line, sizes) => {
  expect(readMailParts(line)[0]).toMatch(new RegExp(`^10 × .* ${sizes}$`))
})

test.each([
  [
    'eight ejector pins 12x400 nitrided and four of the same in 14x400',
    '8 × ejector pins 12x400 nitrided',
    '4 × ejector pins 14x400 nitrided',
  ],
  [
    '8 Auswerfer nitriert 12x400 und vier gleiche in 14x400',
    '8 × Auswerfer nitriert 12x400',
    '4 × Auswerfer nitriert 14x400',
  ],
  [
    '8 éjecteurs nitrurés 12x400 et quatre identiques en 14x400',
    '8 × éjecteurs nitrurés 12x400',
    '4 × éjecteurs nitrurés 14x400',
  ],
  [
    '8 expulsores nitrurados 12x400 y cuatro iguales de 14x400',
    '8 × expulsores nitrurados 12x400',
    '4 × expulsores nitrurados 14x400',
  ],
  [
    '8 wypychaczy azotowanych 8x160 i 4 takie same 8x200',
    '8 × wypychaczy azotowanych 8x160',
    '4 × wypychaczy azotowanych 8x200',
  ],
])('the same part in other sizes has its kind and its material: %s', (line, ...rows) => {
  expect(readMailParts(line)).toEqual(rows)
})

test('a text without signs asks for its next part', () => {
  const line =
    'necesito diez expulsores nitrurados 3x160 y otros diez de 3x200 tambien nitrurados ponme ademas dos docenas de tornillos allen M8x40 12.9'
  expect(readMailParts(line)).toEqual([
    '10 × expulsores nitrurados 3x160',
    '10 × expulsores nitrurados 3x200 tambien nitrurados',
    '24 × tornillos allen M8x40 12.9',
  ])
})
