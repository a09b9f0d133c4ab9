import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Hallo, wir werden von den 5x160 doch 30 statt 20 benötigen.',
  'Hi, we will be needing 30 of the 5x160 instead of 20.',
  'Bonjour, des 5x160 nous aurons besoin de 30 au lieu de 20.',
  'Dei 5x160 avremo bisogno di 30 invece di 20.',
  'De los 5x160 vamos a necesitar 30 en lugar de 20.',
  'Van de 5x160 zullen we 30 nodig hebben in plaats van 20.',
  'Z 5x160 będziemy potrzebować 30 zamiast 20.',
  'Dobrý den, těch 5x160 budeme potřebovat 30 místo 20.',
  'Jó napot, az 5x160-asból mégis 30 kell 20 helyett.',
  'Dos 5x160 vamos precisar de 30 em vez de 20.',
  'Bună ziua, din 5x160 avem nevoie de 30 în loc de 20.',
  'Pozdravljeni, 5x160 bomo vendarle potrebovali 30 namesto 20.',
  'Av 5x160 kommer vi att behöva 30 i stället för 20.',
])('a sentence with its verb in the future changes the number of its sizes: %s', (mail) => {
  expect(readMailParts(mail)).toEqual(['30 × 5x160'])
})

test.each([
  ['Instead of the 3.5x160 we need 10 ejector pins 3.5x200.', '10 × ejector pins 3.5x200'],
  ['Statt der 3,5x160 brauchen wir 10 Auswerferstifte 3,5x200.', '10 × Auswerferstifte 3,5x200'],
  ['Au lieu des 3,5x160 il nous faut 10 éjecteurs 3,5x200.', '10 × éjecteurs 3,5x200'],
  ['Zamiast 3,5x160 potrzebujemy 10 wypychaczy 3,5x200.', '10 × wypychaczy 3,5x200'],
  [
    'The blade ejectors: instead of 1.2x7.5x160x80 nitrided 1.5x7.5x160x80, still 6.',
    '6 × blade ejectors 1.5x7.5x160x80 nitrided',
  ],
])('the former part may be only its sizes: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
