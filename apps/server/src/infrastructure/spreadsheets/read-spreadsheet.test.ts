import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { makeArchive, makeWorkbook } from '../../testing/files/make-archive.ts'
import { writeXls } from '../../testing/files/write-xls.ts'
import { readPartsList, readSpreadsheet } from './read-spreadsheet.ts'
import { readList, readSheets } from './reader/read-tables.ts'
import { recogniseFormat } from './recognise-format.ts'

const list = [
  ['Pos', 'Stück', 'Bezeichnung', 'Länge'],
  [1, 4, 'Auswerferstift Ø 6', 147.25],
  [2, 12, 'Führungssäule', 0.1 + 0.2],
]
const read = [
  ['Pos', 'Stück', 'Bezeichnung', 'Länge'],
  ['1', '4', 'Auswerferstift Ø 6', '147.25'],
  ['2', '12', 'Führungssäule', '0.3'],
]
/** Reads a file without the process in which the shop reads it, which takes longer to start than to read. */
const sheetsOf = async (written: Uint8Array, name: string) => {
  const file = Buffer.from(written)
  return readSheets(recogniseFormat(file, name, 'sheets'), file)
}
const rowsOf = async (file: Uint8Array, name: string) => (await sheetsOf(file, name)).map(({ rows }) => rows)
const workbook = (sheetData: string, more?: Record<string, string>) => makeArchive(makeWorkbook(sheetData, more))

const sheet = { name: 'Stückliste', rows: list }
test.each([
  ['list.xlsx', writeXlsx({ sheets: [sheet] })],
  ['list.xlsm', writeXlsx({ sheets: [sheet] })],
  ['LIST.ODS', writeOds({ sheets: [sheet] })],
  ['list.xls', writeXls([sheet])],
  ['renamed.xls', writeXlsx({ sheets: [sheet] })],
])('%s is recognized by its content', async (name, written) => {
  const file = Buffer.from(await written)
  expect(await readSpreadsheet('somebody', file, name)).toEqual([{ name: 'Stückliste', rows: read }])
})

