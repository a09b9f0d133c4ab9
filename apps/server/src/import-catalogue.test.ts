import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPart } from './testing/builders.ts'
import { writePackage } from './testing/files/packages.ts'
import { runCommand } from './testing/processes/run-command.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'

let shop: TestApp
let folder: TestFolder

beforeAll(async () => {
  shop = await startApp({ products: ['AZH', 'AZN'] })
  folder = await makeTestFolder()
})
afterAll(async () => {
  await shop.stop()
  await folder[Symbol.asyncDispose]()
})

/** Runs the command in the folder until it ends. */
const run = (...args: string[]) =>
  runCommand('import-catalogue.ts', args, {
    settings: { DATABASE_URL: shop.databaseUrl, NODE_ENV: 'production' },
    folder: folder.path,
  })

test('imports a table of prices, or only reports what it would change', async () => {
  const table = 'articleNo;listPrice;scale\nAZH-6x200;12,30;"10:5;25:8"\nAZH-6x160;;\n'
  await writeFile(join(folder.path, 'stock.csv'), table)
  const before = await aPart(shop.dependencies, 'AZH-6x200')
  const counted = 'prices: 2 rows, 0 new, 1 changed, 0 discontinued, 1 as they were, 0 rejected\n'
  const dry = await run('stock.csv', '--dry-run')
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining(counted) })
  expect(dry.said).toMatch(/prices AZH-6x200: .* -> list price €12.30, .*10:5;25:8/)
  expect(await aPart(shop.dependencies, 'AZH-6x200')).toEqual(before)
  expect(await run('stock.csv')).toMatchObject({ code: 0, said: expect.stringContaining(counted) })
  const scale = [
    { from: 10, percent: 5 },
    { from: 25, percent: 8 },
  ]
  expect(await aPart(shop.dependencies, 'AZH-6x200')).toEqual({ ...before, listPrice: 1230, scale })
  const { rows } = await shop.dependencies.pool.query(
    "select user_id, changes from audit where action = 'catalogue.imported'",
  )
  expect(rows).toEqual([{ user_id: null, changes: { prices: [null, 1] } }])
})

test('reports errors, and then has imported nothing', { tags: ['release'] }, async () => {
  await writeFile(join(folder.path, 'wrong.csv'), 'articleNo;listPrice\nAZN-6x200;1\nAZN-6x201;1\n')
  const before = await aPart(shop.dependencies, 'AZN-6x200')
  expect(await run('wrong.csv')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(
      'Nothing was imported: the package is rejected.\nwrong.csv: row 3: articleNo: We have no article with this number.\n',
    ),
  })
  expect(await aPart(shop.dependencies, 'AZN-6x200')).toEqual(before)
})

test('reports what it cannot read', { tags: ['release'] }, async () => {
  await writeFile(join(folder.path, 'binary.csv'), Buffer.from([0, 1, 2]))
  expect(await run('binary.csv')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('binary.csv: The file is not UTF-8. Save it as CSV UTF-8.\n'),
  })
  expect((await run('missing.csv')).complaint).toBe('Nothing was imported: missing.csv cannot be read.\n')
  for (const args of [[], ['a.csv', 'b.csv'], ['a.csv', '--force']]) {
    expect((await run(...args)).complaint).toMatch(/^Nothing was imported: Name one file: /)
  }
})

test('imports a package, and reports new and changed rows, table by table', { tags: ['release'] }, async () => {
  const path = await writePackage(folder, {
    'categories.csv': 'key\ncooling\n',
    'products.csv': 'productNr,category\nHN-9,cooling\n',
    'prices.csv': 'articleNo;listPrice\nAZH-8x160;9,99\n',
  })
  const dry = await run(path, '--dry-run')
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('products: 1 rows, 1 new, 0 changed') })
  expect(dry.said).toContain('prices AZH-8x160: list price €')
  expect(dry.said).toContain('Nothing was imported: a dry run.\n')
  expect(await run(path)).toMatchObject({ code: 0, said: expect.stringContaining('Imported.\n') })
  expect((await aPart(shop.dependencies, 'AZH-8x160')).listPrice).toBe(999)
})

test('reports the place of each error in a package', { tags: ['release'] }, async () => {
  const path = await writePackage(folder, { 'categories.csv': 'key,parentKey\na,a\n' })
  expect(await run(path)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(
      'Nothing was imported: the package is rejected.\ncategories.csv: row 2: parentKey: The category is its own parent.\n',
    ),
  })
})
