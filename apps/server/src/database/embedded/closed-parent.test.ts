import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries, offerBinaries } from './binaries.ts'
import { startCluster } from './cluster.ts'
import { findOperator } from './operator.ts'
import { run } from './run.ts'

/** A checkout below a folder that only root can enter; without root the shop's user runs PostgreSQL. */
describe.runIf(process.getuid?.() === 0)('below a folder of root alone', () => {
  let closed: string
  let leftovers: string[]

  beforeEach(async () => {
    closed = await mkdtemp(join(tmpdir(), 'normwerk-closed-'))
    await chmod(closed, 0o700)
    leftovers = [closed]
  })
  afterEach(async () => {
    for (const path of leftovers) await rm(path, { recursive: true, force: true })
  })

  it('the default data folder links to one outside, which is found again', { tags: ['release'] }, async () => {
    const dataDir = join(closed, 'data')
    const first = await startCluster({ dataDir, chosen: false, isVolatile: true })
    const outside = await realpath(join(dataDir, 'postgres'))
    leftovers.push(outside)
    await first.stop()
    expect(outside.startsWith(closed)).toBe(false)
    const second = await startCluster({ dataDir, chosen: false, isVolatile: true })
    await second.stop()
    expect(await realpath(join(dataDir, 'postgres'))).toBe(outside)
  })

  it('a chosen data folder is rejected in one line', async () => {
    const start = startCluster({ dataDir: join(closed, 'data'), chosen: true })
    await expect(start).rejects.toThrow(/^The data folder \S+ is not open to the user who runs PostgreSQL.*DATA_DIR\.$/)
  })

  it('the binaries are copied to a folder where they can be executed', { tags: ['release'] }, async () => {
    const operator = await findOperator('/')
    const native = join(closed, 'native')
    const installed = dirname(dirname((await findBinaries(operator)).initdb))
    await run('cp', ['-a', installed, native], null)
    const { initdb } = await offerBinaries(native, `0.0.0-test-${randomUUID()}`, operator)
    leftovers.push(dirname(dirname(initdb)))
    expect(initdb.startsWith(closed)).toBe(false)
    expect((await run(initdb, ['--version'], operator)).output).toMatch(/^initdb \(PostgreSQL\) \d+/)
  })
})
