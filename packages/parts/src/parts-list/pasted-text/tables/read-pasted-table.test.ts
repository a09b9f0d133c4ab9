import { expect, test } from 'vitest'
import { readPaste } from '../read-paste.ts'
import { readPastedTable } from './read-pasted-table.ts'

test('a copy from a spreadsheet has its columns and headings', () => {
  const { rows, headerRow, columns } = readPastedTable(
    'Pos\tMenge\tBezeichnung\r\n1\t4\tDIN 1530 A 3,2x160\r\n2\t12\t"Auswerferstift\nDIN 1530 A 6x200"\r\n',
  )
  expect(rows).toEqual([
    ['Pos', 'Menge', 'Bezeichnung'],
    ['1', '4', 'DIN 1530 A 3,2x160'],
    ['2', '12', 'Auswerferstift\nDIN 1530 A 6x200'],
  ])
  expect(headerRow).toBe(0)
  expect(columns).toEqual({ quantity: [1], designation: [2] })
})

test('two columns without headings are number and quantity', () => {
  const { headerRow, columns } = readPastedTable('AZH-6x200\t5\nAZH-8x200\t12')
  expect(headerRow).toBe(-1)
  expect(columns).toEqual({ articleNo: [0], quantity: [1] })
})

test.each([
  [
    'semicolons',
    'Artikel;Menge\nAZH-3,2x160;4\nAZH-6x200;5',
    [
      ['Artikel', 'Menge'],
      ['AZH-3,2x160', '4'],
      ['AZH-6x200', '5'],
    ],
  ],
  [
    'commas below headings',
    'Article,Qty\nAZH-3.2x160,4\n"AZH-3,2x200",5',
    [
      ['Article', 'Qty'],
      ['AZH-3.2x160', '4'],
      ['AZH-3,2x200', '5'],
    ],
  ],
  [
    'commas with spaces',
    'AZH-6x200, 5\nAZH-8x200, 12',
    [
      ['AZH-6x200', '5'],
      ['AZH-8x200', '12'],
    ],
  ],
])('%s separate columns', (_, text, rows) => {
  expect(readPastedTable(text).rows).toEqual(rows)
})

test.each([';', ','])('headings tell several sizes of a part from a sentence: %s', (separator) => {
  const text = 'Menge;Artikel;Alternative\n4;AZH-6x160;AZH-6x200\n3;AZH-5x160;AZH-5x200'.replaceAll(';', separator)
  const { rows, headerRow } = readPastedTable(text)
  expect(headerRow).toBe(0)
  expect(rows[1]).toEqual(['4', 'AZH-6x160', 'AZH-6x200'])
})

test.each([
  ['rows', '1\t2\n'.repeat(150_000)],
  ['columns', `${'ab  '.repeat(150_000)}\n1  2`],
])('very many %s are read', (_, text) => {
  expect(readPastedTable(text).rows.length).toBeGreaterThan(1)
})

/** Returns the parts of a pasted text: `12 × AZH-6x200`, without the number if none is stated. */
function partsOf(text: string): string[] {
  return readPaste(text).rows.map(({ articleNo, designation, quantity, toleranceClass }) => {
    const part = [articleNo, designation, toleranceClass].filter(Boolean).join(' ')
    return quantity === undefined ? part : `${quantity} × ${part}`
  })
}

test('each line without columns names a part, with or without a quantity', () => {
  const text = '5 x DIN 1530 A 3,2x160\n\nAZH-6x200 5\n4711-08\nDIN 1530 AH 3,2x160 gekürzt auf 147'
  expect(partsOf(text)).toEqual([
    '5 × DIN 1530 A 3,2x160',
    '5 × AZH-6x200',
    '4711-08',
    'DIN 1530 AH 3,2x160 gekürzt auf 147',
  ])
  expect(readPastedTable(text).lines).toEqual([0, 1, 2, 3, 4])
})

test('a standard and its form letter begin no second part, and are no quantity', () => {
  const text =
    'DIN 1530 A 6 x 160\nISO 8734 pins 6x30\nDIN 1530 type A 6 x 250, 1.2344\nFormplatte A 346 x 396 x 76, 1.2085'
  expect(partsOf(text)).toEqual(text.split('\n'))
  expect(partsOf('prosím 2 x AZH-6x160 a 3 x AZH-8x200')).toEqual(['2 × AZH-6x160', '3 × AZH-8x200'])
})

