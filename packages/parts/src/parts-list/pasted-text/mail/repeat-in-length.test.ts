import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'wie oben, aber 250 lang - 12 Stk',
  'w.o., Länge 250 - 12 Stk',
  '12 Stk die gleichen in 250',
  'same as above but 250 long - 12 off',
  '12 Stk gleiche Stifte, aber 250 lang',
  'comme ci-dessus mais 250 de long - 12 pcs',
  'même chose en 250, 12 pcs',
  'come sopra ma lunghi 250 - 12 pz',
  'c.s. lungh. 250, 12 pz',
  'como el anterior pero de 250 de largo - 12 uds',
  'iguais aos de cima, comprimento 250 - 12 un',
  'als hierboven maar 250 lang, 12 st',
  'j.w. ale 250 mm - 12 szt',
  'jak wyżej, tylko długość 250 - 12 szt',
  'viz výše, ale délka 250 - 12 ks',
  'kot zgoraj, samo dolgi 250, 12 kos',
  'ugyanaz 250 hosszban, 12 db',
  'mint fent, de 250 hosszú - 12 db',
  'la fel, dar lungime 250, 12 buc',
  'samma fast 250 lång - 12 st',
  'ugyanez 250-ben - 12',
  'gleiche in 250 – 12',
  'same in 250: 12',
  'idem en 250 - 12',
  'som ovan, längd 250, 12 st',
])('the part above in another length: %s', (line) => {
  expect(readMailParts(`24 Stk Auswerferstifte nitriert 6x160\n${line}`)).toEqual([
    '24 × Auswerferstifte nitriert 6x160',
    '12 × Auswerferstifte nitriert 6x250',
  ])
})

test.each([
  ['4 guide pillars 22x56x75', 'same but 95 long - 2 off'],
  ['4 guide pillars 22x56x75', 'ditto, length 95, 2 off'],
  ['4 blade ejectors 1.2x4.5x160x80', 'as above, 200 long - 2 off'],
  ['4 ejector pins 6x160 cut to 147', 'as above, 200 long - 2 off'],
  ['4 ejector pins 6x160', 'as above but cut to 150 - 2 off'],
  ['4 ejector pins 6x160', 'same sleeves but 200 long - 2 off'],
  ['4 ejector pins 6x160', 'as above but 10 - 2 off'],
])('a figure that may mean something else repeats nothing: %s / %s', (part, line) => {
  expect(readMailParts(`${part}\n${line}`).join()).not.toMatch(
    /(?:pillars|ejectors|pins) \d.*(?:pillars|ejectors|pins) \d/,
  )
})
