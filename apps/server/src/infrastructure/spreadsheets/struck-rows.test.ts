import { guessTable } from '@normwerk/parts/parts-list/columns/guess-table'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import { expect, test } from 'vitest'
import { makeArchive, makeWorkbook } from '../../testing/files/make-archive.ts'
import { readSheets } from './reader/read-tables.ts'

const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const more = {
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    '<styleSheet><fonts count="3"><font><sz val="11"/></font><font><strike/><sz val="11"/></font><font><strike val="0"/></font></fonts><cellXfs count="3"><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>',
}
const rows = [
  [0, 'Pos', 'Bezeichnung', 'Menge'],
  [0, '1', 'Auswerferstift 6x200', '12'],
  [1, '2', 'Auswerferstift 8x250', '4'],
  [1, '3', 'Zentrierring 110x36x12', '1 Stk.'],
  [2, '4', 'Auswerferstift 5x160', '6'],
] as const

test('a row of a workbook that is struck out asks for its quantity', async () => {
  const written = rows.map(([style, ...texts], row) => {
    const cells = texts.map((text, column) => {
      return `<c r="${'ABC'.charAt(column)}${row + 1}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  const file = makeArchive(makeWorkbook(`<sheetData>${written.join('')}</sheetData>`, more))
  const [sheet] = await readSheets('xlsx', Buffer.from(file))
  const { headerRow, columns } = guessTable(sheet?.rows ?? [])
  const read = readRows(sheet?.rows ?? [], headerRow, columns)
  expect(read.rows.map(({ designation, quantity }) => [designation, quantity])).toEqual([
    ['Auswerferstift 6x200', '12'],
    ['Auswerferstift 8x250', '4 ?'],
    ['Zentrierring 110x36x12', '1 Stk. ?'],
    ['Auswerferstift 5x160', '6'],
  ])
})
