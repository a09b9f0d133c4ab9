import { expect, test } from 'vitest'
import { readLines, writeLines } from './answer-lines.ts'

const read = (value: unknown) => readLines([...writeLines(value)].map((line) => `${line}\n`).join(''))

const table = (name: string, count: number) => ({
  name,
  rows: Array.from({ length: count }, (_, row) => [`Zeile ${row}\n"${'x'.repeat(200)}"`, '', 'ä']),
})

test.each<[string, unknown]>([
  ['tables of many lines', [table('a', 5000), table('b', 0), table('c', 1)]],
  ['a list', { sheets: [{ ...table('a', 3000), guess: { quantity: 1 } }], chosen: 0 }],
  ['a failure', { failure: 'fileTooLarge' }],
])('%s arrive as they were written', async (_, value) => {
  expect(await read(value)).toEqual(value)
})

test('a long table is written in parts', () => {
  const lines = [...writeLines([table('a', 5000)])]
  expect(lines.length).toBeGreaterThan(3)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300 * 1024)
})
