import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type ArchiveFile, makeArchive, makeWorkbook } from '../../testing/make-archive.ts'
import { lockXls, writeXls } from '../../testing/write-xls.ts'
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
  ['DIN 1530 A 3,2x160\nDIN 1530 A 4,5x160', [['DIN 1530 A 3,2x160'], ['DIN 1530 A 4,5x160']]],
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

test('a text that spans rows counts for each, numbers and second halves do not', async () => {
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

test('hidden and empty sheets and charts are left out', async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'Auswahl', rows: [['x']], hidden: true },
      { name: 'Leer', rows: [] },
      { name: 'Liste & mehr', rows: [['y']] },
    ],
  })
  expect(await sheetsOf(file, 'a.xlsx')).toEqual([{ name: 'Liste & mehr', rows: [['y']] }])
})

test('of a sheet that is too long for a parts list only its first rows are read', async () => {
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
    (_, index) => `<row r="${index + 1}"${index < 2499 ? ' hidden="1"' : ''}>${number(`A${index + 1}`)}</row>`,
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

const row = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>'
const parts = makeWorkbook(row)
const swap = (changed: Partial<ArchiveFile>) =>
  makeArchive(parts.map((part) => (part.name === 'xl/worksheets/sheet1.xml' ? { ...part, ...changed } : part)))
const plain = makeArchive(parts)
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')
const noise = (seed: number) =>
  Buffer.from(Uint8Array.from({ length: 300_000 }, (_, i) => (i * i * 7919 + i * seed) >> 5))
const manyRows = Array.from({ length: 200_000 }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>${i}</v></c></row>`)
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
const number = (place: string) => `<c r="${place}"><v>1</v></c>`
const wideHeadings = `<row r="1">${Array.from({ length: 6000 }, (_, i) => number(`${columnName(i)}1`)).join('')}</row>`
const farCells = Array.from(
  { length: 300 },
  (_, i) => `<row r="${i + 2}">${number(`${columnName(5999)}${i + 2}`)}</row>`,
)
const farRows = Array.from({ length: 5 }, (_, i) => `<row r="${(i + 1) * 9000}">${number(`A${(i + 1) * 9000}`)}</row>`)
const endless = `<c r="A1" t="inlineStr"><is><t>${'x'.repeat(30_000)}</t></is></c>`
const spanned = Array.from({ length: 300 }, (_, i) => `<row r="${i + 2}">${number(`B${i + 2}`)}</row>`).join('')
const copied = `<sheetData><row r="1">${endless}</row>${spanned}</sheetData><mergeCells><mergeCell ref="A1:A301"/></mergeCells>`
const quotes = (element: string) => `<${element} "`.repeat(50_000)
const workbookXml = parts.find(({ name }) => name === 'xl/workbook.xml')?.data.toString() ?? ''
const swapWorkbook = (text: string) =>
  makeArchive(parts.map((part) => (part.name === 'xl/workbook.xml' ? { ...part, data: Buffer.from(text) } : part)))
const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${row}`
const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${row}`

test.each<[string, string, string, Buffer | Promise<Uint8Array>]>([
  ['NOT_ALLOWED_FILE', 'a picture', 'a.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2])],
  ['NOT_ALLOWED_FILE', 'a PDF', 'a.csv', Buffer.from('%PDF-1.7 text')],
  ['NOT_ALLOWED_FILE', 'a page', 'a.xls', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
  ['NOT_ALLOWED_FILE', 'another ending', 'a.exe', Buffer.from('a;b\n1;2')],
  ['NOT_ALLOWED_FILE', 'no ending', 'a', Buffer.from('a;b\n1;2')],
  [
    'NOT_ALLOWED_FILE',
    'another archive',
    'a.xlsx',
    makeArchive([{ name: 'word/document.xml', data: Buffer.from('<x/>') }]),
  ],
  ['NOT_ALLOWED_FILE', 'an empty archive', 'a.xlsx', makeArchive([])],
  [
    'NOT_ALLOWED_FILE',
    'another document',
    'a.xls',
    Buffer.from(
      writeXls([sheet]).toString('latin1').replace('W\0o\0r\0k\0b\0o\0o\0k\0', 'W\0o\0r\0d\0D\0o\0c\0u\0'),
      'latin1',
    ),
  ],
  ['NOT_SUPPORTED_FILE', 'nothing but blanks', 'a.csv', Buffer.from(' \r\n;;\r\n')],
  ['NOT_SUPPORTED_FILE', 'an empty sheet', 'a.xlsx', workbook('<sheetData/>')],
  ['NOT_SUPPORTED_FILE', 'half an archive', 'a.xlsx', plain.subarray(0, plain.length / 2)],
  ['NOT_SUPPORTED_FILE', 'half an old workbook', 'a.xls', writeXls([sheet]).subarray(0, 1024)],
  [
    'NOT_SUPPORTED_FILE',
    'a locked workbook',
    'a.xlsx',
    writeXlsx({ sheets: [sheet], encryption: { password: 'x', spinCount: 10 } }),
  ],
  ['NOT_SUPPORTED_FILE', 'a locked old workbook', 'a.xls', lockXls(writeXls([sheet]))],
  ['NOT_SUPPORTED_FILE', 'no XML', 'a.xlsx', swap({ data: Buffer.from('<worksheet><sheetData><row') })],
  [
    'NOT_SUPPORTED_FILE',
    'a cell outside',
    'a.xlsx',
    workbook('<sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData>'),
  ],
  [
    'NOT_SUPPORTED_FILE',
    'a row outside',
    'a.xlsx',
    workbook('<sheetData><row r="x"><c r="A1"><v>1</v></c></row></sheetData>'),
  ],
  ['NOT_SUPPORTED_FILE', 'entities that grow', 'a.xlsx', workbook(laughs)],
  ['NOT_SUPPORTED_FILE', 'entities from elsewhere', 'a.xlsx', workbook(row, { 'xl/sharedStrings.xml': outside })],
  ['NOT_SUPPORTED_FILE', 'more than declared', 'a.xlsx', swap({ declares: { size: 10 } })],
  ['NOT_SUPPORTED_FILE', 'less than declared', 'a.xlsx', swap({ declares: { size: 1000 } })],
  ['NOT_SUPPORTED_FILE', 'no size declared', 'a.xlsx', swap({ declares: { size: 0, packed: 0, flags: 8 } })],
  ['NOT_SUPPORTED_FILE', 'encrypted parts', 'a.xlsx', swap({ declares: { flags: 1 } })],
  ['NOT_SUPPORTED_FILE', 'another method', 'a.xlsx', swap({ declares: { method: 12 } })],
  ['NOT_SUPPORTED_FILE', 'parts over each other', 'a.xlsx', swap({ declares: { start: 0 } })],
  ['NOT_SUPPORTED_FILE', 'a name twice', 'a.xlsx', makeArchive([...parts, ...parts])],
  ['NOT_SUPPORTED_FILE', 'a name outside', 'a.xlsx', makeArchive([...parts, { name: '../a', data: Buffer.from('x') }])],
  ['NOT_SUPPORTED_FILE', 'much in little', 'a.xlsx', makeArchive([...parts, { name: 'a', data: zeros(2) }])],
  [
    'NOT_SUPPORTED_FILE',
    'much in all',
    'a.xlsx',
    makeArchive([...parts, ...Array.from({ length: 40 }, (_, i) => ({ name: `a${i}`, data: zeros(1) }))]),
  ],
  [
    'NOT_SUPPORTED_FILE',
    'a row behind the last',
    'a.xlsx',
    workbook(`<sheetData><row r="1048577">${number('A1048577')}</row></sheetData>`),
  ],
])('%s: %s', async (code, _, name, file) => {
  await expect(sheetsOf(await file, name)).rejects.toMatchObject({ code })
})

// Limits that the process has, too.
test.each<[string, string, string, Buffer | Promise<Uint8Array>]>([
  [
    'fileTooLarge',
    'much in much',
    'a.xlsx',
    makeArchive([...parts, { name: 'a', data: Buffer.concat([zeros(101), noise(3)]) }]),
  ],
  [
    'fileTooLarge',
    'many parts',
    'a.xlsx',
    makeArchive([...parts, ...Array.from({ length: 2000 }, (_, i) => ({ name: `a${i}`, data: Buffer.from('x') }))]),
  ],
  ['fileTooLarge', 'more than 10 MB', 'a.csv', zeros(11)],
  ['NOT_SUPPORTED_FILE', 'nothing', 'a.csv', Buffer.alloc(0)],
  ['tooManyRows', '200,000 rows', 'a.xlsx', workbook(`<sheetData>${manyRows.join('')}</sheetData>`)],
  ['tooManyRows', '200,000 lines', 'a.csv', Buffer.from('1;2\n'.repeat(200_000))],
  ['fileTooLarge', 'a million cells', 'a.csv', Buffer.from(`${'1;'.repeat(100)}\n`.repeat(11_000))],
  ['NOT_SUPPORTED_FILE', 'quotes that never end', 'a.xlsx', swapWorkbook(`<workbook>${quotes('sheet')}`)],
  ['NOT_SUPPORTED_FILE', 'a cell without end', 'a.csv', Buffer.from(`a;b\n"${'- '.repeat(20_000)}";1`)],
  ['tooManyRows', 'a few rows far apart', 'a.xlsx', workbook(`<sheetData>${farRows.join('')}</sheetData>`)],
  [
    'fileTooLarge',
    'a few cells far apart',
    'a.xlsx',
    workbook(`<sheetData>${wideHeadings}${farCells.join('')}</sheetData>`),
  ],
  ['fileTooLarge', 'a long text over many rows', 'a.xlsx', workbook(copied)],
  ['fileTooLarge', 'many characters', 'a.csv', Buffer.from(`${'"'.padEnd(30_000, '"')};1\n`.repeat(300))],
  ['fileTooLarge', 'more columns than any sheet', 'a.csv', Buffer.from(`${';'.repeat(17_000)}x`)],
  [
    'fileTooLarge',
    'one sheet named often',
    'a.xlsx',
    swapWorkbook(workbookXml.replace(/<sheet [^>]*>/, (sheet) => sheet.repeat(100))),
  ],
  [
    'fileTooLarge',
    'many sheets',
    'a.xlsx',
    writeXlsx({ sheets: Array.from({ length: 51 }, (_, i) => ({ name: `s${i}`, rows: [['x']] })) }),
  ],
])('%s: %s', async (code, _, name, file) => {
  await expect(readSpreadsheet('somebody', Buffer.from(await file), name)).rejects.toMatchObject({ code })
})

test('files wait for their turn, and those of one user for each other', async () => {
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
