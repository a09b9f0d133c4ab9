import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { startCluster } from '../../apps/server/src/database/embedded/cluster.ts'

const root = new URL('../../', import.meta.url)
export const demoPassword = 'Demo-Passwort-1'

/** A server process of its own, as it runs in production. */
export interface Running {
  address: string
  /** The time from the command until the shop prints that it is ready. */
  startMs: number
  /** The server's process, which answers messages where a script for that is loaded before it. */
  child: ChildProcess
  stop(): Promise<void>
}

/** Starts the shop on the data in a folder. */
export function startShop(dataDir: string, environment: Record<string, string> = {}): Promise<Running> {
  const settings = { PORT: '0', DATA_DIR: dataDir, DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'error' }
  return start(readScript(root, 'start'), { ...settings, ...environment })
}

/** Starts a bare server of this folder, which prints its address. */
export function startBare(file: string, environment: Record<string, string> = {}): Promise<Running> {
  return start([fileURLToPath(new URL(file, import.meta.url))], environment)
}

/** Runs `work` on a shop with fresh data, which are deleted afterwards. */
export function withShop<T>(work: (shop: Running) => Promise<T>): Promise<T> {
  return inFreshFolder(async (dataDir) => {
    const shop = await startShop(dataDir)
    try {
      return await work(shop)
    } finally {
      await shop.stop()
    }
  })
}

/** A shop and its database. */
export interface OpenShop {
  shop: Running
  databaseUrl: string
  pool: Pool
}

/** Does the same as `withShop`, for work that also queries the database. */
export function withOpenShop<T>(
  work: (opened: OpenShop) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  return inFreshFolder(async (dataDir) => {
    await using running = new AsyncDisposableStack()
    const { databaseUrl, stop } = await startCluster({ dataDir, chosen: true })
    running.defer(stop)
    const shop = await startShop(dataDir, { DATABASE_URL: databaseUrl, ...environment })
    running.defer(() => shop.stop())
    const pool = new Pool({ connectionString: databaseUrl })
    running.defer(() => pool.end())
    return await work({ shop, databaseUrl, pool })
  })
}

export async function inFreshFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'normwerk-bench-'))
  // Started by root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
  try {
    return await work(join(folder, 'data'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the arguments that the last command of an npm script passes to Node: flags that limit the memory, and the file. */
export function readScript(folder: URL, name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const [, ...words] = String(scripts[name]).split('&& ').at(-1)?.split(' ') ?? []
  return words.map((word) => (word.startsWith('--') ? word : fileURLToPath(new URL(word, folder))))
}

async function start(words: readonly string[], environment: Record<string, string>): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  const address = await readAddress(child)
  // Later output, such as links of mails, would otherwise fill the pipe and stop the process.
  child.stdout?.resume()
  return {
    address,
    startMs: performance.now() - began,
    child,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read')
  for await (const line of createInterface(child.stdout)) {
    const address = /ready at (http:\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('the server ended before it was ready')
}
