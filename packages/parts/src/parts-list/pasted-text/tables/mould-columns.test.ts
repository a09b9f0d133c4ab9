import { expect, test } from 'vitest'
import { readRows } from '../../rows/read-rows.ts'
import { readPastedTable } from './read-pasted-table.ts'

function read(text: string): string[] {
  const { rows, headerRow, columns } = readPastedTable(text)
  return readRows(rows, headerRow, columns).rows.map(({ designation, quantity }) => `${quantity} × ${designation}`)
}

test.each([
  [
    `Artikel                        8812   8813   Totalt
Utstötarstift nitrerad 4x250     12     12      24
Utstötarstift nitrerad 4,5x250    6      8      14`,
    ['24 × Utstötarstift nitrerad 4x250', '14 × Utstötarstift nitrerad 4,5x250'],
  ],
  [
    `Artikel                        Form 12   Form 13   Gesamt
Auswerferstift nitriert 6x160       4         6        10
Auswerferstift nitriert 6x200       2         2         4`,
    ['10 × Auswerferstift nitriert 6x160', '4 × Auswerferstift nitriert 6x200'],
  ],
  [
    `Pieza                         M-12   M-14   M-15  Total
Expulsor nitrurado 6x160         4      6      2     12
Expulsor nitrurado 6x200         2             1      3
Expulsor nitrurado 6x250                3             3`,
    ['12 × Expulsor nitrurado 6x160', '3 × Expulsor nitrurado 6x200', '3 × Expulsor nitrurado 6x250'],
  ],
])('the total of aligned columns for moulds is the quantity: %s', (text, rows) => {
  expect(read(text)).toEqual(rows)
  expect(read(`Hej!\n\nAntal per verktyg och totalt i tabellen, till verktygen 8812 och 8813:\n\n${text}`)).toEqual(
    rows,
  )
})
