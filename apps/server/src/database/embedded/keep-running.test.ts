import { execFile } from 'node:child_process'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { type Cluster, startCluster } from './cluster.ts'

const execute = promisify(execFile)

describe('an embedded database that has ended', () => {
  let folder: TestFolder
  let cluster: Cluster
  const report = vi.fn<(error: Error) => void>()

  beforeEach(async () => {
    folder = await makeTestFolder()
    report.mockClear()
  })
  afterEach(async () => {
    await cluster.stop()
    await folder[Symbol.asyncDispose]()
  })

  async function start(): Promise<void> {
    cluster = await startCluster({ dataDir: folder.path, chosen: true, report })
    await ask('create table kept ()')
  }

  async function ask(query: string): Promise<unknown> {
    const client = new Client({ connectionString: cluster.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    try {
      const { rows } = await client.query({ text: query, rowMode: 'array' })
      return rows[0]?.[0]
    } finally {
      await client.end()
    }
  }

  const data = (...names: string[]) => join(folder.path, 'postgres', ...names)
  const postmaster = async () => Number.parseInt(await readFile(data('postmaster.pid'), 'utf8'), 10)
  const answers = () => waitFor(async () => expect(await ask("select to_regclass('kept')::text")).toBe('kept'))
  const reports = () => report.mock.calls.map(([error]) => error.message)

  it('starts again at the same address when it was killed', { tags: ['release'] }, async () => {
    await start()
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    await waitFor(() => expect(cluster.restarts.succeeded).toBe(1))
    await answers()
    expect(await postmaster()).not.toBe(killed)
    expect(reports()[0]).toMatch(/^PostgreSQL has ended: /)
  })

  it('recovers by itself when one of its processes was killed', { tags: ['release'] }, async () => {
    await start()
    const pid = await postmaster()
    const claim = await ask("select pid from pg_stat_activity where application_name = 'normwerk claim'")
    process.kill(Number(claim), 'SIGKILL')
    await answers()
    expect(await postmaster()).toBe(pid)
    const held = "select count(*)::int from pg_locks where locktype = 'advisory' and granted"
    await waitFor(async () => expect(await ask(held)).toBe(1))
  })

  it('is started until it succeeds, and each failure is reported in its own words', { tags: ['release'] }, async () => {
    await start()
    await rename(data('global', 'pg_control'), data('global', 'moved'))
    process.kill(await postmaster(), 'SIGKILL')
    await waitFor(() => expect(cluster.restarts.failed).toBeGreaterThan(1))
    expect(reports()).toContainEqual(expect.stringMatching(/^PostgreSQL does not start: .*pg_control.*No such file/))
    await rename(data('global', 'moved'), data('global', 'pg_control'))
    await answers()
    await waitFor(() => expect(cluster.restarts.succeeded).toBe(1))
  })

  it('begins a new log when it starts again after a long one', { tags: ['release'] }, async () => {
    await start()
    await writeFile(data('server.log'), Buffer.alloc(11 * 1024 * 1024), { flag: 'a' })
    process.kill(await postmaster(), 'SIGKILL')
    await answers()
    await waitFor(async () => expect((await stat(data('server.log'))).size).toBeGreaterThan(0))
    expect((await stat(data('server.log'))).size).toBeLessThan(1024 * 1024)
    expect((await stat(data('server.log.1'))).size).toBeGreaterThan(11 * 1024 * 1024)
  })

  it.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
    'starts again when a full disk has space again (needs root)',
    { tags: ['release'] },
    async () => {
      await execute('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'normwerk', folder.path])
      try {
        await start()
        const ballast = join(folder.path, 'ballast')
        await mkdir(ballast)
        await writeFile(join(ballast, 'fill'), '')
        await execute('dd', ['if=/dev/zero', `of=${join(ballast, 'fill')}`, 'bs=64k']).catch(() => undefined)
        await ask('create table large as select repeat(md5(n::text), 50) from generate_series(1, 60000) n').catch(
          () => undefined,
        )
        process.kill(await postmaster(), 'SIGKILL')
        await waitFor(() => expect(reports()).toContainEqual(expect.stringMatching(/No space left on device/)))
        await rm(ballast, { recursive: true })
        await answers()
      } finally {
        await cluster.stop()
        await execute('umount', [folder.path])
      }
    },
  )
})
