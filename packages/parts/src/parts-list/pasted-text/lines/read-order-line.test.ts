import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readOrderLine } from './read-order-line.ts'

test.each([
  ['AZH-6x200', 'AZH-6x200', ''],
  ['AZH-6x200 5', 'AZH-6x200', '5'],
  ['AZH-6x200\t5', 'AZH-6x200', '5'],
  ['5\tAZH-6x200', 'AZH-6x200', '5'],
  ['AZH-6x200;5', 'AZH-6x200', '5'],
  ['5 AZH-6x200\t28,40 €/St', 'AZH-6x200', '5'],
  ['Eye bolt M24, 2 pcs (mould 215)', 'Eye bolt M24 (mould 215)', '2'],
  ['Zuganker M24 - 2 Stück (Werkzeug 215)', 'Zuganker M24 (Werkzeug 215)', '2'],
  ['śruba imbusowa M8x30 12.9 – 1 op. (100 szt.)', 'śruba imbusowa M8x30 12.9', '100'],
  ['AZH-6x200, 5 pcs (cut to 180)', 'AZH-6x200 (cut to 180)', '5'],
  ['5 AZH-6x200\t€ 28.40 each', 'AZH-6x200', '5'],
  ['AZH-6x200, 5', 'AZH-6x200', '5'],
  ['wypychacz 6x200, sztuk 14.', 'wypychacz 6x200', '14'],
  ['éjecteur nitruré 6x200 (quantité souhaitée : 12)', 'éjecteur nitruré 6x200', '12'],
  ['guide bush bronze 24x46, quantity required: 4', 'guide bush bronze 24x46', '4'],
  ['AZH-6x200: 5', 'AZH-6x200', '5'],
  ['tapones cónicos G1/4, 30', 'tapones cónicos G1/4', '30'],
  ['Verschlussstopfen G 1/4" - 25', 'Verschlussstopfen G 1/4"', '25'],
  ['raccordo 9 G3/8 40', 'raccordo 9 G3/8', '40'],
  ['Kühlnippel G1/4, 9', 'Kühlnippel G1/4, 9', ''],
  ['AZH-6x200 5 Stk.', 'AZH-6x200', '5'],
  ['AZH-6x200 – 5 Stk. zu 29,80', 'AZH-6x200', '5'],
  ['AZH-6x200, 5 pcs at 3.15', 'AZH-6x200', '5'],
  ['AZH-6x200 - 5 pcs à 3,15', 'AZH-6x200', '5'],
  ['AZH-6x200 - 5 szt. po 3,15', 'AZH-6x200', '5'],
  ['AZH-6x200 - 5 pcs', 'AZH-6x200', '5'],
  ['AZH-6x200 x 5', 'AZH-6x200', '5'],
  ['AZH-6x200 5x', 'AZH-6x200', '5'],
  ['5 x DIN 1530 A 6x200', 'DIN 1530 A 6x200', '5'],
  ['5x AZH-6x200', 'AZH-6x200', '5'],
  ['12 Stk. AZH-6x200', 'AZH-6x200', '12'],
  ['12 Stück Auswerferstift 6 x 200', 'Auswerferstift 6 x 200', '12'],
  ['5 AZH-6x200', 'AZH-6x200', '5'],
  ['5 DIN 1530 A 6x200', 'DIN 1530 A 6x200', '5'],
  ['DIN 1530 A 6x200 5', 'DIN 1530 A 6x200', '5'],
  ['DIN 1530 A 3,2x147,25 7', 'DIN 1530 A 3,2x147,25', '7'],
  ['DIN 1530 A 3,2x147,25 7 Stk', 'DIN 1530 A 3,2x147,25', '7'],
  ['Zentrierring 100x12 4', 'Zentrierring 100x12', '4'],
  ['O-Ring FKM 25x2,5 Stück', 'O-Ring FKM 25x2,5 Stück', ''],
  ['O-Ring FKM 25x2,5, 50 Stück', 'O-Ring FKM 25x2,5', '50'],
  ['O-ring FKM 25x2,5   szt.   50,00', 'O-ring FKM 25x2,5', '50'],
  ['wypychacz 5x160 szt. 20,00', 'wypychacz 5x160', '20'],
  ['AZH-3.2x160-L147.25-T50-C31 4', 'AZH-3.2x160-L147.25-T50-C31', '4'],
  ['4711-0815 3', '4711-0815', '3'],
  ['1\tAZH-6x200\tAuswerferstift\t12 Stk', 'AZH-6x200 Auswerferstift', '12'],
  ['10 + 2 Reserve AZH-6x200', 'Reserve AZH-6x200', '12'],
  ['8 Stk statt 5 Stk AZH-6x200', 'AZH-6x200', '8'],
  ['AZH-6x200 8 pcs (not 5)', 'AZH-6x200', '8'],
  ['ca. 30 St. AZH-6x200', 'AZH-6x200', 'ca. 30 St.'],
  ['10-15 Stk AZH-6x200', 'AZH-6x200', '10-15 Stk'],
  ['12 Stk AZH-6x200, davon 6 Stk sofort', 'AZH-6x200, davon 6 Stk sofort', '12/6 pcs'],
  ['AZH-6x200, 5 pcs @ EUR 7.95 each', 'AZH-6x200', '5'],
  ['AZH-6x200, 5 ks – 1 250,50 Kč/ks', 'AZH-6x200', '5'],
  ['4 db AZH-6x200 – 12 400 Ft/db', 'AZH-6x200', '4'],
  ['AZH-6x200 - 8 st - 1,35 p/st', 'AZH-6x200', '8'],
  ['AZH-6x200, 8 Stk, 3,10 /Stk', 'AZH-6x200', '8'],
  ['n° 4 AZH-6x200', 'AZH-6x200', '4'],
  ['estrattori nitrurati 6x200 n°12', 'estrattori nitrurati 6x200', '12'],
  ['expulsores nitrurados 6x200, nº 12', 'expulsores nitrurados 6x200', '12'],
  ['boccole di guida 20x36 – n° 4', 'boccole di guida 20x36', '4'],
  ['O-ring 20x2,5 n° 10', 'O-ring 20x2,5', '10'],
  ['estrattore 6x200 disegno n° 12', 'estrattore 6x200 disegno n° 12', ''],
  ['éjecteur 6x200 moule n°12', 'éjecteur 6x200 moule n°12', ''],
  ['extrator 6x200 nº 4711', 'extrator 6x200 nº 4711', ''],
  ['eight 5 x 160 nitrided pins', '5 x 160 nitrided pins', '8'],
  ['una trentina di viti M8x30', 'viti M8x30', 'una trentina di'],
  ['uma placa de base 246x296x27', 'placa de base 246x296x27', '1'],
  ['una manciata di viti M8x30', 'una manciata di viti M8x30', ''],
  ['une poignée de vis M8x30', 'une poignée de vis M8x30', ''],
  ['uma porrada de parafusos M8x30', 'uma porrada de parafusos M8x30', ''],
  ['éjecteur 6x200, livraison sem. 50', 'éjecteur 6x200, livraison', ''],
  ['extractor 8x160, entrega sem. 7', 'extractor 8x160, entrega', ''],
  ['vyhazovač 6x200, dodání 49. týden', 'vyhazovač 6x200, dodání', ''],
  ['izmetač 8x250, dobava 50. teden', 'izmetač 8x250, dobava', ''],
  ['wypychacz 8x250, dostawa 3. tydzień, 4 szt.', 'wypychacz 8x250, dostawa', '4'],
  ['Auswerferstift 6x200, Lieferung 12. KW', 'Auswerferstift 6x200, Lieferung', ''],
])('%j requests %j, quantity %j', (line, requested, quantity) => {
  expect(readOrderLine(line)).toEqual({ requested, quantity })
})

test.each([
  'DIN 1530 AH 3,2x160 gekürzt auf 147',
  'Auswerferstift 6 x 200',
  'DIN 1530 A 3,2x147,25',
  'AZH-3,2x147,25',
  'ASN-1.4x2x80x40',
  'Platte 100x200x20',
  'Platte 100 x 200 x 20',
  'Ø6 x 200',
  'Auswerferstift Ø 6 L=200',
  '6x200 DIN 1530',
  'DIN 1530 A 6 200',
  'DIN 1530',
  'AZH 6x200',
  'Stiftmuster',
])('%j names no quantity: its numbers are sizes', (line) => {
  expect(readOrderLine(line)).toEqual({ requested: line, quantity: '' })
})

test('the prices of a piece and of the line stand behind the pieces', () => {
  expect(readMailParts('GUIDE PILLAR 24 X 46 X 75    4 ST    14,20     56,80')).toEqual([
    '4 × GUIDE PILLAR 24 X 46 X 75',
  ])
})

test('dots lead the eye to the pieces', () => {
  expect(readMailParts('guide pillar 24x46x75 hardened ... 4')).toEqual(['4 × guide pillar 24x46x75 hardened'])
})
