import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Onde está extratores tubulares nitretados 3 x 5 x 100, 6 peças devem ser 3 x 5 x 125, a quantidade mantém-se.',
  'Wo 6 Hülsen nitriert 3x5x100 steht, müssen es 3x5x125 sein, Menge bleibt.',
  'Where it says 6 ejector sleeves nitrided 3x5x100 it should be 3x5x125, quantity stays.',
  'Où il y a 6 éjecteurs tubulaires nitrurés 3x5x100, ce doit être 3x5x125.',
  "Dove c'è scritto 6 estrattori tubolari nitrurati 3x5x100 devono essere 3x5x125.",
  'Donde pone 6 expulsores tubulares nitrurados 3x5x100 deben ser 3x5x125.',
  'Onde está "extratores tubulares nitretados 3 x 5 x 100, 6 peças" devem ser 3 x 5 x 125, a quantidade mantém-se.',
  'Wo "6 Hülsen nitriert 3x5x100" steht, müssen es 3x5x125 sein, Menge bleibt.',
  'Where it says "6 ejector sleeves nitrided 3x5x100" it should be 3x5x125, quantity stays.',
  'Où il y a « 6 éjecteurs tubulaires nitrurés 3x5x100 », ce doit être 3x5x125.',
  'Dove c\'è scritto "6 estrattori tubolari nitrurati 3x5x100" devono essere 3x5x125.',
  'Donde pone "6 expulsores tubulares nitrurados 3x5x100" deben ser 3x5x125.',
])('a part as it should be takes the place of what is written: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^6 × .*(?:3x5x125|3 x 5 x 125)$/)])
})

test('a quoted part in other sizes is open', () => {
  const mail =
    'Where it says "ejector sleeves nitrided 3x5x100" it should be 3x5x125.\n\n> 6 ejector sleeves nitrided 3x5x100'
  expect(readMailParts(mail)).toEqual(['ejector sleeves nitrided 3x5x125', '6 ? × ejector sleeves nitrided 3x5x100'])
})
