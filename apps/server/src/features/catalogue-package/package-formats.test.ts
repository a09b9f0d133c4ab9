import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPath, writePackage, writeZip } from '../../testing/files/packages.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'

let database: TestDatabase
let folder: TestFolder

beforeAll(async () => {
  database = await createDatabase(['AZH'])
  folder = await makeTestFolder()
})
afterAll(async () => {
  await database.drop()
  await folder[Symbol.asyncDispose]()
})

type Rows = readonly (readonly (string | number)[])[]

const prices: Rows = [
  ['articleNo', 'listPrice', 'leadTimeDays'],
  ['AZH-6x200', 12.5, 3],
  ['', '', ''],
  ['AZH-6x160', 'onRequest', 4],
]
const write = (separator: string, end = '\n') => prices.map((row) => row.join(separator)).join(end)
const workbook = async (sheets: Record<string, Rows>) =>
  Buffer.from(
    await writeXlsx({
      sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
    }),
  )

/** Returns what a dry run reports about the prices of a package. */
async function pricesOf(path: string) {
  const { tables, refused } = await importPath(database.databaseUrl, path, { dryRun: true })
  expect(refused).toEqual([])
  return tables.find(({ table }) => table === 'prices')
}

const expected = { rows: 2, changed: 2, refused: 0 }

test.each([
  ['commas', write(',')],
  ['semicolons and a mark', `\ufeff${write(';', '\r\n')}`],
  ['tabs', write('\t', '\r')],
  ['quotes', `"articleNo";"listPrice"\n"AZH-6x200";"12,50"\n"AZH-6x160";"onRequest"`],
])('a table with %s is read', async (_, content) => {
  expect(await pricesOf(await writePackage(folder, { 'prices.csv': content }))).toMatchObject(expected)
})

test('a single table of prices may have any name', async () => {
  const path = await writePackage(folder, { 'Preise 2026.csv': write(';') })
  expect(await pricesOf(join(path, 'Preise 2026.csv'))).toMatchObject(expected)
})

test('the texts of one thing may be in a table per language', async () => {
  const path = await writePackage(folder, {
    'texts-de.csv': 'subject,key,field,de\nproduct,AZH,name,Stift\n',
    'texts-fr.csv': 'subject,key,field,fr\nproduct,AZH,name,Broche\n',
  })
  const { refused, changes } = await importPath(database.databaseUrl, path, { dryRun: true })
  expect(refused).toEqual([])
  expect(changes).toMatchObject([{ text: 'AZH', after: expect.stringMatching(/name.de: Stift, .*name.fr: Broche/) }])
})

test('a table may be a workbook, and a workbook may have all tables in any order', { tags: ['release'] }, async () => {
  const categories = [['key'], ['new']]
  const one = await workbook({ Tabelle1: prices })
  expect(await pricesOf(await writePackage(folder, { 'prices.xlsx': one }))).toMatchObject(expected)
  const all = await workbook({
    prices,
    categories,
    products: [
      ['productNr', 'category'],
      ['AZH', 'new'],
    ],
  })
  const path = join(folder.path, 'catalogue.xlsx')
  await writeFile(path, all)
  expect(await pricesOf(path)).toMatchObject(expected)
  expect((await importPath(database.databaseUrl, path, { dryRun: true })).tables.map(({ table }) => table)).toEqual([
    'categories',
    'products',
    'prices',
  ])
})

test('a table may have several files, and an archive a folder around everything', async () => {
  const data = (content: string) => Buffer.from(content)
  const files = [
    { name: 'maker/prices-one.csv', data: data('articleNo,listPrice\nAZH-6x200,1\n') },
    { name: 'maker/prices-two.csv', data: data('listPrice;articleNo\n2;AZH-6x160\n') },
    { name: 'maker/README.md', data: data('not a table') },
    { name: '__MACOSX/maker/._prices-one.csv', data: data('resource') },
  ]
  expect(await pricesOf(await writeZip(folder, files))).toMatchObject(expected)
})

test('a workbook has 100,000 rows at most, and says the row where one is wrong', { tags: ['release'] }, async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [`HN-${index}`, 1])
  const full = [['articleNo', 'listPrice'], ...rows(100_000)]
  const path = await writePackage(folder, { 'prices.xlsx': await workbook({ prices: full }) })
  const { tables, refused } = await importPath(database.databaseUrl, path)
  expect(tables).toMatchObject([{ rows: 100_000, refused: 100_000 }])
  expect(refused[0]).toMatchObject({ file: 'prices.xlsx', row: 2, column: 'articleNo' })
  const more = await writePackage(folder, { 'prices.xlsx': await workbook({ prices: [...full, ['HN', 1]] }) })
  expect((await importPath(database.databaseUrl, more)).refused[0]?.reason).toContain('CSV')
})
