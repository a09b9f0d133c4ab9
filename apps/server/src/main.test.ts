import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programEnvironment } from './testing/program-environment.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

describe('the shop as a process', () => {
  let folder: TestFolder
  const children: ChildProcess[] = []

  beforeAll(async () => {
    folder = await makeTestFolder()
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await folder[Symbol.asyncDispose]()
  })

  function start(settings: Record<string, string>) {
    const child = spawn(process.execPath, [main], {
      env: { ...programEnvironment, LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder.path, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    return child
  }

  async function readUntilReady(child: ReturnType<typeof start>): Promise<string[]> {
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      if (line.startsWith('Normwerk is ready')) return lines
    }
    throw new Error(`not ready: ${lines.join('\n')}${await text(child.stderr)}`)
  }

  async function end(child: ChildProcess): Promise<number | null> {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    child.kill('SIGINT')
    const [code] = await exit
    await expect(access(join(folder.path, 'postgres', 'postmaster.pid'))).rejects.toThrow(/ENOENT/)
    return code
  }

  it('names the demo users only at its first start, and ends with its database', async () => {
    const first = start({ DEMO_PASSWORD: 'Demo-Password-1' })
    const lines = await readUntilReady(first)
    expect(lines).toEqual([
      expect.stringMatching(/^Demo users: staff .*rival .*Demo-Password-1$/),
      expect.stringMatching(/^Normwerk is ready at http:\/\/127\.0\.0\.1:\d+$/),
    ])
    const address = lines.at(-1)?.split(' ').at(-1)
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200)
    expect(await end(first)).toBe(0)

    const second = start({})
    expect(await readUntilReady(second)).toHaveLength(1)
    expect(await end(second)).toBe(0)
  })

  it('reports in one line what prevents its start, and leaves nothing running', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const child = start({ PORT: String(port) })
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    taken.close()
    expect(code).toBe(1)
    expect(complaint).toBe(`Normwerk did not start: Port ${port} of 127.0.0.1 is taken; choose another PORT.\n`)
    await expect(access(join(folder.path, 'postgres', 'postmaster.pid'))).rejects.toThrow(/ENOENT/)
  })

  it('reports which database it cannot reach', async () => {
    const child = start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    expect(code).toBe(1)
    expect(complaint).toBe('Normwerk did not start: The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n')
  })
})
