import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['100 Zylinderschrauben M6x20 12.9 VE 100', '100 × Zylinderschrauben M6x20 12.9'],
  ['10 estrattori nitrurati 4x160 (conf. da 10)', '10 × estrattori nitrurati 4x160'],
  ['20 st utstötarstift nitrerat 6x160 (förp. om 10)', '20 × utstötarstift nitrerat 6x160'],
  ['100 St. Zylinderschraube M8x40 8.8 (1 Karton)', '100 × Zylinderschraube M8x40 8.8'],
  ['12 st utstötarstift nitrerat 6x160 (förp. om 10)', '12 × utstötarstift nitrerat 6x160 (förp. om 10)'],
])('pieces that fill their packs need no word about these: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['illesztőszeg 5x24 – 1 csomag = 50 db, ebből 2 csomag', '100 × illesztőszeg 5x24'],
  ['dowel pin 5x24, 1 pack = 50 pcs, 2 packs please', '100 × dowel pin 5x24'],
  ['Zylinderstift 5x24 – 1 VE = 50 Stück, davon 2 VE', '100 × Zylinderstift 5x24'],
  ['Zylinderstift 5x24, 1 VE = 50 Stück, bitte 3 VE', '150 × Zylinderstift 5x24'],
  ['goupille 5x24, 1 boîte = 50 pièces, 2 boîtes', '100 × goupille 5x24'],
  ['2 VE Zylinderstift 5x24, 1 VE = 50 Stück', '100 × Zylinderstift 5x24'],
  ['2 packs dowel pin 5x24 - 1 pack = 50 pcs', '100 × dowel pin 5x24'],
  ['100 Stück Zylinderstift 5x24, 1 VE = 50 Stück', '100 × Zylinderstift 5x24'],
  ['2 packs dowel pin 5x24 (1 pack = 50)', '100 × dowel pin 5x24'],
  ['spina 5x24, 1 confezione = 50 pezzi, ne servono 2 confezioni', '100 × spina 5x24'],
  ['kołek 5x24 – 1 opak. = 50 szt., proszę 2 opak.', '100 × kołek 5x24'],
])('packs behind the size of one are counted in pieces: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
