import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitCode, type Program, readPostmaster, startProgram } from './testing/processes/start-program.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'
import { waitFor } from './testing/wait-for.ts'

const execute = promisify(execFile)

describe('the shop whose embedded database is frozen', { tags: ['release'] }, () => {
  let folder: TestFolder
  let shop: Program
  beforeAll(async () => {
    folder = await makeTestFolder()
    shop = await startProgram(folder.path)
  })
  afterAll(async () => {
    shop.child.kill('SIGTERM')
    await exitCode(shop.child)
    await folder[Symbol.asyncDispose]()
  })

  const answer = (path: string) => fetch(`${shop.address}${path}`)

  /** Freezes PostgreSQL with all its processes, or lets them go on. */
  async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const postmaster = await readPostmaster(folder.path)
    const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
    for (const pid of [postmaster, ...stdout.trim().split(/\s+/).map(Number)]) process.kill(pid, name)
  }

  it.skipIf(process.platform !== 'linux')('answers each call in time, and everything afterwards', async () => {
    // Read from the database, as no session is kept in memory.
    const readVisitor = () => fetch(`${shop.address}/api/user/me`, { headers: { cookie: `session=${'x'.repeat(43)}` } })
    expect((await readVisitor()).status).toBe(401)
    await signal('SIGSTOP')
    try {
      const waiting = Array.from({ length: 50 }, async () => (await readVisitor()).status)
      expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]))
      expect((await answer('/api/health/ready')).status).toBe(503)
      // Those that come later do not wait at all.
      expect((await readVisitor()).headers.get('retry-after')).toBe('2')
    } finally {
      await signal('SIGCONT')
    }
    await waitFor(async () => expect((await answer('/api/health/ready')).status).toBe(200))
    expect((await readVisitor()).status).toBe(401)
  })
})