const lines = [
  ['Pos', 'Stück', 'Bezeichnung'],
  ['1', '4', 'Auswerferstift Ø 3,2 x 160'],
]
const semicolons = lines.map((line) => line.join(';')).join('\r\n')
const latin = Buffer.from(semicolons, 'latin1')
const utf16 = Buffer.from(semicolons, 'utf16le')
test.each([
  ['UTF-8', Buffer.from(semicolons)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${semicolons}`)],
  ['Windows-1252', latin],
  ['UTF-16 LE', Buffer.from(`\ufeff${semicolons}`, 'utf16le')],
  ['UTF-16 LE without mark', utf16],
  ['UTF-16 BE', Buffer.from(`\ufeff${semicolons}`, 'utf16le').swap16()],
  ['UTF-16 BE without mark', Buffer.from(utf16).swap16()],
  ['tabs', Buffer.from(semicolons.replaceAll(';', '\t'))],
  ['bars', Buffer.from(semicolons.replaceAll(';', '|'))],
  ['blanks', Buffer.from('Pos  Stück  Bezeichnung\r\n1    4      Auswerferstift Ø 3,2 x 160')],
  ['commas', Buffer.from(lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n'))],
  ['old line ends', Buffer.from(semicolons.replaceAll('\r\n', '\r'))],
  ['an end of line at the end', Buffer.from(`${semicolons}\r\n\r\n`)],
])('text in %s', async (_, file) => expect(await rowsOf(file, 'list.csv')).toEqual([lines]))

test.each([
  ['sep=;\r\nMenge;"Text; mit ""Zoll""\r\nund Zeile"', [[], ['Menge', 'Text; mit "Zoll"\nund Zeile']]],
  [
    'Menge,Bezeichnung\n4,"Auswerferstift 3,2x160"\n2,AZH-6x200',
    [
      ['Menge', 'Bezeichnung'],
      ['4', 'Auswerferstift 3,2x160'],
      ['2', 'AZH-6x200'],
    ],
  ],
  [
    'AZH-6x200,4\nAZH-8x200,12',
    [
      ['AZH-6x200', '4'],
      ['AZH-8x200', '12'],
    ],
  ],
  [
    'Mould 26-118\nPart,Qty,Note\nAZH-6x200,4,\nAZH-8x200,12,',
    [['Mould 26-118'], ['Part', 'Qty', 'Note'], ['AZH-6x200', '4'], ['AZH-8x200', '12']],
  ],
  ['DIN 1530 A 3,2x160\nDIN 1530 A 4,5x160', [['DIN 1530 A 3,2x160'], ['DIN 1530 A 4,5x160']]],
  ['Hülse 3,2x5,5x150\nHülse 4,2x6,5x150', [['Hülse 3,2x5,5x150'], ['Hülse 4,2x6,5x150']]],
  [
    'Item,Size,Qty\n1,4 x 160,30\n2,6 x 200,12\n3,10 x 250,8',
    [
      ['Item', 'Size', 'Qty'],
      ['1', '4 x 160', '30'],
      ['2', '6 x 200', '12'],
      ['3', '10 x 250', '8'],
    ],
  ],
  ['Titel\n\nMenge;Nummer\n4;="0815"', [['Titel'], [], ['Menge', 'Nummer'], ['4', '0815']]],
  [
    'Menge;Text\n4;=1+1',
    [
      ['Menge', 'Text'],
      ['4', '=1+1'],
    ],
  ],
])('%j', async (text, rows) => expect(await rowsOf(Buffer.from(text), 'list.csv')).toEqual([rows]))

test('cells are read as they are displayed', async () => {
  const cells = [
    '<c r="A1"><v>3.2000000000000002</v></c>',
    '<c r="B1"><f>1+1</f><v>2</v></c>',
    '<c r="C1" t="str"><f>A1&amp;B1</f><v>zwei</v></c>',
    '<c r="D1" t="b"><v>1</v></c>',
    '<c r="E1" t="e"><v>#N/A</v></c>',
    '<c r="F1" t="inlineStr"><is><r><t>Ø </t></r><r><t>6&#10;mm</t></r></is></c>',
    '<c r="G1"><f>1+1</f></c>',
    '<c r="H1"><v>1e21</v></c>',
    '<c r="I1"><v>0.15</v></c>',
  ]
  const file = workbook(`<sheetData><row r="1">${cells.join('')}</row></sheetData>`)
  expect(await rowsOf(file, 'a.xlsx')).toEqual(
    [['3.2', '2', 'zwei', 'TRUE', '#N/A', 'Ø 6\nmm', '1e+21', '0.15']].map((row) => [row]),
  )
  const dated = await writeXlsx({
    sheets: [{ name: 'a', columns: [{ key: 'a', numFmt: 'dd.mm.yyyy' }], data: [{ a: new Date('2026-03-01') }] }],
  })
  expect((await rowsOf(dated, 'a.xlsx'))[0]?.flat()).toContain('2026-03-01')
})

test('rows keep their place, empty columns are dropped', async () => {
  const rows = '<row r="3"><c r="C3"><v>1</v></c></row><row r="5"><c r="B5"><v>2</v></c><c r="XFD5"><v>3</v></c></row>'
  const file = workbook(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>`)
  expect(await rowsOf(file, 'a.xlsx')).toEqual([[[], [], ['', '1'], [], ['2', '', '3']]])
  const far = workbook(`<sheetData>${rows}<row r="1048576"><c r="XFD1048576"><v>4</v></c></row></sheetData>`)
  expect((await rowsOf(far, 'a.xlsx'))[0]).toHaveLength(5)
})

test('a text that spans rows counts for each, numbers and second halves do not', { tags: ['release'] }, async () => {
  const rows = [
    ['Auswerferstift', '6x200', 4],
    ['', '8x200', ''],
    ['', '', ''],
    ['Zentrierring', '', 2],
  ]
  const merges = [0, 2].map((column) => ({ startRow: 0, endRow: 2, startCol: column, endCol: column }))
  const expected = [[['Auswerferstift', '6x200', '4'], ['Auswerferstift', '8x200'], [], ['Zentrierring', '', '2']]]
  expect(await rowsOf(await writeXlsx({ sheets: [{ name: 'a', rows, merges }] }), 'a.xlsx')).toEqual(expected)
})

test('hidden and empty sheets and charts are left out', { tags: ['release'] }, async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'Auswahl', rows: [['x']], hidden: true },
      { name: 'Leer', rows: [] },
      { name: 'Liste & mehr', rows: [['y']] },
    ],
  })
  expect(await sheetsOf(file, 'a.xlsx')).toEqual([{ name: 'Liste & mehr', rows: [['y']] }])
})

