import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { createDatabase } from '../testing/test-database.ts'
import { makeTestFolder } from '../testing/test-folder.ts'
import { waitFor } from '../testing/wait-for.ts'
import { startCluster } from './embedded/cluster.ts'
import { startHeartbeat } from './heartbeat.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool, openProbe } from './pool.ts'

const execute = promisify(execFile)
const ignore = () => undefined

describe('the heartbeat', () => {
  it('keeps the connections of a database that reads but does not write', { tags: ['release'] }, async () => {
    await using opened = new AsyncDisposableStack()
    const database = await createDatabase()
    opened.defer(database.drop)
    const slow = await delayWrites(database.databaseUrl, opened)
    const calls = openPool(database.databaseUrl, ignore)
    opened.defer(() => calls.end())
    const probe = openProbe(slow, ignore)
    opened.defer(() => probe.end())
    const call = await calls.connect()
    opened.defer(async () => call.release())
    const heartbeat = await startHeartbeat(probe, calls)
    heartbeat.stop()
    expect(heartbeat.failure()?.message).toBe('Query read timeout')
    expect(heartbeat.answers()).toBe(true)
    expect((await call.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
    'sees a full disk also while a backup reads every table (needs root)',
    { tags: ['release'] },
    async () => {
      await using opened = new AsyncDisposableStack()
      const folder = opened.use(await makeTestFolder())
      await execute('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'normwerk', folder.path])
      opened.defer(async () => void (await execute('umount', [folder.path])))
      const cluster = await startCluster({ dataDir: folder.path, chosen: true })
      opened.defer(() => cluster.stop())
      await migrateDatabase(cluster.databaseUrl)
      const calls = openPool(cluster.databaseUrl, ignore)
      opened.defer(() => calls.end())
      const probe = openProbe(cluster.databaseUrl, ignore)
      opened.defer(() => probe.end())
      const heartbeat = await startHeartbeat(probe, calls)
      opened.defer(() => heartbeat.stop())
      expect(heartbeat.failure()).toBeNull()

      const backup = new Client({ connectionString: cluster.databaseUrl })
      await backup.connect()
      opened.defer(() => backup.end())
      const { rows } = await backup.query<{ tables: string }>(
        "select string_agg(tablename, ', ') as tables from pg_tables where schemaname = 'public'",
      )
      await backup.query(`begin; lock table ${rows[0]?.tables} in access share mode`)
      const ballast = join(folder.path, 'ballast')
      await writeFile(ballast, '')
      await execute('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']).catch(ignore)
      await waitFor(() => expect(heartbeat.failure()).toMatchObject({ code: '53100' }))
      expect(heartbeat.answers()).toBe(true)
      await rm(ballast)
      await waitFor(() => expect(heartbeat.failure()).toBeNull())
    },
  )
})

/** Returns the URL of a proxy that holds back each answer to a write. */
async function delayWrites(databaseUrl: string, opened: AsyncDisposableStack): Promise<string> {
  const { host, port, user, password, database } = new Client({ connectionString: databaseUrl })
  const address = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const proxy = createServer((client) => {
    const server = dial(address)
    let isWriting = false
    client.on('data', (chunk) => {
      isWriting ||= /create temp table|truncate/.test(chunk.toString('latin1'))
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (!isWriting) client.write(chunk)
    })
    for (const socket of [client, server]) socket.on('error', ignore)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  opened.defer(async () => void proxy.close())
  const { port: own } = proxy.address() as AddressInfo
  return `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${own}/${database}`
}
