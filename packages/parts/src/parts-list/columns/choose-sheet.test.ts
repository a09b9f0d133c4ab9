import { expect, test } from 'vitest'
import { cellsOf } from '../../testing/read-list.ts'
import { chooseSheet } from './choose-sheet.ts'

test('chooses the sheet with the order, not the longest one', () => {
  const list = cellsOf('Pos | Menge | Artikelnummer\n1 | 4 | AZH-6x200\n2 | 8 | AZH-8x200')
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

test('a copy of the list is not chosen', () => {
  const rows = cellsOf('Pos | Menge | Artikelnummer\n1 | 4 | AZH-6x200\n2 | 8 | AZH-8x200')
  expect(chooseSheet(['Copy of BoM', 'BoM'].map((name) => ({ name, rows })))).toBe(1)
  expect(chooseSheet(['Kopie von Liste', 'Liste'].map((name) => ({ name, rows })))).toBe(1)
})
