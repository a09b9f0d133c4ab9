import { expect, test } from 'vitest'
import { cellsOf } from '../../testing/read-list.ts'
import { arrangeRows } from './arrange-rows.ts'

/** Returns the rows as arranged, each with the number of its row in the sheet. */
function arrange(text: string): string[] {
  return arrangeRows(cellsOf(text)).map(({ cells, from }) => `${from + 1}: ${cells.join(' | ')}`)
}

test('tables beside each other stand below each other', () => {
  const text = `Werkzeug 7
    Pos | Artikel | Menge | | Pos | Artikel | Menge
    1 | AZH-6x200 | 4 | | 3 | KSH-4x100 | 6
    2 | AZH-8x200 | 2 | | | |`
  expect(arrange(text)).toEqual([
    '1: Werkzeug 7',
    '2: Pos | Artikel | Menge | ',
    '3: 1 | AZH-6x200 | 4 | ',
    '4: 2 | AZH-8x200 | 2 | ',
    '3: 3 | KSH-4x100 | 6 | ',
  ])
})

test('a column before or behind the tables belongs to each of them', () => {
  const text = `Gruppe | Artikel | Menge | Artikel | Menge | Bemerkung
    A | AZH-6x200 | 4 | KSH-4x100 | 6 | eilt`
  expect(arrange(text)).toEqual([
    '1: Gruppe | Artikel | Menge | Bemerkung',
    '2: A | AZH-6x200 | 4 | eilt',
    '2: A | KSH-4x100 | 6 | eilt',
  ])
})

test('tables without headings are divided by an empty column', () => {
  const text = `4 | AZH-6x200 | | 6 | KSH-4x100
    2 | AZH-8x200 | | |`
  expect(arrange(text)).toEqual(['1: 4 | AZH-6x200 | ', '2: 2 | AZH-8x200 | ', '1: 6 | KSH-4x100 | '])
})

test('parts in columns become rows', () => {
  const text = `Angebot 12 | | |
    Artikel | AZH-6x200 | AZH-8x200 | KSH-4x100
    Menge | 4 | 2 | 6`
  expect(arrange(text)).toEqual([
    '1: Angebot 12 |  |  | ',
    '2: Artikel | Menge',
    '2: AZH-6x200 | 4',
    '2: AZH-8x200 | 2',
    '2: KSH-4x100 | 6',
  ])
})

test('a form for each part becomes a row', () => {
  const text = `Désignation | AZH-6x200
    Quantité | 4
     |
    Désignation | AZH-8x200
    Quantité | 2`
  expect(arrange(text)).toEqual(['1: Désignation | Quantité', '1: AZH-6x200 | 4', '4: AZH-8x200 | 2'])
})

test.each([
  ['of one table', 'Pos | Artikel | Menge\n1 | AZH-6x200 | 4\n2 | AZH-8x200 | 2'],
  ['with two prices', 'Artikel | Menge | Preis | Menge | Preis\nAZH-6x200 | 4 | 2,00 | 10 | 1,80'],
  ['with the data of an order above', 'Projekt | 4711\nWerkzeug | 2\nArtikel | Menge\nAZH-6x200 | 4'],
  ['without figures', 'Artikel | Bezeichnung\nMenge | Preis'],
])('a sheet %s stays as it is', (_, text) => {
  expect(arrangeRows(cellsOf(text)).map(({ cells }) => cells)).toEqual(cellsOf(text))
})

test('the numbers of a list are no part of its designations', () => {
  const text = `1. Auswerferstift 6x160 | 8 Stk
    2. Auswerferstift 2x160 | 12 Stk
    3. Führungssäule 20x36x55 | 4 Stk`
  expect(arrange(text)).toEqual([
    '1: Auswerferstift 6x160 | 8 Stk',
    '2: Auswerferstift 2x160 | 12 Stk',
    '3: Führungssäule 20x36x55 | 4 Stk',
  ])
})

test.each([
  'two rows, whose numbers may be pieces:\n10 Auswerferstift 6x160 | 8\n20 Auswerferstift 2x160 | 12',
  'numbers that are no list:\n8 Auswerferstift 6x160 | 1\n12 Auswerferstift 2x160 | 2\n4 Führungssäule 20x36x55 | 3',
])('other numbers stay: %s', (text) => {
  const lines = text.split('\n').slice(1)
  expect(arrange(lines.join('\n'))).toEqual(lines.map((line, at) => `${at + 1}: ${line}`))
})
