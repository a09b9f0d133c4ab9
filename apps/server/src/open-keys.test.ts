import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, useDatabase } from './database/client.ts'
import { openPool } from './database/pool.ts'
import { shopSettings } from './database/tables/settings.ts'
import type { Keys } from './infrastructure/keys.ts'
import { openKeys } from './open-keys.ts'
import { readSettings } from './settings.ts'
import { createDatabase, type TestDatabase } from './testing/test-database.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'

const [old, next] = ['an-old-secret-of-the-shop-0123456789', 'a-new-secret-of-the-shop-0123456789']

let testDatabase: TestDatabase
let pool: Pool
let database: Database
let folder: TestFolder

beforeAll(async () => {
  testDatabase = await createDatabase()
  pool = openPool(testDatabase.databaseUrl, () => undefined)
  database = useDatabase(pool)
})
beforeEach(async () => {
  await database.update(shopSettings).set({ secretId: null })
  folder = await makeTestFolder()
})
afterEach(() => folder[Symbol.asyncDispose]())
afterAll(async () => {
  await pool.end()
  await testDatabase.drop()
})

/** Starts a server of this database with a folder of its own. */
const start = (server: string, environment: Record<string, string> = {}): Promise<Keys> =>
  openKeys(database, readSettings({ DATA_DIR: join(folder.path, server), ...environment }))
const secretFile = (server: string) => join(folder.path, server, 'secret')

test('the first start makes a secret that only its user can read, and later starts take it', async () => {
  const first = await start('one')
  expect((await stat(secretFile('one'))).mode & 0o777).toBe(0o600)
  expect((await readFile(secretFile('one'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
  expect((await start('one')).ids).toEqual(first.ids)
})

test('a second server without the secret does not start, and makes none of its own', async () => {
  await start('one')
  await expect(start('two')).rejects.toThrow(/^\S+secret is not the secret of this database[^\n]*$/)
  await expect(stat(secretFile('two'))).rejects.toThrow(/ENOENT/)
  await expect(start('two', { SECRET: next })).rejects.toThrow(/^SECRET is not the secret of this database[^\n]*$/)
})

test('an empty secret is reported in one line and stays', async () => {
  await mkdir(join(folder.path, 'one'))
  await writeFile(secretFile('one'), '\n')
  await expect(start('one')).rejects.toThrow(/^\S+secret is empty\. [^\n]+$/)
  expect(await readFile(secretFile('one'), 'utf8')).toBe('\n')
})

test('a setting counts instead of the file', async () => {
  const { ids } = await start('one', { SECRET: old })
  await expect(stat(secretFile('one'))).rejects.toThrow(/ENOENT/)
  expect((await start('two', { SECRET: old })).ids).toEqual(ids)
})

test('a rotated secret keeps the former one for reading until the next start without it', async () => {
  await start('one', { SECRET: old })
  const { ids } = await start('one', { SECRET: `${next}, ${old}` })
  expect(ids).toHaveLength(2)
  await expect(start('two', { SECRET: old })).rejects.toThrow(/not the secret/)
  expect((await start('one', { SECRET: next })).ids).toEqual(ids.slice(0, 1))
})

test('the file is rotated by a new first line', async () => {
  const [former] = (await start('one')).ids
  const content = await readFile(secretFile('one'), 'utf8')
  await writeFile(secretFile('one'), `${next}\n${content}`)
  const { ids } = await start('one')
  expect(ids).toEqual([expect.not.stringContaining(former ?? ''), former])
})

test('a dump of the database says that it lacks the secret', async () => {
  const { rows } = await pool.query(
    "select col_description('shop_settings'::regclass, attnum) as said from pg_attribute where attrelid = 'shop_settings'::regclass and attname = 'secret_id'",
  )
  expect(rows[0].said).toContain('DATA_DIR/secret')
})