test('a diameter with a letter or a word names a part, alone or in a mail', () => {
  const parts = ['Auswerfer rund d=7 l=250', 'vyhazovač D=16 L=400', 'locating ring 100 mm dia x 12', 'd6 L160'].concat(
    'blade: t=1.5 w=11.5 L=200 L1=100',
    'FSE 20/36/75',
    'wyp. fi5 L=200',
    'vyh. prům. 6 dl. 200',
  )
  for (const part of parts) expect(partsOf(part)).toEqual([part])
  for (const part of ['VYHAZOVAC PR.6 L=250', 'Auswerferstift Dm 6 Lg 250 WS']) expect(partsOf(part)).toEqual([part])
  expect(partsOf(['Hallo,', ...parts, 'D 80331 München'].join('\n'))).toEqual(parts)
})

test('an abbreviation does not end the sentence that names a part', () => {
  const part = 'Auswerferstift 8x200 nitriert inkl. APZ 3.1'
  expect(partsOf(part)).toEqual([part])
  expect(partsOf('Wir brauchen 4 Stück AZN-6x160. Danke')).toEqual(['4 × AZN-6x160'])
})

test('a diameter sign names a part in a mail, and "x" before the quantity is not left over', () => {
  expect(partsOf("buse d'injection Ø18 trou 5 R40 lg 56\nAZH-6x160 x 25 pcs\nTel. +49 30 555 x 160")).toEqual([
    "buse d'injection Ø18 trou 5 R40 lg 56",
    '25 × AZH-6x160',
  ])
})

test('a line of a mail never continues the line above it', () => {
  expect(partsOf('6. 3 Stk. Distanzring 40 nach Zeichnung\n7. 1.000 AZH-4x125\n8. 6x160 gehärtet')).toEqual([
    '3 × Distanzring 40 nach Zeichnung',
    '1.000 × AZH-4x125',
    '6x160 gehärtet',
  ])
})

test('a hardness is no quantity', () => {
  expect(partsOf('éj. cyl. trempé 60 HRC Ø3,2 lg 160')).toEqual(['éj. cyl. trempé 60 HRC Ø3,2 lg 160'])
})

test('numbers that count the lines are no quantities', () => {
  expect(partsOf('1 AZH-6x200 4\n2 AZH-8x200 12\n3 DIN 1530 A 3,2x160')).toEqual([
    '4 × AZH-6x200',
    '12 × AZH-8x200',
    'DIN 1530 A 3,2x160',
  ])
})

