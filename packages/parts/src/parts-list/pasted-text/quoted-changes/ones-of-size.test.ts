import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'es',
    'Los expulsores de 4 tienen que ser de 250 de largo, no de 200, y de los de 5 hacen falta 10 en vez de 6.',
    'expulsores',
  ],
  ['de', 'Die 4er Auswerfer müssen 250 lang sein, nicht 200, und von den 5ern brauchen wir 10 statt 6.', 'Auswerfer'],
  [
    'en',
    'The 4 mm ejector pins should be 250 long, not 200, and of the 5 mm ones we need 10 instead of 6.',
    'ejector pins',
  ],
  [
    'fr',
    'Les éjecteurs de 4 doivent faire 250 de long, pas 200, et de ceux de 5 il en faut 10 au lieu de 6.',
    'éjecteurs',
  ],
  [
    'nl',
    'De uitwerpers van 4 moeten 250 lang zijn, niet 200, en van die van 5 hebben we er 10 nodig in plaats van 6.',
    'uitwerpers',
  ],
  ['se', 'Utstötarna på 4 ska vara 250 långa, inte 200, och av dem på 5 behöver vi 10 istället för 6.', 'utstötare'],
  ['pl', 'Wypychacze fi 4 mają mieć długość 250, nie 200, a tych fi 5 potrzeba 10 zamiast 6.', 'wypychacze'],
])('%s: a size stands for the kind of the clause before: %s', (_, answer, kind) => {
  expect(readMailParts(`${answer}\n\n> 8 ${kind} 4x200\n> 6 ${kind} 5x200`)).toEqual([
    `8 × ${kind} 4x250`,
    `10 × ${kind} 5x200`,
  ])
})

test.each([
  [
    'en',
    'The 4 mm ejector pins should be 250 long, not 200, and the longest ones of theirs 10 instead of 6.',
    'ejector pins',
  ],
  ['de', 'Die 4er Auswerfer müssen 250 lang sein, nicht 200, und Nummer sieben 10 statt 6.', 'Auswerfer'],
])('%s: a change beside others that nothing reads leaves the kind open: %s', (_, answer, kind) => {
  const parts = readMailParts(`${answer}\n\n> 8 ${kind} 4x200\n> 6 ${kind} 5x200`)
  expect(parts.filter((part) => part.startsWith('6 ×'))).toEqual([])
})
