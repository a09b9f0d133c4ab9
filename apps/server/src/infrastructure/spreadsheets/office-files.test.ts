import { readFile } from 'node:fs/promises'
import { chooseSheet } from '@normwerk/parts/parts-list/columns/choose-sheet'
import { guessTable } from '@normwerk/parts/parts-list/columns/guess-table'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import { expect, test } from 'vitest'
import { readSheets } from './reader/read-tables.ts'
import { recogniseFormat } from './recognise-format.ts'
import type { Sheet } from './sheet.ts'

/** Saved by an office program, not by a library of the shop. */
async function read(name: string): Promise<Sheet[]> {
  const file = await readFile(new URL(`../../testing/files/office-files/${name}`, import.meta.url))
  return readSheets(recogniseFormat(file, name, 'sheets'), file)
}

function listOf(sheets: readonly Sheet[]) {
  const { rows } = sheets[chooseSheet(sheets)] ?? { rows: [] }
  const { headerRow, columns } = guessTable(rows)
  return readRows(rows, headerRow, columns)
}

// Formulas, dates, per cents, currencies, "4 x" and "1.250,00 Stk" as formats, a number as text, rich text, line
// breaks, a comment, headings over two columns, a hidden row and column, a filter without criterion, a locked sheet.
const cells = [
  ['Stückliste Werkzeug 4711'],
  ['Stand:', '2026-03-12'],
  [],
  ['Pos', 'Sach-Nr.', 'Benennung', '', 'Stück', 'intern', 'Länge\nfertig', 'Preis', 'Rabatt', 'Termin', 'Bemerkung'],
  ['1', '44711', 'Auswerferstift gehärtet', '6 x 200', '4', 'geheim', '', '3.5', '0.05', '2026-04-01', 'eilt'],
  [
    ...['2', '44712', 'Auswerferstift DIN 1530-A\ngehärtet', '3,2 x 160', '1250', 'geheim', '147.25', '1234.5', '0.1'],
    ...['2026-04-01', 'Zeile 1\nZeile 2'],
  ],
  ['3', '44713', 'Auswerferstift nitriert', '8 x 250', '12', 'geheim', '', '3.5', '0.05', '2026-04-01', "'mit Strich"],
  ['4', '44714', 'Kernstift gehärtet', '4 x 160', '9', 'geheim', '', '3.5', '0.05', '2026-04-01', 'ausgeblendet'],
  [
    ...['5', '44715', 'Auswerferhülse gehärtet', '4 x 6 x 100', '2', 'geheim', '', '3.5', '0.05', '2026-04-01'],
    '=keine Formel',
  ],
  ['Summe', '', '', '', '1265'],
]

test.each(['stueckliste.xlsx', 'stueckliste.xls', 'stueckliste.ods'])('%s is read as it is displayed', async (name) => {
  const sheets = await read(name)
  expect(sheets.map((sheet) => sheet.name)).toEqual(['Hinweise', 'Stückliste'])
  expect(sheets[1]?.rows).toEqual(cells)
  const parts = listOf(sheets).rows.map(({ designation, quantity, changedLength }) => [
    designation,
    quantity,
    changedLength,
  ])
  expect(parts).toEqual([
    ['Auswerferstift gehärtet 6 x 200', '4', undefined],
    ['Auswerferstift DIN 1530-A gehärtet 3,2 x 160', '1250', '147.25'],
    ['Auswerferstift nitriert 8 x 250', '12', undefined],
    ['Kernstift gehärtet 4 x 160', '9', undefined],
    ['Auswerferhülse gehärtet 4 x 6 x 100', '2', undefined],
  ])
})

test.each(['gefiltert.xlsx', 'gefiltert.ods'])('%s is read without the rows that its filter hides', async (name) => {
  const { rows } = listOf(await read(name))
  expect(rows.map(({ row, articleNo, quantity }) => [row, articleNo, quantity])).toEqual([
    [2, 'AZH-6x200', '4'],
    [4, 'AZN-8x250', '8'],
    [6, 'AHH-4x6x100', '2'],
  ])
})

test.each([
  ['with semicolons', 'latin1', ';'],
  ['as Unicode with tabs', 'utf16le', '\t'],
] as const)('a German table saved as text %s', async (_, encoding, separator) => {
  const lines = [
    ['Pos', 'Stück', 'Benennung', 'Länge fertig', 'Preis'],
    ['1', '"1.250,00 Stk"', '"Auswerferstift Ø6 x 200\n""gehärtet"""', '"143,50 mm"', '"1.234,50"'],
    ['2', '4 x', 'Führungssäule 24 x 46 x 75', '', '18,00'],
  ]
  const text = lines.map((cells) => cells.join(separator)).join('\r\n')
  const file = Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding)
  const { rows } = listOf(await readSheets('text', file))
  expect(rows).toEqual([
    {
      row: 2,
      designation: 'Auswerferstift Ø6 x 200 "gehärtet"',
      quantity: '1.250,00 Stk',
      changedLength: '143,50 mm',
    },
    { row: 3, designation: 'Führungssäule 24 x 46 x 75', quantity: '4 x' },
  ])
})
