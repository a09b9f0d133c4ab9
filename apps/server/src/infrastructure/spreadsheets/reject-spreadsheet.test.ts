import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type ArchiveFile, makeArchive, makeWorkbook } from '../../testing/files/make-archive.ts'
import { lockXls, writeXls } from '../../testing/files/write-xls.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { readSheets } from './reader/read-tables.ts'
import { recogniseFormat } from './recognise-format.ts'

const sheet = {
  name: 'Stückliste',
  rows: [
    ['Pos', 'Stück'],
    [1, 4],
  ],
}
const workbook = (sheetData: string, more?: Record<string, string>) => makeArchive(makeWorkbook(sheetData, more))
const row = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>'
const parts = makeWorkbook(row)
const swap = (changed: Partial<ArchiveFile>) =>
  makeArchive(parts.map((part) => (part.name === 'xl/worksheets/sheet1.xml' ? { ...part, ...changed } : part)))
const plain = makeArchive(parts)
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')
const noise = (seed: number) =>
  Buffer.from(Uint8Array.from({ length: 300_000 }, (_, i) => (i * i * 7919 + i * seed) >> 5))
function manyRows(): string {
  const rows = Array.from({ length: 200_000 }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>${i}</v></c></row>`)
  return `<sheetData>${rows.join('')}</sheetData>`
}
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
  const read = async (file: Buffer) => readSheets(recogniseFormat(file, name, 'sheets'), file)
  await expect(read(Buffer.from(await file))).rejects.toMatchObject({ code })
})

type LateCase = [code: string, what: string, name: string, content: () => Buffer | Promise<Uint8Array>]

// Limits that the process has, too. A file is made when its test runs: most of them run before a release only.
const beyondLimits: LateCase[] = [
  [
    'fileTooLarge',
    'much in much',
    'a.xlsx',
    () => makeArchive([...parts, { name: 'a', data: Buffer.concat([zeros(101), noise(3)]) }]),
  ],
  ['NOT_SUPPORTED_FILE', 'nothing', 'a.csv', () => Buffer.alloc(0)],
  ['tooManyRows', '200,000 lines', 'a.csv', () => Buffer.from('1;2\n'.repeat(200_000))],
]
const beyondLimitsToo: LateCase[] = [
  ['tooManyRows', '200,000 rows', 'a.xlsx', () => workbook(manyRows())],
  ['fileTooLarge', 'more than 10 MB', 'a.csv', () => zeros(11)],
  [
    'fileTooLarge',
    'many parts',
    'a.xlsx',
    () =>
      makeArchive([...parts, ...Array.from({ length: 2000 }, (_, i) => ({ name: `a${i}`, data: Buffer.from('x') }))]),
  ],
  ['fileTooLarge', 'a million cells', 'a.csv', () => Buffer.from(`${'1;'.repeat(100)}\n`.repeat(11_000))],
  ['NOT_SUPPORTED_FILE', 'quotes that never end', 'a.xlsx', () => swapWorkbook(`<workbook>${quotes('sheet')}`)],
  ['NOT_SUPPORTED_FILE', 'a cell without end', 'a.csv', () => Buffer.from(`a;b\n"${'- '.repeat(20_000)}";1`)],
  ['tooManyRows', 'a few rows far apart', 'a.xlsx', () => workbook(`<sheetData>${farRows.join('')}</sheetData>`)],
  [
    'fileTooLarge',
    'a few cells far apart',
    'a.xlsx',
    () => workbook(`<sheetData>${wideHeadings}${farCells.join('')}</sheetData>`),
  ],
  ['fileTooLarge', 'a long text over many rows', 'a.xlsx', () => workbook(copied)],
  ['fileTooLarge', 'many characters', 'a.csv', () => Buffer.from(`${'"'.padEnd(30_000, '"')};1\n`.repeat(300))],
  ['fileTooLarge', 'more columns than any sheet', 'a.csv', () => Buffer.from(`${';'.repeat(17_000)}x`)],
  [
    'fileTooLarge',
    'one sheet named often',
    'a.xlsx',
    () => swapWorkbook(workbookXml.replace(/<sheet [^>]*>/, (sheet) => sheet.repeat(100))),
  ],
  [
    'fileTooLarge',
    'many sheets',
    'a.xlsx',
    () => writeXlsx({ sheets: Array.from({ length: 51 }, (_, i) => ({ name: `s${i}`, rows: [['x']] })) }),
  ],
]
const isRejected = async (...[code, , name, content]: LateCase) => {
  await expect(readSpreadsheet('somebody', Buffer.from(await content()), name)).rejects.toMatchObject({ code })
}

test.each(beyondLimits)('%s: %s', isRejected)
test.each(beyondLimitsToo)('%s: %s', { tags: ['release'] }, isRejected)
