import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length)
}

const rowsOf = (text: string, length = 1000) => Array.fromAsync(readCsv(inPieces(text, length)))
const cellsOf = async (text: string, length?: number) => (await rowsOf(text, length)).map(({ cells }) => cells)

describe('a table', () => {
  test('is read with any separator, line ends and quotes', async () => {
    const kinds = [';', ',', '\t'].flatMap((separator) => ['\n', '\r\n', '\r'].map((end) => ({ separator, end })))
    for (const { separator, end } of kinds) {
      const text = `a${separator}b${separator}c${end}1${separator}"x${separator}""y""${end}z"${separator}${end}`
      expect(await rowsOf(text), JSON.stringify(text)).toEqual([
        { row: 1, cells: ['a', 'b', 'c'], isByComma: separator === ',' },
        { row: 2, cells: ['1', `x${separator}"y"${end}z`, ''], isByComma: separator === ',' },
      ])
    }
  })

  test('may have several kinds of line ends', async () => {
    expect(await cellsOf('a;b\r\n1;2\n3;4\r5;6', 1)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  test('counts its empty rows', async () => {
    expect((await rowsOf('a;b\n\n;\n1;2')).at(-1)).toMatchObject({ row: 4, cells: ['1', '2'] })
    expect(await rowsOf('')).toEqual([])
  })

  test.each([
    ['a;b\n1;2\n"3;4\n5;6', 3, 'quoteUnclosed'],
    ['a;b\n"1"2;3', 2, 'quoteUnclosed'],
    [`a;b\n${'1'.repeat(1024 * 1024 + 1)};2`, 2, 'rowTooLong'],
  ])('with a broken row is rejected', async (text, row, reason) => {
    await expect(rowsOf(text)).rejects.toMatchObject({ name: 'BrokenRowError', row, reason })
  })

  test('is read as it was written, in pieces of any length', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '1', '"', ';', '\n', '\r', ',', 'ü', ' ') })
      .map((text) => text.trim())
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 30 }), async (rows, length) => {
        const lines = [['head', 'of', 'it'], ...rows]
        const text = lines.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\r\n')
        expect(await cellsOf(text, length)).toEqual(lines)
      }),
    )
  })
})
