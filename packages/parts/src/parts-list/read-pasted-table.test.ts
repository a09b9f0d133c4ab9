import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDelimited, readPastedTable } from './read-pasted-table.ts'

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

test('each line without columns names a part, with or without a quantity', () => {
  const { rows, columns } = readPastedTable(
    '5 x DIN 1530 A 3,2x160\n\nAZH-6x200 5\n4711-08\nDIN 1530 AH 3,2x160 gekürzt auf 147',
  )
  expect(columns).toEqual({ articleNo: [0], designation: [1], quantity: [2] })
  expect(rows).toEqual([
    ['', 'DIN 1530 A 3,2x160', '5'],
    ['', '', ''],
    ['AZH-6x200', '', '5'],
    ['4711-08', '', ''],
    ['', 'DIN 1530 AH 3,2x160 gekürzt auf 147', ''],
  ])
})

test('numbers that count the lines are no quantities', () => {
  const { rows } = readPastedTable('1 AZH-6x200 4\n2 AZH-8x200 12\n3 DIN 1530 A 3,2x160')
  expect(rows).toEqual([
    ['AZH-6x200', '', '4'],
    ['AZH-8x200', '', '12'],
    ['', 'DIN 1530 A 3,2x160', ''],
  ])
})

test('any content of a quoted cell is kept', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => text === text.trim())
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.constantFrom('\t', ';', ','),
      (rows, separator) => {
        const text = rows
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator))
          .join('\r\n')
        expect(readDelimited(text, separator)).toEqual(rows)
      },
    ),
  )
})

test('an odd quotation mark means inches', () => {
  expect(readDelimited('"x1;5\n2;6', ';')).toEqual([
    ['"x1', '5'],
    ['2', '6'],
  ])
})