test.each([
  [
    'list numbers in any mixture',
    'Pos 1: 3 Stk AZH-6x200\n2) 4 AZH-8x200\n5. AZH-5x200 - 6 Stück\n- 7 x AZH-4x200\n6 - 8 ks AZH-3x200',
    ['3 × AZH-6x200', '4 × AZH-8x200', '6 × AZH-5x200', '7 × AZH-4x200', '8 × AZH-3x200'],
  ],
  [
    'a reply with quotes, greetings and a signature',
    'Guten Tag Herr Blank,\nbitte liefern.\n\nAm 3.5.2026 um 9:15 schrieb Anna Blank:\n> 3 Stk AZH-6x200\n>> 4 Stk AZH-8x200\n\nMit Gruß\nRolf Probst\nAhornallee 12, 12345 Musterstadt\nTel. +49 123 456 x 7',
    ['3 × AZH-6x200', '4 × AZH-8x200'],
  ],
  ['one line with a tab', 'Hallo,\n4 Stk AZH-6x200\nAZH-8x200\t7\nDanke', ['4 × AZH-6x200', '7 × AZH-8x200']],
  [
    'parts around a table',
    'Hallo,\nbitte noch 2 Stk AZH-4x200\n\nPos\tMenge\tArtikel\n1\t6\tAZH-6x200\n2\t8\tAZH-8x200\n\nGruß',
    ['2 × AZH-4x200', '6 × AZH-6x200', '8 × AZH-8x200'],
  ],
  ['prices', '12 Stk AZH-6x200 à 3,10 EUR\n4 pz AZH-8x200 @ 2.50', ['12 × AZH-6x200', '4 × AZH-8x200']],
  [
    'quantities in words',
    'drei Stück AZH-6x200\nune douzaine de broches 4x160\nhalf a dozen core pins 5x160',
    ['3 × AZH-6x200', '12 × broches 4x160', '6 × core pins 5x160'],
  ],
  [
    'open quantities in their words',
    '1.500 Stk AZH-6x200\n3 VE AZH-8x200\nje Form 4 Stk AZH-5x200',
    ['1.500 Stk × AZH-6x200', '3 VE × AZH-8x200', 'je Form 4 Stk × AZH-5x200'],
  ],
  ['packs with their size', '3 VE AZH-8x200 (1 VE = 20 Stück)', ['60 × AZH-8x200']],
  [
    'a quantity said once',
    'bitte je 9 Stück:\nAZH-6x200\nAZH-8x200\nAZH-5x200 4 Stk',
    ['9 × AZH-6x200', '9 × AZH-8x200', '4 × AZH-5x200'],
  ],
  [
    'one quantity for several parts in a line',
    'je 5 von AZH-4x125, AZH-4x160 und AZH-4x200\n5 de chaque : AZH-5x125 et AZH-5x160\npo 2 szt. AZH-6x125, AZH-6x160',
    [
      ...['5 × AZH-4x125', '5 × AZH-4x160', '5 × AZH-4x200', '5 × AZH-5x125', '5 × AZH-5x160'],
      ...['2 × AZH-6x125', '2 × AZH-6x160'],
    ],
  ],
  [
    'a table that is aligned by blanks',
    'Pos.  Art.-Nr.    Bezeichnung            Menge  Preis   Gesamt\n 1    AZH-6x200   Auswerferstift geh.       12   2,34    28,08\n 2    AZH-8x200   Auswerferstift geh.        4   5,10    20,40',
    ['12 × AZH-6x200 Auswerferstift geh.', '4 × AZH-8x200 Auswerferstift geh.'],
  ],
  [
    'columns that stand close together',
    'Line  Qty  Part no.        Unit    Total\n1     30   AZH-8x250       6.40    192.00\n3      2   PLAU-196x246x46 148.00  296.00',
    ['30 × AZH-8x250', '2 × PLAU-196x246x46'],
  ],
  [
    'positions of business software and numbers of the customer',
    '00010  AZH-6x200\n       Menge: 20 ST   Preis: 6,40 EUR / 1 ST\n       Ihre Mat.-Nr.: 4711-08\n00020  AZH-8x200\n       Menge: 12 ST   Zeichnung: 3305-017',
    ['20 × AZH-6x200', '12 × AZH-8x200'],
  ],
  ['a cancelled part', 'Bitte storniert 5 Stk AZH-6x200', ['storniert 5 Stk AZH-6x200']],
  [
    'a tolerance said once, for cuts',
    'Toleranz für alle +0,02:\n3 Stk AZH-6x200 gekürzt auf 151\n4 Stk AZH-8x200',
    ['3 × AZH-6x200 gekürzt auf 151 +0,02', '4 × AZH-8x200'],
  ],
  [
    'the quantity in the next line',
    '10  AZH-6x200\n    Qty 12 EA  Unit price 7.95\n20  AZH-8x200\n    Qty 4 EA  Unit price 9.10',
    ['12 × AZH-6x200', '4 × AZH-8x200'],
  ],
  [
    'several parts in a sentence',
    'Wir brauchen 3 Kernstifte 4x160, 5 Kernstifte 5x160 und 2 O-Ringe 10x2 bis Montag.',
    ['3 × Kernstifte 4x160', '5 × Kernstifte 5x160', '2 × O-Ringe 10x2'],
  ],
  [
    'a correction in the next line',
    'AZH-6x200 10 Stk\nstatt 10 bitte 12 Stück\n4 pcs AZH-8x200\n- make that 6 pcs',
    ['12 × AZH-6x200', '6 × AZH-8x200'],
  ],
  [
    'corrections in other languages',
    'AZH-4x200 10 db\n10 helyett 12 db kell\nAZH-5x200 10 st\ni stället för 10 vill vi ha 14 st\nAZH-6x200 : 10\nau lieu de 10, merci de livrer 16 pièces',
    ['12 × AZH-4x200', '14 × AZH-5x200', '16 × AZH-6x200'],
  ],
  [
    'a correction that names its part',
    '20 Stk AZH-6x200\n12 Stk AZH-8x200\nKorrektur: bei AZH-6x200 bitte 25 statt 20 Stück.\nÄnderung: AZH-8x200 9 Stk',
    ['25 × AZH-6x200', '9 ? × AZH-8x200'],
  ],
  [
    'a correction of another quantity or to another part',
    '20 Stk AZH-6x200\nstatt 10 bitte 12\n20 Stk AZH-8x200\nKorrektur: bitte AZH-8x250',
    ['12 ? × AZH-6x200', '20 ? × AZH-8x200', 'AZH-8x250'],
  ],
  [
    'corrections in sentences',
    'zu unserer Bestellung 4711-88 von gestern: statt 5 bitte 8 Stück AZH-6x200, und von den\nKernstiften 4x160 brauchen wir jetzt 12.\nPlease change our order 8841: instead of 6 please send 10 off AZH-8x200.',
    ['8 × AZH-6x200', '12 × Kernstiften 4x160', '10 × AZH-8x200'],
  ],
  ['a cancelled part in the next line', '20 Stk AZH-6x200\nentfällt', ['20 ? × AZH-6x200 entfällt']],
  [
    'words of an order around a part',
    'Könnten Sie uns noch 8 Kernstifte 4x160 schicken?\nAZH-6x200 brauchen wir jetzt 12.\nProsimy 4 szt. AZH-8x200 wysłać pilnie',
    ['8 × Kernstifte 4x160', '12 × AZH-6x200', '4 × AZH-8x200'],
  ],
  [
    'quantities behind and before the parts of a sentence',
    'Nochmal wie letztes Mal: AZH-6x200, 20 Stück, dazu 4 AZH-8x200\nAZH-4x200 (6x) und AZH-5x200 (2x)\nVon den AZH-4x160 bitte 20, von den AZH-5x160 12 Stück.',
    ['20 × AZH-6x200', '4 × AZH-8x200', '6 × AZH-4x200', '2 × AZH-5x200', '20 × AZH-4x160', '12 × AZH-5x160'],
  ],
  [
    'the quantity in the line before',
    'Menge: 10\nArtikel: AZH-6x200\nMenge: 4\nArtikel: AZH-8x200',
    ['10 × AZH-6x200', '4 × AZH-8x200'],
  ],
  ['its greeting and its end in one line', 'Servus, schick mir bitte 6 AZH-6x200 mit. LG Toni', ['6 × AZH-6x200']],
  [
    'commas in each line',
    'Hi, could you send us 10 of AZH-6x200 and 5 of AZH-8x200?\nCheers, Bob',
    ['10 × AZH-6x200', '5 × AZH-8x200'],
  ],
  [
    'a table whose rows lack cells',
    'Pos  Qty  Part no.    Description        Material\n1    4    AZH-6x200   EJECTOR PIN\n2    8    -           CORE PIN 4x160     1.2210\n3    6    -           CORE PIN 5x160',
    ['4 × AZH-6x200 EJECTOR PIN', '8 × CORE PIN 4x160 1.2210', '6 × CORE PIN 5x160'],
  ],
  ['a cut whose length is no quantity', 'AZH-8x315 cortar para 302', ['AZH-8x315 cortar para 302']],
  ['nothing but words', 'Hallo,\nwir haben vom 24.12. bis 6.1. geschlossen.\nGruß', []],
])('a mail with %s', (_, text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test('a mail is read in linear time', { tags: ['release'] }, () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `${index + 1}. 4 Stk Kernstift 4x${100 + index}`)
  expect(readPaste(lines.join('\n')).rows).toHaveLength(2000)
  for (const endless of [
    '1 '.repeat(50_000),
    'und 4 Stk '.repeat(10_000),
    'bitte '.repeat(20_000),
    'statt 5 '.repeat(15_000),
    '> '.repeat(50_000),
    'a, '.repeat(30_000),
    '1'.repeat(100_000),
    `4 Stk Kernstift 4x100 ${' '.repeat(100_000)}.`,
    `4 Stk Kernstift 4x100 ${','.repeat(100_000)}`,
    `4 Stk Kernstift 4x100 ${'-, '.repeat(30_000)}`,
  ]) {
    expect(readPaste(endless).rows.length).toBeLessThan(2)
  }
})

