import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { findOperator } from './operator.ts'

const holdCluster = fileURLToPath(new URL('../../testing/processes/hold-cluster.ts', import.meta.url))

describe('the embedded database', () => {
  let folder: TestFolder
  let dataDir: string
  let running: Cluster[]
  let children: ChildProcess[]

  beforeEach(async () => {
    folder = await makeTestFolder()
    dataDir = join(folder.path, 'data')
    running = []
    children = []
  })
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    for (const cluster of running) await cluster.stop()
    await folder[Symbol.asyncDispose]()
  })

  async function start(): Promise<Cluster> {
    const cluster = await startCluster({ dataDir, chosen: true, isVolatile: true })
    running.push(cluster)
    return cluster
  }

  async function startElsewhere(): Promise<{ child: ChildProcess; databaseUrl: string }> {
    const child = spawn(process.execPath, [holdCluster, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    const [databaseUrl] = await once(createInterface({ input: child.stdout }), 'line')
    return { child, databaseUrl: String(databaseUrl) }
  }

  async function kill({ child }: { child: ChildProcess }): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async function postmasterPid(): Promise<number> {
    return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  }

  describe('of a new folder', () => {
    let shared: TestFolder
    let cluster: Cluster

    beforeAll(async () => {
      shared = await makeTestFolder()
      // The shorter path, because some systems have long ones for temporary files.
      cluster = await startCluster({ dataDir: shared.path, chosen: true, isVolatile: true })
    })
    afterAll(async () => {
      await cluster.stop()
      await shared[Symbol.asyncDispose]()
    })

    it('starts empty, in UTF-8 in any locale, and accepts only this machine with its password', async () => {
      const { databaseUrl } = cluster
      expect(await ask(databaseUrl, 'show server_encoding')).toBe('UTF8')
      expect(await ask(databaseUrl, 'show listen_addresses')).toBe('127.0.0.1')
      const wrong = new URL(databaseUrl)
      wrong.password = 'wrong'
      await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
      expect((await stat(join(shared.path, 'postgres', 'shop-password'))).mode & 0o777).toBe(0o600)
    })

    it('is reached by a socket that only its user can open', async () => {
      const { databaseUrl } = cluster
      expect(await ask(databaseUrl, clientAddress)).toBe(null)
      for (const name of ['.', ...(await socketsIn(shared.path))]) {
        expect((await stat(join(shared.path, 'postgres', name))).mode & 0o777).toBe(0o700)
      }
      const overTcp = new URL(databaseUrl)
      overTcp.hostname = '127.0.0.1'
      expect(await ask(overTcp.href, clientAddress)).toBe('127.0.0.1')
    })
  })

  it('is reached by TCP if the path of its socket is too long, beside another one', { tags: ['release'] }, async () => {
    const other = await start()
    dataDir = join(folder.path, 'x'.repeat(100))
    const { databaseUrl } = await start()
    expect(await ask(databaseUrl, clientAddress)).toBe('127.0.0.1')
    await ask(databaseUrl, 'create table own ()')
    expect(await ask(other.databaseUrl, "select to_regclass('own')::text")).toBe(null)
  })

  it('keeps its data over a second start', { tags: ['release'] }, async () => {
    const first = await start()
    await ask(first.databaseUrl, 'create table kept ()')
    await first.stop()
    expect(await socketsIn(dataDir)).toEqual([])
    const second = await start()
    expect(await ask(second.databaseUrl, "select to_regclass('kept')::text")).toBe('kept')
  })

  it('is taken over if a killed shop left it running', { tags: ['release'] }, async () => {
    const killed = await startElsewhere()
    await ask(killed.databaseUrl, 'create table kept ()')
    const pid = await postmasterPid()
    await kill(killed)
    const { databaseUrl } = await start()
    expect(databaseUrl).toBe(killed.databaseUrl)
    expect(await postmasterPid()).toBe(pid)
    expect(await ask(databaseUrl, "select to_regclass('kept')::text")).toBe('kept')
  })

  it('starts again after shop and PostgreSQL were killed', { tags: ['release'] }, async () => {
    const killed = await startElsewhere()
    const pid = await postmasterPid()
    await kill(killed)
    process.kill(pid, 'SIGKILL')
    const { databaseUrl } = await start()
    expect(await ask(databaseUrl, 'select 1')).toBe(1)
    // The one of the killed server is gone.
    expect(await socketsIn(dataDir)).toEqual([`.s.PGSQL.${new URL(databaseUrl).port}`])
  })

  it('starts again when its old process number went to another program', { tags: ['release'] }, async () => {
    await (await start()).stop()
    const other = spawn('sleep', ['60'], { stdio: 'ignore', ...(await findOperator(join(dataDir, 'postgres'))) })
    children.push(other)
    const cluster = join(dataDir, 'postgres')
    const file = [other.pid, cluster, '1700000000', '54321', '', '127.0.0.1', '', 'ready   ', ''].join('\n')
    await writeFile(join(cluster, 'postmaster.pid'), file)
    const { databaseUrl } = await start()
    expect(await ask(databaseUrl, 'select 1')).toBe(1)
  })

  it('rejects a second shop process, and the first one continues', { tags: ['release'] }, async () => {
    const first = await startElsewhere()
    await expect(start()).rejects.toThrow(`Another shop process uses the data folder ${dataDir}.`)
    expect(await ask(first.databaseUrl, 'select 1')).toBe(1)
  })

  it('has one owner when two shop processes begin it together', { tags: ['release'] }, async () => {
    const outcomes = await Promise.allSettled([start(), start()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await readdir(dataDir)).toEqual(['database-created', 'postgres'])
  })

  it('claims its data again when PostgreSQL cut its connections', { tags: ['release'] }, async () => {
    const { databaseUrl } = await start()
    await ask(
      databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'normwerk claim'",
    )
    const held = () =>
      ask(
        databaseUrl,
        "select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted",
      )
    await waitFor(async () => expect(await held()).toBe(1))
    await expect(start()).rejects.toThrow(/Another shop process/)
  })

  it('does not change a folder with other files', async () => {
    const precious = join(dataDir, 'postgres', 'precious.txt')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(precious, 'mine')
    await expect(start()).rejects.toThrow(/stays untouched/)
    expect(await readFile(precious, 'utf8')).toBe('mine')
  })

  it('does not change the data of another version', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9\n')
    await writeFile(join(dataDir, 'postgres', 'shop-password'), 'secret')
    await expect(start()).rejects.toThrow(/is of PostgreSQL 9, .* stays untouched/)
  })

  it('reports in one line that a folder cannot be written', { tags: ['release'] }, async () => {
    await writeFile(join(folder.path, 'file'), '')
    dataDir = join(folder.path, 'file', 'data')
    await expect(start()).rejects.toThrow(
      /^The data folder \S+ cannot be written \(ENOTDIR\); choose another DATA_DIR\.$/,
    )
    if (process.getuid?.() === 0) return
    dataDir = join(folder.path, 'closed')
    await mkdir(dataDir, { mode: 0o500 })
    await expect(start()).rejects.toThrow(/cannot be written \(EACCES\)/)
  })

  it('is not created again if its link leads nowhere', { tags: ['release'] }, async () => {
    await mkdir(dataDir)
    await symlink(join(folder.path, 'gone'), join(dataDir, 'postgres'))
    await expect(start()).rejects.toThrow(/is gone; remove the link/)
  })
})

async function socketsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'postgres'))
  return names.filter((name) => name.startsWith('.s.PGSQL.') && !name.endsWith('.lock'))
}

/** `null`: by a Unix socket. */
const clientAddress = 'select host(inet_client_addr())'

async function ask(databaseUrl: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
