import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readScript } from '../shop.ts'

export const demoPassword = 'Demo-Passwort-1'
const root = new URL('../../../', import.meta.url)
const startTimeout = 120_000

/** A shop that keeps its address over restarts, on its embedded database unless the environment names another. */
export interface ShopProcess {
  address: string
  /** Of the process that runs. */
  pid(): number
  dataDir: string
  hasEnded(): boolean
  /**
   * Starts the server unless it runs, and waits until it answers. Its log goes to an open file, or else to a pipe that is
   * read. Returns whether it had ended.
   */
  ensure(log?: number): Promise<boolean>
  signal(signal: NodeJS.Signals): void
  /** Kills the server and waits for its end. */
  kill(): Promise<void>
  /** Ends the server in order. */
  stop(): Promise<void>
  /** Ends the reading side of its output. */
  closePipes(): void
}

export async function createShop(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<ShopProcess> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  const hasEnded = () => child === null || child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || hasEnded()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    address,
    dataDir,
    pid: () => child?.pid ?? 0,
    hasEnded,
    async ensure(log) {
      if (!hasEnded()) return false
      child = spawn(process.execPath, readScript(root, 'start'), {
        cwd: fileURLToPath(root),
        stdio: ['ignore', 'pipe', log ?? 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO_PASSWORD: demoPassword,
          LOG_LEVEL: 'info',
          ...environment,
        },
      })
      // Unread output would fill the pipe.
      child.stdout?.resume()
      let lastOutput = ''
      child.stderr?.on('data', (chunk) => {
        lastOutput = String(chunk)
      })
      await waitUntilReady(address, () => {
        if (hasEnded()) throw new Error(`the shop ended before it was ready: ${lastOutput}`)
      })
      return true
    },
    signal(signal) {
      child?.kill(signal)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    closePipes() {
      child?.stdout?.destroy()
      child?.stderr?.destroy()
    },
  }
}

async function waitUntilReady(address: string, expectRunning: () => void): Promise<void> {
  const deadline = Date.now() + startTimeout
  for (;;) {
    const answer = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer?.ok === true) return
    expectRunning()
    if (Date.now() > deadline) throw new Error('the shop did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns a port that is free, and below those that the system gives to outgoing connections. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.on('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

/** Returns the processes of the embedded PostgreSQL, the first of which is the parent of the others. */
export async function listDatabaseProcesses(dataDir: string): Promise<number[]> {
  const parent = Number.parseInt(
    await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => ''),
    10,
  )
  if (Number.isNaN(parent)) return []
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '')
  return [
    parent,
    ...children
      .split(' ')
      .filter((pid) => pid.trim() !== '')
      .map(Number),
  ]
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Returns the URL of the embedded database while it runs. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres')
  const [, , , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const password = await readFile(join(folder, 'shop-password'), 'utf8')
  return `postgres://normwerk:${password}@127.0.0.1:${port}/normwerk`
}
