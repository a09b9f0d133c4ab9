import { expect, test, vi } from 'vitest'
import { readSheets } from './reader/read-tables.ts'
import { writeAside } from './write-aside.ts'
import type { Table } from './write-workbook.ts'

const table = (rowCount: number): Table => ({
  name: 'Positionen',
  columns: [
    { heading: 'Artikel', kind: 'text', width: 20 },
    { heading: 'Menge', kind: 'whole', width: 9 },
  ],
  rows: Array.from({ length: rowCount }, (_, index) => [`AZH-${index}`, index]),
})

test.each([1, 2000])('a workbook of %i rows is complete, in whichever thread it is written', async (rowCount) => {
  const [sheet] = await readSheets('xlsx', await writeAside([table(rowCount)]))
  expect(sheet?.rows).toEqual([
    ['Artikel', 'Menge'],
    ...Array.from({ length: rowCount }, (_, index) => [`AZH-${index}`, String(index)]),
  ])
})

test('several are written one after the other', { tags: ['release'] }, async () => {
  const written = await Promise.all([300, 200, 400].map((rowCount) => writeAside([table(rowCount)])))
  const lengths = written.map(({ length }) => length)
  expect(lengths.toSorted((a, b) => a - b)).toEqual([lengths[1], lengths[0], lengths[2]])
})

test('one that takes too long is canceled, and the next is written', { tags: ['release'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lost = expect(writeAside([table(50_000)])).rejects.toThrow('the writer took too long')
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  await lost
  expect((await writeAside([table(200)])).length).toBeGreaterThan(0)
})
