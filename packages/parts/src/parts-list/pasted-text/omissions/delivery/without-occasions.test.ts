import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  'as agreed on the phone',
  'wie am Telefon besprochen',
  'comme convenu par téléphone',
  "come d'accordo al telefono",
  'come da accordi telefonici',
  'como quedamos por teléfono',
  'como combinado ao telefone',
  'zoals telefonisch afgesproken',
  'jak ustalono telefonicznie',
  'dle telefonické dohody',
  'ahogy telefonon megbeszéltük',
  'cum am vorbit la telefon',
  'som överenskommet per telefon',
  'kot dogovorjeno po telefonu',
  'for testing',
  'für einen Versuch',
  'zum Testen',
  'pour un essai',
  'per una prova',
  'para una prueba',
  'para um ensaio',
  'voor een proef',
  'na próbę',
  'na zkoušku',
  'egy próbához',
  'pentru o probă',
  'för test',
  'za preizkus',
  "for tonight's run",
  'für die morgige Schicht',
  'per il turno di notte',
  'na nocną zmianę',
  'please protect the ends',
  'bitte gut verpacken',
  'imballare bene',
])('what was agreed, and what a part is for, says nothing about it: %s', (said) => {
  expect(readMailParts(`4 ejector pins 8x160 ${said}`)).toEqual(['4 × ejector pins 8x160'])
  expect(readMailParts(`4 ejector pins 8x160 nitrided, ${said}, thanks`)).toEqual(['4 × ejector pins 8x160 nitrided'])
  expect(readMailParts(`4 ejector pins 8x160 (${said})`)).toEqual(['4 × ejector pins 8x160'])
})

test.each([
  ['4 ejector pins 8x160 as agreed hardened', 'hardened'],
  ['4 ejector pins 8x160 for a trial in bronze', 'bronze'],
  ['4 ejector pins 8x160, oversize, for the rework cavity', 'oversize'],
  ['4 ejector pins 8x160, as agreed 5 mm shorter', 'shorter'],
])('what may change a part stays: %s', (line, said) => {
  expect(readMailParts(line).join()).toContain(said)
})
