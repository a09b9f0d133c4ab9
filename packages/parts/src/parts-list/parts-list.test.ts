import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSheet } from './columns/choose-sheet.ts'
import { guessTable } from './columns/guess-table.ts'
import type { Columns } from './fields.ts'
import { type ReadRows, readRows } from './rows/read-rows.ts'

/** One line per row, cells between bars. */
function table(text: string): string[][] {
  const lines = text.trim().split('\n')
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('¶', '\n')))
}

function read(rows: string[][]): ReadRows {
  const { headerRow, columns } = guessTable(rows)
  return readRows(rows, headerRow, columns)
}

const guesses: [string, string, number, Columns][] = [
  [
    'a German list',
    `Pos. | Menge | Art.-Nr.   | Bezeichnung     | Bemerkung
     1    | 4     | AZH-6x200  | Auswerferstift  | links`,
    0,
    { quantity: [1], articleNo: [2], designation: [3], comment: [4] },
  ],
  [
    'an English list',
    `Item | Part number | Description | Qty | Cut to | Remarks
     1    | AZH-6x200   | Ejector pin | 4   | 180    |
     2    | AZH-8x200   | Ejector pin | 8   |        |`,
    0,
    { articleNo: [1], designation: [2], quantity: [3], changedLength: [4], comment: [5] },
  ],
  [
    'title rows and a designation in four columns',
    `Stückliste Werkzeug 4711 |  |  |  |  |
     Kunde: Muster GmbH | | | | | Datum: 01.03.2026
      | | | | |
     Pos | Stk | Benennung | Norm | Abmessung | Werkstoff
     1 | 12 | Auswerferstift | DIN 1530-1 A | 6x200 | 1.2210`,
    3,
    { quantity: [1], designation: [2, 3, 4, 5] },
  ],
  [
    'headings in two lines',
    `Lfd. | Menge  | Artikel- | Abmessungen |        | Länge
     Nr.  | (Stk.) | nummer   | Ø           | Breite | [mm]
     1    | 4      | AZH-6x200 | 6          |        | 200`,
    1,
    { quantity: [1], articleNo: [2], designation: [3, 4], changedLength: [5] },
  ],
  [
    'headings that span columns',
    `Pos. | Menge   |        | Benennung
          | je Wkz  | gesamt |
     1    | 4       | 8      | Auswerferstift DIN 1530 A 6x200
     2    | 2       | 4      | Auswerferstift DIN 1530 A 8x200`,
    1,
    { quantity: [2], designation: [3] },
  ],
  [
    'headings in two languages',
    `Pos. / Item | Anzahl / Qty | Benennung / Description | Werkstoff / Material
     10 | 4 | Auswerferstift 6x200 | WS`,
    0,
    { quantity: [1], designation: [2, 3] },
  ],
  [
    'units beneath the headings',
    `Pos | Bezeichnung | Ø | Länge | Anzahl
         |             | [mm] | [mm] | [Stk]
     1 | Auswerferstift | 6 | 200 | 4`,
    1,
    { designation: [1, 2], changedLength: [3], quantity: [4] },
  ],
  [
    'a column of units',
    `Material | Materialkurztext | Menge | ME | Liefertermin
     10004711 | Auswerferstift 6x200 | 4,000 | ST | 01.03.2026
     10004712 | Auswerferstift 8x200 | 12,000 | ST | 01.03.2026`,
    0,
    { articleNo: [0], designation: [1], quantity: [2, 3] },
  ],
  [
    'drawing numbers, suppliers and prices beside',
    `Nr. | Zeichnungsnr. | Benennung | Lieferant | Bestell-Nr. | Stück | EP | Kommission | Zeugnis 3.1 | Toleranz | Unsere Bestellnr.
     1 | 4711-01 | Auswerferstift | Normwerk | AZH-6x200 | 4 | 1,20 | W12 | x | +0,05 | B-77
     2 | 4711-02 | Auswerferstift | Normwerk | AZH-8x200 | 4 | 1,20 | W12 |   | +0,05 | B-77`,
    0,
    {
      ...{ designation: [2], articleNo: [4], quantity: [5], commission: [7], isThreeOne: [8], toleranceClass: [9] },
      customerOrderNumber: [10],
    },
  ],
  [
    'our numbers under a heading that says something else',
    `Nr. | Typ | Stk
     1 | AZH-6x200 | 4
     2 | AZH-8x200 | 4`,
    0,
    { articleNo: [1], quantity: [2] },
  ],
  [
    'the blank beside the length it is cut to',
    `Pos | Qty | Description | Length | Cut to
     1 | 4 | Ejector pin dia 6 | 200 | 180.5`,
    0,
    { quantity: [1], designation: [2, 3], changedLength: [4] },
  ],
  [
    'no headings',
    `1 | 4 | Auswerferstift DIN 1530 A 6x200
     2 | 12 | Auswerferstift DIN 1530 A 8x200
     3 | 1 | Zentrierring 100x12`,
    -1,
    { quantity: [1], designation: [2] },
  ],
  ['numbers only', `AZH-6x200 | 4\nAZH-8x200 | 12`, -1, { articleNo: [0], quantity: [1] }],
  ['one column', `AZH-6x200\nAZH-8x200`, -1, { articleNo: [0] }],
  ['one column with a heading', `Artikelnummer\nAZH-6x200\nAZH-8x200`, 0, { articleNo: [0] }],
  [
    'headings of their own',
    `Brauchen wir | Wie oft\nAuswerferstift 6x200 | 3\nAuswerferstift 6x250 | 3`,
    0,
    { designation: [0], quantity: [1] },
  ],
  ['nothing', '', -1, {}],
]
test.each(guesses)('guesses %s', (_, text, headerRow, columns) => {
  expect(guessTable(table(text))).toMatchObject({ headerRow, columns })
})

