import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { programEnvironment } from './testing/processes/program-environment.ts'
import { exitCode, type Program, readPostmaster, start, startProgram } from './testing/processes/start-program.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'
import { waitFor } from './testing/wait-for.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('a shop that is stopped', { tags: ['release'] }, () => {
  let folder: TestFolder
  const children: ChildProcess[] = []
  beforeEach(async () => {
    folder = await makeTestFolder()
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    const postmaster = await readPostmaster(folder.path).catch(() => null)
    if (postmaster !== null) process.kill(postmaster, 'SIGQUIT')
    await folder[Symbol.asyncDispose]()
  })

  async function run(settings: Record<string, string> = {}): Promise<Program> {
    const program = await startProgram(folder.path, settings)
    children.push(program.child)
    return program
  }

  const databaseEnded = () => expect(readPostmaster(folder.path)).rejects.toThrow(/ENOENT/)

  it('says first that it is not ready, for as long as is set', async () => {
    const shop = await run({ DRAIN_SECONDS: '600' })
    shop.child.kill('SIGTERM')
    const ready = () => fetch(`${shop.address}/api/health/ready`)
    await waitFor(async () => expect((await ready()).status).toBe(503))
    expect((await fetch(`${shop.address}/api/language`)).status).toBe(200)
  })

  it('ends at once at a second signal, and so does its database', async () => {
    const shop = await run({ DRAIN_SECONDS: '600' })
    shop.child.kill('SIGTERM')
    // Repeated, because a second signal within half a second counts as the same.
    await waitFor(() => {
      shop.child.kill('SIGTERM')
      expect(shop.child.exitCode).toBe(1)
    })
    await waitFor(databaseEnded)
  })

  it('ends at once at a second signal while it starts, and so does its database', async () => {
    const child = start(folder.path)
    children.push(child)
    await waitFor(() => access(join(folder.path, 'database-created')))
    child.kill('SIGTERM')
    await waitFor(() => {
      child.kill('SIGTERM')
      expect(child.exitCode).toBe(1)
    })
    await waitFor(databaseEnded)
  })

  it('ends with the shell that npm started it with', async () => {
    const env = { ...programEnvironment, PORT: '0', DATA_DIR: folder.path, npm_lifecycle_event: 'start' }
    const command = 'echo $$; node apps/server/src/main.ts; true'
    const shell = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(shell)
    const lines = createInterface({ input: shell.stdout })
    for await (const line of lines) if (line.startsWith('Normwerk is ready')) break
    shell.kill('SIGTERM')
    await waitFor(databaseEnded)
  })

  /** Its log goes to a file or, if it is none, to a pipe. */
  async function runWithLog(log: 'pipe' | number, flags: string[] = []) {
    const child = spawn(process.execPath, [...flags, 'apps/server/src/main.ts'], {
      cwd: root,
      env: { ...programEnvironment, LOG_LEVEL: 'info', PORT: '0', DATA_DIR: folder.path },
      stdio: ['ignore', 'pipe', log],
    })
    children.push(child)
    if (child.stdout === null) throw new Error('no output to read')
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('Normwerk is ready')) return { child, address: line.split(' ').at(-1) }
    }
    throw new Error('not ready')
  }

  const runsOn = 'runs on when its log is %s, and counts the lines that were lost'
  it.each(['closed', 'full'])(runsOn, async (state) => {
    const { child, address } = await runWithLog(state === 'full' ? openSync('/dev/full', 'w') : 'pipe')
    child.stdout?.destroy()
    child.stderr?.destroy()
    await waitFor(async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text()
      expect(metrics).toMatch(/^log_write_failures_total [1-9]/m)
    })
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
  })

  it('stops in order after an error that nobody handled, and logs it once', async () => {
    const thrower = 'process.on("SIGUSR2", () => { throw new Error("nobody handled it") })'
    const { child } = await runWithLog('pipe', ['--import', `data:text/javascript,${encodeURIComponent(thrower)}`])
    const log = child.stderr?.toArray()
    child.kill('SIGUSR2')
    expect(await exitCode(child)).toBe(1)
    await databaseEnded()
    const errors = (await log)
      ?.join('')
      .split('\n')
      .filter((line) => line.includes('nobody handled it'))
    expect(errors).toHaveLength(1)
    expect(JSON.parse(errors?.[0] ?? '')).toMatchObject({ level: 50, msg: 'nobody handled it' })
  })
})
