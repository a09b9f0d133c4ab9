import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitCode, type Program, readPostmaster, start, startProgram } from './testing/processes/start-program.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'
import { waitFor } from './testing/wait-for.ts'

/** One data folder serves all tests in their order, because its first start takes longest. */
describe('the shop as a process', () => {
  let folder: TestFolder
  let first: Program
  const children: ChildProcess[] = []
  const sockets: Socket[] = []

  beforeAll(async () => {
    folder = await makeTestFolder()
    first = await run({ DEMO_PASSWORD: 'Demo-Password-1' })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
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

  /** Leaves a socket open that has sent only the beginning of a call. */
  async function send(beginning: string): Promise<void> {
    const socket = connect(Number(new URL(first.address).port), '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    await new Promise((resolve) => socket.write(beginning, resolve))
  }

  it('names the demo users when it has made them', () => {
    expect(first.lines).toEqual([
      expect.stringMatching(/^Demo users: staff .*rival .*Demo-Password-1$/),
      expect.stringMatching(/^Normwerk is ready at http:\/\/127\.0\.0\.1:\d+$/),
    ])
  })

  it('starts its database again when that was killed, serves everything and counts it', async () => {
    const answer = (path: string) => fetch(`${first.address}${path}`)
    process.kill(await readPostmaster(folder.path), 'SIGKILL')
    await waitFor(async () =>
      expect(await (await answer('/metrics')).text()).toContain('database_restarts_total{outcome="succeeded"} 1'),
    )
    await waitFor(async () => expect((await answer('/api/health/ready')).status).toBe(200))
    expect((await answer('/api/product-category/main')).status).toBe(200)
  })

  it('ends with its database, whatever is left open: nothing, half a head, half a body', {
    tags: ['release'],
  }, async () => {
    for (const beginning of ['', 'GET /api/language HTTP/1.1\r\nHost: x\r\n', halfBody]) await send(beginning)
    // Answered once the others have arrived.
    expect((await fetch(`${first.address}/api/language`)).status).toBe(200)
    expect(await end(first.child)).toBe(0)
  })

  it('names no demo users when it made none', { tags: ['release'] }, async () => {
    const second = await run()
    expect(second.lines).toHaveLength(1)
    expect(await end(second.child)).toBe(0)
  })

  it('reports in one line what prevents its start, and leaves nothing running', { tags: ['release'] }, async () => {
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

  it('reports which database it cannot reach', { tags: ['release'] }, async () => {
    const child = start(folder.path, { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })
    const [[code], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    expect(code).toBe(1)
    expect(complaint).toBe('Normwerk did not start: The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n')
  })
})

const halfBody =
  'POST /api/product/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{'
