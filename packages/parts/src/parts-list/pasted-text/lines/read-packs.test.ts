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

test.each([
  ['O-ringen 12x2 viton: 1 zakje van 50', '50 × O-ringen 12x2 viton'],
  ['uitwerpers gehard 2x100: 4 pakjes à 10 stuks', '40 × uitwerpers gehard 2x100'],
  ['3 zakjes à 20 st. inbusbout M8x20 8.8', '60 × inbusbout M8x20 8.8'],
  ['Zylinderstifte 6x30: 3 Tüten à 20', '60 × Zylinderstifte 6x30'],
  ['Zylinderstifte 6x30: 3 Päckchen mit je 20 Stück', '60 × Zylinderstifte 6x30'],
  ['3 Beutel mit 20 Zylinderstiften 6x30', '60 × Zylinderstiften 6x30'],
  ['2 pouches of 25 dowel pins 6x30', '50 × dowel pins 6x30'],
  ['dowel pins 6x30: 3 bags with 20 each', '60 × dowel pins 6x30'],
  ['kolíky 6x30, 3 sáčky po 20 ks', '60 × kolíky 6x30'],
  ['pasadores 6x30: 3 bolsitas de 20 uds', '60 × pasadores 6x30'],
  ['goupilles 6x30 : 3 pochettes de 20', '60 × goupilles 6x30'],
  ['illesztőszeg 6x30: 3 zacskó à 20 db', '60 × illesztőszeg 6x30'],
  ['spine 6x30: 3 sacchetti da 20 pz', '60 × spine 6x30'],
  ['kołki 6x30 - 3 woreczki po 20 szt.', '60 × kołki 6x30'],
  ['cavilhas 6x30: 3 saquinhos de 20', '60 × cavilhas 6x30'],
  ['știfturi 6x30: 3 pungi a câte 20 buc', '60 × știfturi 6x30'],
  ['styrpinnar 6x30: 3 påsar om 20', '60 × styrpinnar 6x30'],
  ['zatiči 6x30: 3 vrečke po 20 kosov', '60 × zatiči 6x30'],
])('small packs of a stated size are counted in pieces: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['paspennen 6x30: 3 zakjes', '3 zakjes × paspennen 6x30'],
  ['Zylinderstifte 6x30: 3 Tüten', '3 Tüten × Zylinderstifte 6x30'],
  ['kołki 6x30 - 3 woreczki', '3 woreczki × kołki 6x30'],
  ['3 sacchetti spine 6x30', '3 sacchetti × spine 6x30'],
])('small packs of an unknown size stay open: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['4 bags of ejector pins nitrided 6x160 (10 per bag)', '40 × ejector pins nitrided 6x160'],
  ['illesztőszeg 6x30, 3 csomag (20 db/csomag)', '60 × illesztőszeg 6x30'],
  ['4 pakjes paspennen 6x30, 10 per pakje', '40 × paspennen 6x30'],
  ['Zylinderstifte 6x30, 3 Beutel, je Beutel 20 Stück', '60 × Zylinderstifte 6x30'],
  ['goupilles 6x30, 3 sachets (20 pièces par sachet)', '60 × goupilles 6x30'],
  ['2 Tüten Zylinderstifte 6x30 (50 Stück pro Tüte)', '100 × Zylinderstifte 6x30'],
  ['3 bolsas de pasadores 6x30, 20 uds por bolsa', '60 × pasadores 6x30'],
  ['kołki 6x30, 3 paczki, 20 szt. w paczce', '60 × kołki 6x30'],
  ['12 bolts M8x25 12.9 (4 per set)', '12 × bolts M8x25 12.9'],
])('pieces of each pack are counted for all packs: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'dowel pins 6x60 - 3 pack',
  'dowel pins 6x60, 1 pack please',
  'Zylinderstifte 6x60, 2 Pack',
  'STW-6x60 one pack',
])('packs are open although "pack" also asks: %s', (line) => {
  expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
})
