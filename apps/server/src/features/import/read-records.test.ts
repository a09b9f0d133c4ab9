import { expect, test } from 'vitest'
import { readRecords } from './read-records.ts'

const columns = ['maß', 'größe'] as const
const read = (content: string | Buffer) => readRecords(Buffer.from(content), { columns, needed: columns }, 'de')
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
})

test('a table may have 100,000 lines, with or without a final line end', async () => {
  const lines = `maß;größe\n${'1;2\n'.repeat(99_998)}`
  for (const last of ['1;2', '1;2\n', '1;2\r\n']) expect((await read(lines + last)).records).toHaveLength(99_999)
  await rejectedAs(`${lines}1;2\n3`, 'fileTooLarge')
  await rejectedAs('\n'.repeat(200_000), 'fileTooLarge')
})
