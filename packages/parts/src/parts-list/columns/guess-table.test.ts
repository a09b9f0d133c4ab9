import { expect, test } from 'vitest'
import { cellsOf } from '../../testing/read-list.ts'
import type { Columns } from '../fields.ts'
import { guessTable } from './guess-table.ts'

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
    'positions among headings of sections',
    `Item | Size | Finish | Qty
     Ejector pins | | |
     1 | 3x125 | nitrided | 20
     2 | 5x200 | nitrided | 16
     Ejector sleeves | | |
     3 | 4x6x175 | hardened | 4
     4 | 8x12x225 | nitrided | 2`,
    0,
    { designation: [1, 2], quantity: [3] },
  ],
  [
    'no second line of headings in the heading of the first section',
    `Ref. interna | Medida | Uds | Precio
     Expulsores cilíndricos nitrurados | | |
     MA-10211 | 3,5x160 | 16 | 2,90
     MA-10218 | 8x315 | 6 | 7,15`,
    0,
    { designation: [1], quantity: [2] },
  ],
  [
    'positions below a word for an article',
    `Artikel | Artikelnummer | Beskrivning | Antal
     1 | US_4x160 | Utstötarstift 4x160 nitrerad | 20
     2 | UH_8x12x150 | Utstötarhylsa 8x12x150 härdad | 2
     3 | SB_20_36 | Styrbussning 20x36 brons | 4`,
    0,
    { articleNo: [1], designation: [2], quantity: [3] },
  ],
  [
    'which parts are bought as nothing of the part',
    `INDEX | DESCRIPTION | MATERIAL | QTY | TYPE
     1 | CORE INSERT | 1.2343 | 4 | MADE
     2 | EJECTOR PIN 8x250 | 1.2344 NITRIDED | 12 | PURCHASED
     3 | DOWEL PIN ISO 8734 12x80 | | 4 | PURCHASED`,
    0,
    { designation: [1, 2], quantity: [3] },
  ],
  [
    'a size with two names, and a catalogue length beside the finished one',
    `Nazwa | fi | L kat. | na gotowo | Ilość
     Wypychacz walcowy | 4 | 160 | | 20
     Wypychacz walcowy | 5 | 200 | 188,4 | 12`,
    0,
    { designation: [0, 1, 2], changedLength: [3], quantity: [4] },
  ],
  [
    'a length or a thickness',
    `Désignation | Ø | L ou ép. | Qté
     Éjecteur cylindrique | 5 | 200 | 24
     Goupille cylindrique ISO 8734 | 8 | 50 | 10`,
    0,
    { designation: [0, 1], changedLength: [2], quantity: [3] },
  ],
  [
    'a column for the mould of a part',
    `Menge | Artikel    | Abmessung   | Werkstoff | für Form
     4     | Formplatte | 296x346x46  | 1.2312    | F 918
     2     | Leiste     | 42x346x96   | 1.1730    | F 918`,
    0,
    { quantity: [0], designation: [1, 2, 3], commission: [4] },
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
  expect(guessTable(cellsOf(text))).toMatchObject({ headerRow, columns })
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
  const rows = cellsOf(`
    Artikelnummer | Bedarf | Halle
    AZH-6x200 | 1 Pack | 4711
    AZH-8x200 | 6 Dosen | 4711
    AZH-5x200 | 4 Stk. | 4712`)
  expect(guessTable(rows).columns.quantity).toEqual([1])
})

test('if all columns have the same heading, only a few of them become the designation', () => {
  const rows = [Array<string>(200).fill('Abmessung'), Array<string>(200).fill('6x200')]
  expect(guessTable(rows).columns.designation).toHaveLength(20)
})

test('a Dutch heading of places is no heading of plates', () => {
  const { columns } = guessTable(
    cellsOf(`Nr | Onderdeel | Staal | Plaats in matrijs
      1 | Uitwerppen 6x200 | 1.2344 genitreerd | zijde vast
      2 | Geleidebus 24x46 | staal gehard | zijde vast
      3 | Centreerring 100x36x12 | | zijde vast`),
  )
  expect(columns.designation).toEqual([1, 2])
})

test.each([
  ['numbered columns of another language', 'Ligne | Désignation 1 | Désignation 2 | Quantité UA', [1, 2]],
  ['a second designation', 'Pos | Artikelbezeichnung | Zusatzbez. | Menge', [1, 2]],
  ['words below "Part"', 'Line | Part | Size | Qty', [1, 2]],
  ['sizes below an unknown heading, beside a standard', 'Pos | Norm | Xyz | Menge', [1, 2]],
])('sizes are read with the part: %s', (_, headings, designation) => {
  const text = `${headings}
    10 | Ejector pin H13 nitrided | 3 x 125 | 12
    20 | Ejector sleeve hardened | 4 x 6 x 125 | 4
    30 | Core pin hardened | 4 x 160 | 8`
  expect(guessTable(cellsOf(text)).columns).toEqual({ designation, quantity: [3] })
})

test('how a part is procured is no form letter', () => {
  const text = `Description | Qty | Type
    Ejector pin 6x160 nitrided | 12 | P
    Guide pillar 22x46x75 | 4 | P
    Core insert | 2 | M`
  expect(guessTable(cellsOf(text)).columns).toEqual({ designation: [0], quantity: [1] })
})

test('a part with its pieces is no row of headings, even below unknown ones', () => {
  const text = `Rev | Id | Vad | Kvalitet | Hur många
    A | R1 | Utstötarpinne Ø1,5 x 100 | 1.2210 härdad | 25 st
    A | R2 | Utstötarpinne Ø1,8 x 125 | 1.2210 härdad | 25 st
    A | R3 | Utstötarpinne Ø2 x 125 | 1.2210 härdad | 10 st`
  expect(guessTable(cellsOf(text)).headerRow).toBe(0)
})
