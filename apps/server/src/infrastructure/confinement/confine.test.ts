import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import { confine, findConfinement, formatConfinement, none } from './confine.ts'

const limits = { heap: 64, memory: 256 * 1024 ** 2 }
const listener = createServer((socket) => socket.end())
let folder: TestFolder
let targets: string[]

beforeAll(async () => {
  folder = await makeTestFolder()
  const dataFile = join(folder.path, 'data')
  await writeFile(dataFile, 'x', { mode: 0o600 })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  targets = [String(port), String(process.pid), dataFile]
})
afterAll(async () => {
  listener.close()
  await folder[Symbol.asyncDispose]()
})

const child = fileURLToPath(new URL('../../testing/processes/confined-child.ts', import.meta.url))

/** Runs the child, and returns what it could do. It is empty if it ended before it said anything. */
async function tryHarm([command = '', ...args]: readonly string[]): Promise<string[]> {
  const running = spawn(command, args, { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'ignore'] })
  return JSON.parse(await text(running.stdout))
}

describe('a child', () => {
  it('is kept by the system from exactly what the log says', async () => {
    const { protections, around } = await findConfinement()
    // Every Linux has at least that.
    if (process.platform === 'linux') expect(protections).toContain('limits')
    const has = (...any: (typeof protections)[number][]) => any.some((one) => protections.includes(one))
    const possible = [
      ...(has('noNetwork') ? [] : ['reachNetwork']),
      ...(has('ownFiles') ? [] : ['readPasswd']),
      ...(has('ownFiles', 'ownUser') ? [] : ['readData']),
      ...(has('ownProcesses', 'ownUser') ? [] : ['readEnvironment', 'signalShop']),
      ...(has('limits', 'ownFiles', 'ownUser') ? [] : ['writeFile']),
      ...(has('limits') ? [] : ['takeMemory']),
      'startProgram',
    ]
    expect(await tryHarm([...around(limits), process.execPath, child, ...targets])).toEqual(possible)
  })

  it('is kept by Node from files and programs on every system', async () => {
    const { command, args } = await confine(child, targets, limits)
    const done = await tryHarm([command, ...args])
    expect(done).not.toContain('readPasswd')
    expect(done).not.toContain('readData')
    expect(done).not.toContain('readEnvironment')
    expect(done).not.toContain('writeFile')
    expect(done).not.toContain('startProgram')
  })

  it('could do everything without it', async () => {
    const done = await tryHarm([...none.around(limits), process.execPath, child, ...targets])
    expect(done).toHaveLength(8)
  })

  it('computes no longer than its limit', { tags: ['release'] }, async () => {
    if (!(await findConfinement()).protections.includes('limits')) return
    const endless = fileURLToPath(new URL('../../testing/processes/compute-endlessly.ts', import.meta.url))
    const { command, args, env } = await confine(endless, [], { ...limits, cpu: 1 })
    const [code] = await once(spawn(command, args, { env, stdio: 'ignore' }), 'exit')
    expect(code).not.toBe(0)
  })

  it('ends with a shop that was killed', async () => {
    const { protections } = await findConfinement()
    const shop = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../testing/processes/leave-orphan.ts', import.meta.url))],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    await once(shop.stdout, 'data')
    shop.kill('SIGKILL')
    // The child holds the other end of it.
    if (protections.includes('endsWithShop')) await text(shop.stderr)
  })
})

describe('the log', () => {
  it('says what is in force and what is not', async () => {
    expect(formatConfinement(none)).toMatch(
      /^Readers of files and CAD kernels have: nothing\. .*: a user of their own,/,
    )
    const found = formatConfinement(await findConfinement())
    expect(found).toMatch(/have: (nothing|.*limits of memory)/)
  })
})