test('reads every row with its number and reports why others are skipped', () => {
  const rows = table(`
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
  expect(read(rows)).toEqual({
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

test('rising figures without a heading count the rows, before and behind the parts', () => {
  const parts = ['AZH-6x200', 'AZH-3.2x160', 'AZH-4x125', 'AZH-5x100']
  const behind = guessTable(parts.map((part, index) => [part, String(index + 1)]))
  expect(behind.columns).toEqual({ articleNo: [0] })
  const before = guessTable(parts.map((part, index) => [String(index + 1), part]))
  expect(before.columns).toEqual({ articleNo: [1] })
  const headed = guessTable([['Teil', 'Menge'], ...parts.map((part, index) => [part, String(index + 1)])])
  expect(headed.columns.quantity).toEqual([1])
})

test('a designation is joined from its columns', () => {
  const rows = table(`
    Anz. | Benennung | Description | Norm | Form | d1 | L | Werkstoff
    4 | Auswerferstift | Ejector pin | 1530 | A | 3,2 | 160 | WS
    2 | Auswerferstift 6x200 | Ejector pin 6x200 | DIN 1530 | AH | | |
    1 | Auswerferstift | | Auswerferstift DIN 1530 A 8x200 | | | |`)
  expect(read(rows).rows.map(({ designation, changedLength }) => [designation, changedLength])).toEqual([
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
  expect(read(table(text)).rows.map(({ designation }) => designation)).toEqual(designations)
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
  const rows = table(`Menge | Bezeichnung | ${heading}\n4 | Kernstift 4x160 | ${remark}\n2 | Kernstift 5x200 |`)
  expect(read(rows).rows[0]?.designation).toBe(designation)
})

test.each(['Ablängmaß', 'Kürzungsmaß', 'Cut size', 'Lunghezza tagliata', 'Wymiar przycięcia'])(
  '%s is the length of a cut',
  (heading) => {
    expect(read(table(`Stk | Benennung | ${heading}\n4 | Kernstift 4x160 | 143,5`)).rows[0]?.changedLength).toBe(
      '143,5',
    )
  },
)

test('existing pieces are not ordered pieces', () => {
  const headings = [
    ['Verbaute Menge', 'Zu bestellen'],
    ['Fitted qty', 'Spares to order'],
    ['Lagerbestand Stück', 'Bedarfsmenge'],
    ['je Kavität', 'Summe'],
  ]
  for (const pair of headings) {
    const { columns } = guessTable([
      ['Bezeichnung', ...pair],
      ['Kernstift 4x160', '8', '2'],
    ])
    expect([pair, columns.quantity]).toEqual([pair, [2]])
  }
})

test('a cost centre is no quantity, even if the quantities are hard to read', () => {
  const rows = table(`
    Artikelnummer | Bedarf | Halle
    AZH-6x200 | 1 Pack | 4711
    AZH-8x200 | 6 Dosen | 4711
    AZH-5x200 | 4 Stk. | 4712`)
  expect(guessTable(rows).columns.quantity).toEqual([1])
})

test('a tolerance is recognised below any heading', () => {
  const rows = table(`
    Menge | Bezeichnung | Länge fertig | Genauigkeit
    4 | Kernstift 4x160 | 150 | +0,05/0
    4 | Kernstift 5x160 | 150 | ±0,1`)
  expect(read(rows).rows.map(({ toleranceClass }) => toleranceClass)).toEqual(['+0,05/0', '±0,1'])
})

test('groups, and revisions below a list, are no parts', () => {
  const rows = table(`
    Pos | Stk | Benennung | Bemerkung
    | | 200 Auswerferseite |
    1 | 4 | Kernstift 4x160 |
    Rev | Datum | Name |
    A | 03.11.2025 | Pos. 1 war 4x200 |
    Pos | Stk | Benennung | Bemerkung
    2 | 2 | Kernstift 5x160 |`)
  const { rows: parts, skipped } = read(rows)
  expect(parts.map(({ row }) => row)).toEqual([3, 7])
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'note'],
    [4, 'heading'],
    [5, 'note'],
    [6, 'heading'],
  ])
})

test('if a remark asks for a cut, the plain length is that of the blank', () => {
  const rows = table(`
    Qty | Description | Length | Note
    4 | Ejector pin dia 6 | 200 | cut to 180
    4 | Ejector pin dia 6 | 200 | left side`)
  expect(read(rows).rows).toEqual([
    { row: 2, quantity: '4', designation: 'Ejector pin dia 6 L=200 cut to 180', comment: 'cut to 180' },
    { row: 3, quantity: '4', designation: 'Ejector pin dia 6', changedLength: '200', comment: 'left side' },
  ])
})

test('tolerances, certificates, commissions and order numbers', () => {
  const rows = table(`
    Artikelnummer | Menge | Toleranz | Zeugnis | Kommission | Bestellung Nr. | Hinweis
    AZH-6x200 | 4 | +0,05/0 | ja | W 12 | B-1 | links
    AZH-6x200 | 4 | g6 | 2.2 | ${'W'.repeat(70)} | | links`)
  expect(read(rows).rows).toEqual([
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
    read([['Artikelnummer', 'Menge'], ...cells.map((cell) => ['AZH-6x200', cell])]).rows.map((row) => row.quantity)
  expect(quantities('4,000 ST', '12,000 ST')).toEqual(['4 ST', '12 ST'])
  expect(quantities('4', '1.000')).toEqual(['4', '1.000'])
  expect(quantities('1.000')).toEqual(['1.000'])
  expect(quantities('4,000', '1.250,000', '1,234', '0,350')).toEqual(['4', '1.250', '1,2340', '0,350'])
  expect(quantities('4,000', '12.000')).toEqual(['4,000', '12.000'])
})

test('chooses the sheet with the order, not the longest one', () => {
  const list = table('Pos | Menge | Artikelnummer\n1 | 4 | AZH-6x200\n2 | 8 | AZH-8x200')
  const prices = [
    ['Artikelnummer', 'Bezeichnung', 'Preis'],
    ...Array.from({ length: 500 }, (_, i) => [`AZH-${i}x200`, 'x', '1']),
  ]
  const cover = [['Werkzeug 4711'], ['Menge', 'Teile'], ['4', '12']]
  const sheets = [
    { name: 'Deckblatt', rows: cover },
    { name: 'Artikelstamm', rows: prices },
    { name: 'Stückliste', rows: list },
    { name: 'Tabelle4', rows: [] },
  ]
  expect(chooseSheet(sheets)).toBe(2)
  expect(chooseSheet(sheets.map(({ rows }, index) => ({ name: `Sheet${index + 1}`, rows })))).toBe(2)
  expect(chooseSheet([])).toBe(0)
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
    fc.string({ unit: 'binary', maxLength: 12 }),
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
    ...Array.from({ length: 20_000 }, (_, i) => [`${i}`, '4', 'Auswerferstift 6x200']),
  ]
  expect(read(rows).rows).toHaveLength(20_000)
})

test('if all columns have the same heading, only a few of them become the designation', () => {
  const rows = [Array<string>(200).fill('Abmessung'), Array<string>(200).fill('6x200')]
  expect(guessTable(rows).columns.designation).toHaveLength(20)
})

test('only the beginning of a very long cell decides its meaning', () => {
  const endless = '1,5 x '.repeat(5000)
  const rows = [
    ['Menge', 'Bezeichnung', endless],
    ['4', 'Auswerferstift 6x200', endless],
  ]
  const { headers, columns } = guessTable(rows)
  expect(columns).toMatchObject({ quantity: [0], designation: [1] })
  expect(headers[2]?.length).toBeLessThan(500)
  expect(read(rows).rows).toMatchObject([{ quantity: '4', designation: 'Auswerferstift 6x200' }])
})
