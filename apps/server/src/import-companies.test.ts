import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from './database/tables/users.ts'
import { runCommand } from './testing/processes/run-command.ts'
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

/** Writes the tables of a company and its users. */
async function write(name: string, ...userRows: string[]): Promise<void> {
  const tables = join(folder.path, name)
  await mkdir(tables)
  const companies = `customerNumber;companyName;street;zip;city;country\n${name};Neu GmbH;Weg;12345;Ort;DE\n`
  await writeFile(join(tables, 'companies.csv'), companies)
  const rows = ['customerNumber;email;firstName;lastName', ...userRows]
  await writeFile(join(tables, 'users.csv'), `${rows.join('\n')}\n`)
}
const find = (email: string) => shop.dependencies.database.select().from(users).where(eq(users.email, email))
const counted = '2 rows, 2 new, 0 already there\n'

test('imports the tables of a folder together', async () => {
  await write('K-1', 'K-1;neu@example.com;Neu;Neumann')
  expect(await run('K-1')).toEqual({ code: 0, complaint: '', said: `${counted}Imported.\n` })
  expect(await find('neu@example.com')).toMatchObject([{ needsReset: true, passwordHash: null }])
})

test('rejects all tables for one fault', { tags: ['release'] }, async () => {
  await write('K-2', 'K-2;other@example.com;Neu;Neumann', 'K-3;b@b;B;B')
  const rejected = await run('K-2')
  expect(rejected).toMatchObject({ code: 1, said: '' })
  expect(rejected.complaint).toContain('Nothing was imported: the tables are rejected.\nusers, email, row 3: ')
  expect(await find('other@example.com')).toEqual([])
})

test('only reports what it would add', { tags: ['release'] }, async () => {
  await write('K-4', 'K-4;third@example.com;Neu;Neumann')
  const said = `${counted}Nothing was imported: a dry run.\n`
  expect(await run('K-4', '--dry-run')).toEqual({ code: 0, complaint: '', said })
  expect(await find('third@example.com')).toEqual([])
})

test('names what it needs', { tags: ['release'] }, async () => {
  expect(await run()).toMatchObject({ code: 1, complaint: expect.stringContaining('npm run import-companies -- <') })
  expect(await run('missing')).toMatchObject({ code: 1, complaint: expect.stringContaining('cannot be read') })
})
