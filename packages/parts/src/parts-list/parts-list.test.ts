import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { cellsOf, readList } from '../testing/read-list.ts'
import { guessTable } from './columns/guess-table.ts'
import { readRows } from './rows/read-rows.ts'

test('reads every row with its number and reports why others are skipped', () => {
  const rows = cellsOf(`
    Stückliste 4711
    Pos | Menge | Bezeichnung | Bemerkung
    | | Auswerferseite |
    1 | 4 | Auswerferstift 6x200 | bitte auf 180 kürzen
    2 | 12 Stk. | Auswerferstift 8x200 | -
    | | |
    Pos | Menge | Bezeichnung | Bemerkung
    3 | 1 | Zentrierring 100x12 |
    4 | 2 | Führungssäule |
      |   | 24x46x75 |
    Summe | 19 | |
    | | Erstellt: Muster |`)
  expect(readList(rows)).toEqual({
    rows: [
      {
        ...{ row: 4, quantity: '4', comment: 'bitte auf 180 kürzen' },
        designation: 'Auswerferstift 6x200 bitte auf 180 kürzen',
        section: 'Auswerferseite',
      },
      { row: 5, quantity: '12 Stk.', designation: 'Auswerferstift 8x200', section: 'Auswerferseite' },
      { row: 8, quantity: '1', designation: 'Zentrierring 100x12', section: 'Auswerferseite' },
      { row: 9, quantity: '2', designation: 'Führungssäule 24x46x75', section: 'Auswerferseite' },
    ],
    skipped: [
      { row: 3, reason: 'note', text: 'Auswerferseite' },
      { row: 6, reason: 'empty', text: '' },
      { row: 7, reason: 'heading', text: 'Pos · Menge · Bezeichnung · Bemerkung' },
      { row: 10, reason: 'joined', text: '24x46x75' },
      { row: 11, reason: 'total', text: 'Summe · 19' },
      { row: 12, reason: 'note', text: 'Erstellt: Muster' },
    ],
  })
})

test('a designation is joined from its columns', () => {
  const rows = cellsOf(`
    Anz. | Benennung | Description | Norm | Form | d1 | L | Werkstoff
    4 | Auswerferstift | Ejector pin | 1530 | A | 3,2 | 160 | WS
    2 | Auswerferstift 6x200 | Ejector pin 6x200 | DIN 1530 | AH | | |
    1 | Auswerferstift | | Auswerferstift DIN 1530 A 8x200 | | | |`)
  expect(readList(rows).rows.map(({ designation, changedLength }) => [designation, changedLength])).toEqual([
    ['Auswerferstift Ejector pin DIN 1530 Form A d1=3,2 WS', '160'],
    ['Auswerferstift 6x200 DIN 1530 Form AH', undefined],
    ['Auswerferstift DIN 1530 A 8x200', undefined],
  ])
})

test.each([
  [
    'materials and standards under unknown headings belong to the part, letters alone do not',
    `Anz. | Benennung | Maße | Spec | Katalog | Klasse
     4 | Auswerferstift | 6x200 | nitriert 1.2344 | DIN 1530-D | A
     2 | Auswerferstift | 8x200 | gehärtet | DIN 1530-A | C`,
    ['Auswerferstift 6x200 nitriert 1.2344 DIN 1530-D', 'Auswerferstift 8x200 gehärtet DIN 1530-A'],
  ],
  [
    'a heading over two columns is that of both',
    `Anz. | Benennung | | Preis
     4 | Auswerferstift | 6 x 200 | 1,50
     2 | Kernstift | 4 x 160 | 2,50`,
    ['Auswerferstift 6 x 200', 'Kernstift 4 x 160'],
  ],
  [
    'words under a heading for numbers are words',
    `Stückz. | Artikel | Abmess.
     je 2 | Auswerferstift | 6x200
     4 | Kernstift | 4x160`,
    ['Auswerferstift 6x200', 'Kernstift 4x160'],
  ],
  [
    'one heading for two things names both',
    `Anz. | Benennung | DIN / Größe
     4 | Auswerferstift | 1530 / 6 x 200`,
    ['Auswerferstift DIN 1530 6 x 200'],
  ],
])('%s', (_, text, designations) => {
  expect(readList(cellsOf(text)).rows.map(({ designation }) => designation)).toEqual(designations)
})

test.each([
  ['a remark of nothing but a length', 'Bemerkung', 'auf 143,5', 'Kernstift 4x160 auf 143,5'],
  ['under whatever heading', 'Sonstiges', 'auf 143,5 ablängen', 'Kernstift 4x160 auf 143,5 ablängen'],
  ['in other words', 'Vermerk', 'Fertiglänge 143,5', 'Kernstift 4x160 Fertiglänge 143,5'],
  ['work on the head', 'Bemerkung', 'Kopf auf Ø6 abgedreht', 'Kernstift 4x160 Kopf auf Ø6 abgedreht'],
  ['a radius', 'Remarks', 'tip R2', 'Kernstift 4x160 tip R2'],
  ['a drawing', 'Observations', 'longueur selon plan', 'Kernstift 4x160 longueur selon plan'],
  ['but no other figure', 'Bemerkung', 'auf Palette 3', 'Kernstift 4x160'],
])('a cut is never lost: %s', (_, heading, remark, designation) => {
  const rows = cellsOf(`Menge | Bezeichnung | ${heading}\n4 | Kernstift 4x160 | ${remark}\n2 | Kernstift 5x200 |`)
  expect(readList(rows).rows[0]?.designation).toBe(designation)
})

