import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maker, openPackageShop, type PackageShop } from '../../testing/files/package-shop.ts'
import { importPath, writePackage, writeZip } from '../../testing/files/packages.ts'
import { programEnvironment } from '../../testing/processes/program-environment.ts'

let shop: PackageShop

beforeAll(async () => {
  shop = await openPackageShop()
})
afterAll(() => shop.close())

describe('an archive is rejected before anything of it is read', () => {
  const table = { name: 'prices.csv', data: Buffer.from('articleNo\nAZH-6x200\n') }

  test.each(['../prices.csv', '/etc/prices.csv', 'a/../../prices.csv'])('for the name %s', async (name) => {
    const [first] = await shop.rejectionsOf(await writeZip(shop.folder, [{ ...table, name }]))
    expect(first?.reason).toBe('The path leads out of the package.')
  })

  test('for a name that no database can store, and for a duplicate file', async () => {
    const [unreadable] = await shop.rejectionsOf(await writeZip(shop.folder, [{ ...table, name: 'pri\0ces.csv' }]))
    expect(unreadable?.file).toMatch(/\.zip$/)
    const [twice] = await shop.rejectionsOf(await writeZip(shop.folder, [table, table]))
    expect(twice).toMatchObject({ file: 'prices.csv', reason: 'The archive holds this file twice.' })
  })

  test('for a zip bomb', async () => {
    const zeros = { name: 'articles.csv', data: Buffer.alloc(30 * 1024 * 1024) }
    const [first] = await shop.rejectionsOf(await writeZip(shop.folder, [table, zeros]))
    expect(first).toMatchObject({ file: 'articles.csv', reason: 'It would unpack to far too much.' })
  })

  test('for a false size', async () => {
    const liar = { ...table, declares: { size: 5 } }
    expect(await shop.rejectionsOf(await writeZip(shop.folder, [liar]))).toHaveLength(1)
  })

  test('for a damaged directory', async () => {
    const path = await writePackage(shop.folder, { 'broken.zip': Buffer.from('PK\u0003\u0004 and no more') })
    const [first] = await shop.rejectionsOf(join(path, 'broken.zip'))
    expect(first?.file).toBe('broken.zip')
  })

  test('for a link in a folder', async () => {
    const path = await writePackage(shop.folder, { 'prices.csv': table.data })
    await symlink('/etc/passwd', join(path, 'pictures.png'))
    expect((await shop.rejectionsOf(path))[0]).toMatchObject({ file: 'pictures.png' })
  })
})

describe('two imports, or a canceled one', () => {
  test('a second simultaneous one is rejected', async () => {
    const path = await writePackage(shop.folder, maker)
    const blocker = new Client({ connectionString: shop.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table categories in share mode')
    const first = importPath(shop.databaseUrl, path, { dryRun: true })
    await waitForLock()
    await expect(importPath(shop.databaseUrl, path)).rejects.toMatchObject({ code: 'importRunning' })
    await blocker.query('rollback')
    await blocker.end()
    expect((await first).refused).toEqual([])
  })

  test('a killed one leaves nothing behind', { tags: ['release'] }, async () => {
    const before = await shop.fingerprint()
    const path = await writePackage(shop.folder, maker)
    const blocker = new Client({ connectionString: shop.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table products in share mode')
    const command = fileURLToPath(new URL('../../import-catalogue.ts', import.meta.url))
    const child = spawn(process.execPath, [command, path], {
      env: { ...programEnvironment, DATABASE_URL: shop.databaseUrl, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    // It has written the categories, and waits to write the products.
    await waitForLock()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await blocker.query('rollback')
    await blocker.end()
    expect(await shop.fingerprint()).toEqual(before)
    expect((await importPath(shop.databaseUrl, path, { dryRun: true })).refused).toEqual([])
  })

  /** Waits until an import waits for a locked table. */
  async function waitForLock(): Promise<void> {
    for (;;) {
      const { rowCount } = await shop.client.query(
        "select from pg_locks where not granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())",
      )
      if (rowCount !== 0) return
    }
  }
})