test('of a sheet that is too long for a parts list only its first rows are read', { tags: ['release'] }, async () => {
  const master = Array.from({ length: 30_000 }, (_, index) => [`M${index}`, `Schraube M${index % 20}`])
  const sheets = [sheet, { name: 'Leer', rows: [] }, { name: 'Artikelstamm', rows: master }]
  const file = Buffer.from(await writeXlsx({ sheets }))
  const list = await readPartsList('somebody', file, 'a.xlsx')
  expect(list.chosen).toBe(0)
  expect(list.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Stückliste', 3],
    ['Artikelstamm', 2200],
  ])
  expect(list.sheets[0]?.rows).toEqual(read)
  await expect(readSpreadsheet('somebody', file, 'a.xlsx')).rejects.toMatchObject({ code: 'tooManyRows' })
})

test('rows that a filter shows are read wherever they stand', async () => {
  const rows = Array.from(
    { length: 2500 },
    (_, index) => `<row r="${index + 1}"${index < 2499 ? ' hidden="1"' : ''}><c r="A${index + 1}"><v>1</v></c></row>`,
  )
  const file = workbook(`<sheetPr filterMode="1"/><sheetData>${rows.join('')}</sheetData>`)
  const { sheets } = await readList('xlsx', file)
  expect(sheets[0]?.rows).toHaveLength(2500)
  expect(sheets[0]?.rows.at(-1)).toEqual(['1'])
})

test('paragraphs, repeated rows and header rows of an open document', async () => {
  const office = 'urn:oasis:names:tc:opendocument:xmlns'
  const spaces = `xmlns:office="${office}:office:1.0" xmlns:table="${office}:table:1.0" xmlns:text="${office}:text:1.0"`
  const text = (value: string, more = '') =>
    `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`
  const content = `<office:document-content ${spaces}><office:body><office:spreadsheet><table:table table:name="A">
    <table:table-header-rows><table:table-row>${text('Menge')}${text('Text')}</table:table-row></table:table-header-rows>
    <table:table-row table:number-rows-repeated="2"><table:table-cell table:style-name="x" table:number-columns-repeated="16384"/></table:table-row>
    <table:table-row>${text('4', ' table:number-columns-repeated="2"')}${text('eins</text:p><text:p>zwei')}<table:table-cell table:style-name="x" table:number-columns-repeated="16381"/></table:table-row>
    <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:style-name="x" table:number-columns-repeated="16384"/></table:table-row>
    </table:table></office:spreadsheet></office:body></office:document-content>`
  const ods = (mimetype: string, body: string) =>
    makeArchive([
      { name: 'mimetype', data: Buffer.from(mimetype) },
      { name: 'content.xml', data: Buffer.from(body) },
    ])
  const kind = 'application/vnd.oasis.opendocument.spreadsheet'
  expect(await rowsOf(ods(kind, content), 'a.ods')).toEqual([[['Menge', 'Text'], [], [], ['4', '4', 'eins\nzwei']]])
  const bomb = content.replace(
    'number-rows-repeated="2"><table:table-cell',
    `number-rows-repeated="1048570">${text('4')}<table:table-cell`,
  )
  await expect(rowsOf(ods(kind, bomb), 'a.ods')).rejects.toMatchObject({ code: 'tooManyRows' })
  const letter = ods('application/vnd.oasis.opendocument.text', content)
  await expect(rowsOf(letter, 'a.ods')).rejects.toMatchObject({ code: 'NOT_ALLOWED_FILE' })
})

test('files wait for their turn, and those of one user for each other', { tags: ['release'] }, async () => {
  const file = (text: string) => Buffer.from(`a;${text}`)
  const files = await Promise.all(Array.from({ length: 3 }, (_, i) => readSpreadsheet('a', file(`${i}`), 'a.csv')))
  expect(files.map(([first]) => first?.rows)).toEqual(Array.from({ length: 3 }, (_, i) => [['a', `${i}`]]))
  const flood = Promise.allSettled(Array.from({ length: 30 }, () => readSpreadsheet('a', file('1'), 'a.csv')))
  const others = await Promise.all(['b', 'c', 'd'].map((owner) => readSpreadsheet(owner, file(owner), 'a.csv')))
  expect(others.map(([first]) => first?.rows)).toEqual(['b', 'c', 'd'].map((owner) => [['a', owner]]))
  const rejected = (await flood).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(rejected).toHaveLength(19)
  expect(rejected[0]).toMatchObject({ code: 'temporarilyUnavailable' })
})