test.each([
  ["Hier j'ai commandé 10 éjecteurs 6x160 ; pouvez-vous passer à 14 ?", 'éjecteurs 6x160', '14'],
  ['Three pins 6x160 have broken; please send six', 'pins 6x160', '6'],
  ['Si sono rotti due estrattori 6x160; mandatene quattro', 'estrattori 6x160', '4'],
])('a semicolon in a sentence separates no columns: %s', (text, designation, quantity) => {
  const { rows, columns } = readPastedTable(text)
  const cell = (field: 'designation' | 'quantity') => rows[0]?.[columns[field]?.[0] ?? -1]
  expect([cell('designation'), cell('quantity')]).toEqual([designation, quantity])
})

test.each([
  '1 Auswerferstift nitriert 6x160, 8 Stk\n2 Auswerferstift nitriert 2x160, 12 Stk\n3 Führungssäule 20x36x55, 4 Stk',
  '1) Auswerferstift nitriert 6x160; 8 Stk\n2) Auswerferstift nitriert 2x160; 12 Stk\n3) Führungssäule 20x36x55; 4 Stk',
  'Item  Description                     Qty\n1     Auswerferstift nitriert 6x160   8\n2     Auswerferstift nitriert 2 x 160 mm  12\n3     Führungssäule 20x36x55          4',
])('the number of a row is no part of its designation: %s', (text) => {
  const { rows, columns } = readPastedTable(text)
  const said = rows.map((row) => (columns.designation ?? []).map((column) => row[column] ?? '').join(' '))
  expect(said.filter((each) => /\dx|x\s\d/.test(each)).map((each) => each[0])).toEqual(['A', 'A', 'F'])
})
