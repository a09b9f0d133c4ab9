import { expect, test } from 'vitest'
import { readRecordTable } from '../../infrastructure/spreadsheets/reader/read-records.ts'
import { nameRecords } from './name-records.ts'
import { readRecords } from './read-sheets.ts'

const columns = ['maß', 'größe'] as const
const read = async (content: string | Buffer) =>
  nameRecords(await readRecordTable(Buffer.from(content)), { columns, needed: columns }, 'de')
const rejectedAs = (content: string | Buffer, code: string) => expect(read(content)).rejects.toThrow(code)

test('a table is read in every usual encoding', async () => {
  const text = 'Maß;größe\n1;2'
  const encodings = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text, 'latin1'),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ]
  for (const content of encodings) expect((await read(content)).records[0]?.cells).toEqual({ maß: '1', größe: '2' })
})

test('a table keeps the numbers of its lines if some are empty', async () => {
  expect((await read('maß;größe\n\n;\n1;2')).records).toEqual([
    { row: 4, text: '1 · 2', cells: { maß: '1', größe: '2' } },
  ])
})

test('what is no text or has a broken quote is rejected', async () => {
  await rejectedAs(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'NOT_SUPPORTED_FILE')
  await rejectedAs('maß;größe\n"1;2\n3;4', 'NOT_SUPPORTED_FILE')
  await rejectedAs('"'.repeat(9_900_000), 'NOT_SUPPORTED_FILE')
})

test('a table may have 20,000 lines, with or without a final line end', { tags: ['release'] }, async () => {
  const lines = `maß;größe\n${'1;2\n'.repeat(19_998)}`
  for (const last of ['1;2', '1;2\n', '1;2\r\n']) expect((await read(lines + last)).records).toHaveLength(19_999)
  await rejectedAs(`${lines}1;2\n3`, 'tooManyRows')
  await rejectedAs('\n'.repeat(200_000), 'tooManyRows')
})

test('a table with very many columns is rejected as a whole', async () => {
  await rejectedAs(`${'a;'.repeat(16_000)}\n${'1;'.repeat(16_000)}`, 'NOT_SUPPORTED_FILE')
  await rejectedAs(`maß;größe\n${'1;'.repeat(16_000)}`, 'NOT_SUPPORTED_FILE')
})

test('a table with too many characters is rejected, as its rows are read back in one step', {
  tags: ['release'],
}, async () => {
  await rejectedAs(`maß;größe\n${`${'x'.repeat(500)}\n`.repeat(10_000)}`, 'fileTooLarge')
})

test('an uploaded table is read in another process, and rejected with the code of the shop', async () => {
  const upload = (content: string) => ({ content: Buffer.from(content), fileName: 'muster.csv' })
  expect(await readRecords('staff', upload('maß,größe\n1,2'), 10)).toEqual({
    rows: [
      ['maß', 'größe'],
      ['1', '2'],
    ],
    isByComma: true,
  })
  await expect(readRecords('staff', upload('\n'.repeat(30_000)), 10)).rejects.toMatchObject({
    code: 'fileTooLarge',
    params: { rows: 10 },
  })
})
