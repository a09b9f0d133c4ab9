import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = (text: string | Buffer) => readCsv(Buffer.from(text)).lines.map(({ cells }) => cells)
const rejected = (content: string | Buffer) => expect(() => readCsv(Buffer.from(content))).toThrow('NOT_SUPPORTED_FILE')

describe('a table', () => {
  test('is read with any separator, line ends and quotes', () => {
    const kinds = [';', ',', '\t'].flatMap((separator) => ['\n', '\r\n', '\r'].map((end) => ({ separator, end })))
    for (const { separator, end } of kinds) {
      const text = `a${separator}b${separator}c${end}1${separator}"x${separator}""y""${end}z"${separator}${end}`
      expect(readCsv(Buffer.from(text)).separator).toBe(separator)
      expect(read(text), JSON.stringify(text)).toEqual([
        ['a', 'b', 'c'],
        ['1', `x${separator}"y"${end}z`, ''],
      ])
    }
  })

  test('keeps the numbers of its lines if some are empty', () => {
    expect(readCsv(Buffer.from('a;b\n\n;\n1;2')).lines).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 4, cells: ['1', '2'] },
    ])
    expect(read('')).toEqual([])
  })

  test('is read in every usual encoding', () => {
    const text = 'Maß;größe\n1;2'
    const encodings = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ]
    for (const content of encodings) expect(readCsv(content).lines[0]?.cells).toEqual(['Maß', 'größe'])
  })

  test('that is no text is rejected', () => {
    rejected(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]))
    rejected('a;b\n"1;2\n3;4')
    rejected('a;b\n"1"2;3')
    expect(() => readCsv(Buffer.from('\n'.repeat(200_000)))).toThrow('fileTooLarge')
  })

  test('may have 100,000 lines, with or without a final line end', () => {
    const lines = 'a;b\n'.repeat(99_999)
    for (const last of ['a;b', 'a;b\n', 'a;b\r\n']) expect(read(lines + last)).toHaveLength(100_000)
    expect(() => read(`${lines}a;b\nc`)).toThrow('fileTooLarge')
  })

  test('is read as it was written', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '1', '"', ';', '\n', '\r', ',', 'ü', ' ') })
      .map((text) => text.trim())
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, (rows) => {
        const lines = [['head', 'of', 'it'], ...rows]
        const text = lines.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\r\n')
        const filled = lines.filter((cells) => cells.some((each) => each !== ''))
        expect(read(text)).toEqual(filled)
      }),
    )
  })
})
