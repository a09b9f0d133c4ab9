import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'ein paar O-Ringe Viton 16x2',
  'gut 20 Auswerferstifte nitriert 4x200',
  'zwei, drei Auswerferstifte nitriert 7x200',
  'a good 20 ejector pins nitrided 4x200',
  'ten or twelve ejector pins nitrided 5x200',
  'nějakých 20 vyhazovačů nitridovaných 5x200',
  'dva až tři vyhazovače nitridované 4x200',
  'una veintena de expulsores nitrurados 7x200',
  'dos o tres expulsores nitrurados 6x200',
  'quelque 20 éjecteurs nitrurés 4x200',
  'deux ou trois éjecteurs nitrurés 6x200',
  'egy pár nitridált kilökőcsap 8x200',
  'olyan 20 nitridált kilökőcsap 6x200',
  'due o tre estrattori nitrurati 6x200',
  'een paar uitwerppennen genitreerd 6x200',
  'een stuk of twintig uitwerppennen genitreerd 6x200',
  'een stuk of 6 à 8 uitwerppennen genitreerd 6x200',
  'uitwerppennen genitreerd 6x200, een stuk of 10',
  'jakieś 20 wypychaczy azotowanych 5x200',
  'wypychacze azotowane 5x200 z 20 sztuk',
  'uns 20 extratores nitretados 5x200',
  'dois ou três extratores nitretados 6x200',
  'cam 20 știfturi aruncătoare nitrurate 4x200',
  'ett par utstötarstift nitrerade 8x200',
  'ett antal utstötarstift nitrerade 5x200',
  'kakšnih 20 izmetačev nitriranih 5x200',
  'kakih 20 izmetačev nitriranih 5x200',
])('a rough number stays open behind a line of a list: %s', (line) => {
  const [, part = ''] = readMailParts(`10 AZN-4x160\n${line}`)
  expect(part).not.toMatch(/^\d+ ×/)
})

test.each([
  ['ein Paar Führungssäulen 24x36x75', '2 × Führungssäulen 24x36x75'],
  ['a couple of ejector pins 6x160', '2 × ejector pins 6x160'],
  ['bitte schickt uns 20 Auswerferstifte 6x160', '20 × Auswerferstifte 6x160'],
  ['Alles gut. 20 Auswerferstifte 6x160', '20 × Auswerferstifte 6x160'],
  ['Pos. 3, 4 Auswerferstifte 6x160', '4 × Auswerferstifte 6x160'],
  ['cap screw M6 x 20 – 40 pcs', '40 × cap screw M6 x 20'],
  ['Zylinderstift 10 x 20 - 24 Stk', '24 × Zylinderstift 10 x 20'],
  ['stavěcí šroub DIN 913 M5 x 8 – 10 ks', '10 × stavěcí šroub DIN 913 M5 x 8'],
])('a number stays exact: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
