import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, readdir, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from './database/tables/mails.ts'
import { readSettings } from './settings.ts'
import { type Shop, startShop } from './start-shop.ts'
import { aCompany, aUser } from './testing/builders.ts'
import { administer } from './testing/calls/administer.ts'
import { openMailbox } from './testing/network/read-mails.ts'
import { fetchFrom } from './testing/network/transport.ts'
import { programEnvironment } from './testing/processes/program-environment.ts'
import { secretOfTests, startApp, type TestApp } from './testing/start-app.ts'
import { createEmptyDatabase } from './testing/test-database.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'
import { waitFor } from './testing/wait-for.ts'

function start(program: 'backup' | 'restore', folder: string, settings: Record<string, string>) {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  return spawn(process.execPath, [file, folder], {
    env: { ...programEnvironment, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(...what: Parameters<typeof start>) {
  const child = start(...what)
  const [[code], said, complaint] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, said, complaint }
}

async function order(buyer: Visitor) {
  const { id: cartId } = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200', quantity: 2 })
  return buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
}

/** Of each buyer while the backup is made. */
const ordersDuring = 20

/** Whose mail has no job, as one that is sent just before the backup may. */
const unsent = 'unsent@example.com'

const ids = (orders: { id: string }[]) => orders.map(({ id }) => id)

describe('a backup that is made while buyers order', () => {
  let shop: TestApp
  let folder: TestFolder
  let buyers: Visitor[]
  let backup: string
  let source: Record<string, string>
  /** The data folder into which the backup is restored. */
  let data: string
  let made: Awaited<ReturnType<typeof run>>
  let before: Awaited<ReturnType<typeof order>>[]
  const during: typeof before = []

  beforeAll(async () => {
    shop = await startApp({ products: ['AZH'] })
    folder = await makeTestFolder()
    backup = join(folder.path, 'backups', 'nightly')
    data = join(folder.path, 'data')
    source = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder.path, SECRET: secretOfTests }
    const company = await aCompany(shop.dependencies)
    buyers = await Promise.all([1, 2].map(async () => shop.signedIn(await aUser(shop.dependencies, company))))
    const { id: userId } = await aUser(shop.dependencies, company)
    const id = shop.dependencies.ids.next()
    const mail = { id, kind: 'passwordChanged', recipient: unsent, language: 'de', data: { userId } } as const
    await shop.dependencies.database.insert(mails).values(mail)
    before = await Promise.all(buyers.map(order))
    const ordering = buyers.map(async (buyer) => {
      for (let count = 0; count < ordersDuring; count++) during.push(await order(buyer))
    })
    made = await run('backup', backup, source)
    await Promise.all(ordering)
  })
  afterAll(async () => {
    await shop.stop()
    await folder[Symbol.asyncDispose]()
  })

  it('says what it has and what not, and is open only to its user', async () => {
    expect(made).toMatchObject({ code: 0, complaint: '' })
    expect(made.said).toMatch(/^Backed up \d+ rows as of .*Z to .*nightly, and restored them for a trial\.\n/)
    expect(made.said).toContain('All tables and indexes of the running database are sound.')
    expect(made.said).toContain('It does not hold the secret')
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    expect(await readdir(join(folder.path, 'backups'))).toEqual(['nightly'])
  })

  it('is dated in the metrics', async () => {
    const read = async () => {
      const { text: metrics } = await shop.visitor().send('GET', '/metrics')
      return Number(/^backup_last_success_timestamp_seconds (.*)$/m.exec(metrics)?.[1])
    }
    const at = Date.parse(/as of (\S+)/.exec(made.said)?.[1] ?? '') / 1000
    await waitFor(async () => expect(await read()).toBe(at))
  })

  it('replaces no other backup', { tags: ['release'] }, async () => {
    const again = await run('backup', backup, source)
    expect(again).toMatchObject({ code: 1, said: '' })
    expect(again.complaint).toBe(`Nothing was backed up: ${backup} is not empty. Name a new folder for each backup.\n`)
  })

  it('leaves nothing behind when a signal ends it', { tags: ['release'] }, async () => {
    const ended = join(folder.path, 'ended')
    // Not of the pool, whose idle transactions are ended.
    const lock = new Client({ connectionString: shop.databaseUrl })
    await lock.connect()
    try {
      await lock.query('begin; lock table carts in access exclusive mode')
      const child = start('backup', join(ended, 'backup'), source)
      await waitFor(async () => expect(await readdir(ended)).toHaveLength(1))
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([1, null])
      expect(await readdir(ended)).toEqual([])
    } finally {
      await lock.end()
    }
  })

  it('is whole even if its moment cannot be stored', { tags: ['release'] }, async () => {
    const forbid = 'add constraint no_moment check (backed_up_at is null) not valid'
    await administer(shop.databaseUrl, `alter table shop_settings ${forbid}`)
    const undated = await run('backup', join(folder.path, 'undated'), source)
    await administer(shop.databaseUrl, 'alter table shop_settings drop constraint no_moment')
    expect(undated).toMatchObject({ code: 1, said: expect.stringMatching(/^Backed up/) })
    expect(undated.complaint).toMatch(/^The moment of the backup could not be stored: .*no_moment/s)
  })

  it.each<[string, string, (damaged: string) => Promise<void>]>([
    ['a lost byte', 'orders.copy.gz', async (damaged) => truncate(join(damaged, 'orders.copy.gz'), 100)],
    ['another manifest', 'manifest.json', async (damaged) => appendFile(join(damaged, 'manifest.json'), '}')],
  ])('is not restored with %s', { tags: ['release'] }, async (_, file, damage) => {
    const damaged = join(folder.path, `damaged ${file}`)
    await cp(backup, damaged, { recursive: true })
    await damage(damaged)
    const restored = await run('restore', damaged, { DATA_DIR: join(folder.path, 'none') })
    expect(restored).toEqual({
      code: 1,
      said: '',
      complaint: `Nothing was restored: The backup is damaged: ${file} is not as it was written.\n`,
    })
    await expect(stat(join(folder.path, 'none'))).rejects.toThrow(/ENOENT/)
  })

  it('is not restored over a shop', { tags: ['release'] }, async () => {
    const restored = await run('restore', backup, source)
    expect(restored).toMatchObject({ code: 1, said: '' })
    expect(restored.complaint).toMatch(/^Nothing was restored: The database is not empty\..*\n$/)
  })

  describe('and restored into an empty data folder', () => {
    let restored: Shop
    let buyer: Visitor

    beforeAll(async () => {
      expect(await run('restore', backup, { DATA_DIR: data })).toMatchObject({ code: 0, complaint: '' })
      restored = await startShop(readSettings({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent' }))
      buyer = createVisitor(fetchFrom(restored.address), Object.fromEntries(buyers[0]?.cookies ?? []))
      buyer.cookies.delete('XSRF-TOKEN')
    })
    afterAll(() => restored.stop())

    const list = async () => {
      const { items, total } = await buyer.call(orderEndpoints.list, { size: 999 })
      expect(items).toHaveLength(total)
      return items
    }

    it('is a shop with every order that was acknowledged before it began, each whole', async () => {
      const found = await list()
      expect(ids(found)).toEqual(expect.arrayContaining(ids(before)))
      for (const { id } of found) {
        const { positions } = await buyer.call(orderEndpoints.read, undefined, { params: { id } })
        expect(positions).toMatchObject([{ quantity: 2 }])
      }
    })

    it('delivers the orders that were not delivered', async () => {
      await waitFor(async () => expect((await list()).filter(({ status }) => status === 1)).toEqual([]))
    })

    it('sends the mails that were not sent', async () => {
      const readMails = openMailbox(join(data, 'mail'))
      await waitFor(async () => expect(await readMails(unsent)).toHaveLength(1))
    })

    it('gives no number again that was given after the backup', async () => {
      const { orderNumber } = await order(buyer)
      const known = [...before, ...during].map((one) => Number(one.orderNumber))
      expect(Number(orderNumber)).toBeGreaterThan(Math.max(...known))
    })

    it('is not replaced while it runs', { tags: ['release'] }, async () => {
      const replaced = await run('restore', backup, { DATA_DIR: data })
      expect(replaced.complaint).toBe(`Nothing was restored: Another shop process uses the data folder ${data}.\n`)
    })

    it('is carried with its secret to the PostgreSQL of an operator', { tags: ['release'] }, async () => {
      const next = join(folder.path, 'backups', 'next')
      const backedUp = await run('backup', next, { DATA_DIR: data })
      expect(backedUp).toMatchObject({ code: 0, complaint: '' })
      expect(backedUp.said).toContain('It holds the secret')
      expect((await stat(join(next, 'secret'))).mode & 0o777).toBe(0o600)

      const other = await createEmptyDatabase()
      const elsewhere = join(folder.path, 'elsewhere')
      const target = { DATABASE_URL: other.databaseUrl, DATA_DIR: elsewhere }
      expect(await run('restore', next, target)).toMatchObject({ code: 0, complaint: '' })
      expect(await readFile(join(elsewhere, 'secret'))).toEqual(await readFile(join(data, 'secret')))
      const client = new Client({ connectionString: other.databaseUrl })
      await client.connect()
      const { rows } = await client.query('select id from orders')
      expect(ids(rows)).toEqual(expect.arrayContaining(ids(before)))
      await client.end()
      await other.drop()
    })
  })
})

it('is not made of a folder without a database', { tags: ['release'] }, async () => {
  await using folder = await makeTestFolder()
  const made = await run('backup', join(folder.path, 'backup'), { DATA_DIR: join(folder.path, 'data') })
  expect(made).toEqual({
    code: 1,
    said: '',
    complaint: `Nothing was backed up: ${folder.path}/data holds no database.\n`,
  })
})
