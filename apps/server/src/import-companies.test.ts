import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from './database/tables/users.ts'
import { runCommand } from './testing/run-command.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'

let shop: TestApp
let folder: TestFolder

beforeAll(async () => {
  shop = await startApp()
  folder = await makeTestFolder()
})
afterAll(async () => {
  await shop.stop()
  await folder[Symbol.asyncDispose]()
})

/** Runs the command in the folder until it ends. */
const run = (...args: string[]) =>
  runCommand('import-companies.ts', args, { settings: { DATABASE_URL: shop.databaseUrl }, folder: folder.path })

test('imports the tables of a folder together, or only reports what it would add, and rejects all for one fault', async () => {
  const tables = join(folder.path, 'former')
  await mkdir(tables)
  const place = 'street;zip;city;country'
  const write = (name: string, ...lines: string[]) => writeFile(join(tables, name), `${lines.join('\n')}\n`)
  await write('companies.csv', `customerNumber;companyName;${place}`, 'K-1;Neu GmbH;Weg;12345;Ort;DE')
  await write('users.csv', 'customerNumber;email;firstName;lastName', 'K-1;neu@example.com;Neu;Neumann', 'K-2;b@b;B;B')
  const isThere = () => shop.dependencies.database.select().from(users).where(eq(users.email, 'neu@example.com'))
  const rejected = await run('former')
  expect(rejected).toMatchObject({ code: 1, said: '' })
  expect(rejected.complaint).toContain('Nothing was imported: the tables are rejected.\nusers, email, row 3: ')
  expect(await isThere()).toEqual([])

  await write('users.csv', 'customerNumber;email;firstName;lastName', 'K-1;neu@example.com;Neu;Neumann')
  const counted = '2 rows, 2 new, 0 already there\n'
  expect(await run('former', '--dry-run')).toEqual({
    ...{ code: 0, complaint: '' },
    said: `${counted}Nothing was imported: a dry run.\n`,
  })
  expect(await isThere()).toEqual([])
  expect(await run('former')).toEqual({ code: 0, complaint: '', said: `${counted}Imported.\n` })
  expect(await isThere()).toMatchObject([{ needsReset: true, passwordHash: null }])
})

test('names what it needs', { tags: ['release'] }, async () => {
  expect(await run()).toMatchObject({ code: 1, complaint: expect.stringContaining('npm run import-companies -- <') })
  expect(await run('missing')).toMatchObject({ code: 1, complaint: expect.stringContaining('cannot be read') })
})