test.each(['Ablängmaß', 'Kürzungsmaß', 'Cut size', 'Lunghezza tagliata', 'Wymiar przycięcia'])(
  '%s is the length of a cut',
  (heading) => {
    expect(readList(cellsOf(`Stk | Benennung | ${heading}\n4 | Kernstift 4x160 | 143,5`)).rows[0]?.changedLength).toBe(
      '143,5',
    )
  },
)

test('a tolerance is recognised below any heading', () => {
  const rows = cellsOf(`
    Menge | Bezeichnung | Länge fertig | Genauigkeit
    4 | Kernstift 4x160 | 150 | +0,05/0
    4 | Kernstift 5x160 | 150 | ±0,1`)
  expect(readList(rows).rows.map(({ toleranceClass }) => toleranceClass)).toEqual(['+0,05/0', '±0,1'])
})

test('groups, and revisions below a list, are no parts', () => {
  const rows = cellsOf(`
    Pos | Stk | Benennung | Bemerkung
    | | 200 Auswerferseite |
    1 | 4 | Kernstift 4x160 |
    Rev | Datum | Name |
    A | 03.11.2025 | Pos. 1 war 4x200 |
    Pos | Stk | Benennung | Bemerkung
    2 | 2 | Kernstift 5x160 |`)
  const { rows: parts, skipped } = readList(rows)
  expect(parts.map(({ row }) => row)).toEqual([3, 7])
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'note'],
    [4, 'heading'],
    [5, 'note'],
    [6, 'heading'],
  ])
})

test('if a remark asks for a cut, the plain length is that of the blank', () => {
  const rows = cellsOf(`
    Qty | Description | Length | Note
    4 | Ejector pin dia 6 | 200 | cut to 180
    4 | Ejector pin dia 6 | 200 | left side`)
  expect(readList(rows).rows).toEqual([
    { row: 2, quantity: '4', designation: 'Ejector pin dia 6 L=200 cut to 180', comment: 'cut to 180' },
    { row: 3, quantity: '4', designation: 'Ejector pin dia 6', changedLength: '200', comment: 'left side' },
  ])
})

test('tolerances, certificates, commissions and order numbers', () => {
  const rows = cellsOf(`
    Artikelnummer | Menge | Toleranz | Zeugnis | Kommission | Bestellung Nr. | Hinweis
    AZH-6x200 | 4 | +0,05/0 | ja | W 12 | B-1 | links
    AZH-6x200 | 4 | g6 | 2.2 | ${'W'.repeat(70)} | | links`)
  expect(readList(rows).rows).toEqual([
    {
      ...{ row: 2, articleNo: 'AZH-6x200', quantity: '4', toleranceClass: '+0,05/0', isThreeOne: true },
      ...{ commission: 'W 12', customerOrderNumber: 'B-1', comment: 'links' },
    },
    {
      ...{ row: 3, articleNo: 'AZH-6x200', quantity: '4', designation: 'g6' },
      ...{ commission: 'W'.repeat(60), comment: `links; ${'W'.repeat(70)}; 2.2` },
    },
  ])
})

test('pieces with three decimals are not thousands if the whole list has them', () => {
  const quantities = (...cells: string[]) =>
    readList([['Artikelnummer', 'Menge'], ...cells.map((cell) => ['AZH-6x200', cell])]).rows.map((row) => row.quantity)
  expect(quantities('4,000 ST', '12,000 ST')).toEqual(['4 ST', '12 ST'])
  expect(quantities('4', '1.000')).toEqual(['4', '1.000'])
  expect(quantities('1.000')).toEqual(['1.000'])
  expect(quantities('4,000', '1.250,000', '1,234', '0,350')).toEqual(['4', '1.250', '1,2340', '0,350'])
  expect(quantities('4,000', '12.000')).toEqual(['4,000', '12.000'])
})

test('each row of any table is either read or skipped, once', () => {
  const cells = fc.oneof(
    fc.constantFrom(
      '',
      'Menge',
      'Pos',
      'Artikelnummer',
      'Summe',
      '4',
      '12 Stk.',
      'AZH-6x200',
      'Auswerferstift 6x200',
      '-',
    ),
    fc.string({ unit: anyCharacter, maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cells, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const { headerRow, headers, columns } = guessTable(rows)
      const { rows: taken, skipped } = readRows(rows, headerRow, columns)
      const numbers = [...taken, ...skipped].map(({ row }) => row).sort((a, b) => a - b)
      expect(numbers).toEqual(rows.map((_, index) => index + 1).slice(headerRow + 1))
      for (const column of Object.values(columns).flat()) expect(column).toBeLessThan(Math.max(headers.length, 1))
    }),
  )
})

test('a long list is read fast', () => {
  const rows = [
    ['Pos', 'Menge', 'Bezeichnung'],
    ...Array.from({ length: 2000 }, (_, i) => [`${i}`, '4', 'Auswerferstift 6x200']),
  ]
  expect(readList(rows).rows).toHaveLength(2000)
})

test('only the beginning of a very long cell decides its meaning', () => {
  const endless = '1,5 x '.repeat(5000)
  const rows = [
    ['Menge', 'Bezeichnung', endless],
    ['4', 'Auswerferstift 6x200', endless],
  ]
  const { headers, columns } = guessTable(rows)
  expect(columns).toMatchObject({ quantity: [0], designation: [1] })
  expect(headers[2]?.length).toBeLessThan(1100)
  expect(readList(rows).rows).toMatchObject([{ quantity: '4', designation: 'Auswerferstift 6x200' }])
})
