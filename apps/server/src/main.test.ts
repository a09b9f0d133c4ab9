import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitCode, readPostmaster, start, startProgram } from './testing/start-program.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'

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

  async function run(settings: Record<string, string> = {}) {
    const program = await startProgram(folder.path, settings)
    children.push(program.child)
    return program
  }

  async function end(child: ChildProcess): Promise<number | null> {
    child.kill('SIGTERM')
    child.kill('SIGINT')
    const code = await exitCode(child)
    await expect(readPostmaster(folder.path)).rejects.toThrow(/ENOENT/)
    return code
  }

  it('names the demo users only at its first start, and ends with its database', async () => {
    const first = await run({ DEMO_PASSWORD: 'Demo-Password-1' })
    expect(first.lines).toEqual([
      expect.stringMatching(/^Demo users: staff .*rival .*Demo-Password-1$/),
      expect.stringMatching(/^Normwerk is ready at http:\/\/127\.0\.0\.1:\d+$/),
    ])
    expect((await fetch(`${first.address}/api/health/live`)).status).toBe(200)
    expect(await end(first.child)).toBe(0)

    const second = await run()
    expect(second.lines).toHaveLength(1)
    expect(await end(second.child)).toBe(0)
  })

  it('reports in one line what prevents its start, and leaves nothing running', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const child = start(folder.path, { PORT: String(port) })
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    taken.close()
    expect(code).toBe(1)
    expect(complaint).toBe(`Normwerk did not start: Port ${port} of 127.0.0.1 is taken; choose another PORT.\n`)
    await expect(readPostmaster(folder.path)).rejects.toThrow(/ENOENT/)
  })

  it('reports which database it cannot reach', async () => {
    const child = start(folder.path, { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    expect(code).toBe(1)
    expect(complaint).toBe('Normwerk did not start: The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n')
  })
})
