import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import { startCluster } from './cluster.ts'

/** One database, which each test damages and then repairs. */
describe('a start on a damaged folder says what is wrong and what to do', () => {
  let folder: TestFolder
  const data = (...names: string[]) => join(folder.path, 'postgres', ...names)
  const start = () => startCluster({ dataDir: folder.path, chosen: true, isVolatile: true })

  beforeAll(async () => {
    folder = await makeTestFolder()
    await (await start()).stop()
  })
  afterAll(() => folder[Symbol.asyncDispose]())
  beforeEach(() => appendFile(data('server.log'), '2026-01-01 UTC [1] FATAL:  the reason of an earlier run\n'))

  it.each([
    { file: 'PG_VERSION', reason: /PG_VERSION is missing\. Restore it from a backup\./ },
    { file: 'shop-password', reason: /shop-password is missing\. Restore it from a backup\./ },
    { file: 'global/pg_control', reason: /pg_control.* The data are damaged: .* restore a backup\./ },
    { file: 'pg_wal', reason: /pg_wal.* restore a backup\./ },
    { file: 'postgresql.conf', reason: /postgresql\.conf.* Correct its configuration\./ },
  ])('without $file', { tags: ['release'] }, async ({ file, reason }) => {
    await rename(data(file), data('moved'))
    const failure = await start().catch(String)
    await rename(data('moved'), data(file))
    expect(failure).toMatch(reason)
  })

  it('with a truncated pg_control', async () => {
    const whole = await readFile(data('global', 'pg_control'))
    await truncate(data('global', 'pg_control'), 10)
    const failure = await start().catch(String)
    await writeFile(data('global', 'pg_control'), whole)
    expect(failure).toMatch(/pg_control.* restore a backup\./)
  })

  it.each(['another password', ''])('with the password "%s"', async (password) => {
    const right = await readFile(data('shop-password'))
    await writeFile(data('shop-password'), password)
    const failure = await start().catch(String)
    await writeFile(data('shop-password'), right)
    expect(failure).toMatch(/^StartError: The password in \S+shop-password is not that of the database\./)
  })

  it('with an unreadable postmaster.pid', { tags: ['release'] }, async () => {
    await writeFile(data('postmaster.pid'), 'nonsense')
    const failure = await start().catch(String)
    await rm(data('postmaster.pid'))
    expect(failure).toMatch(/postmaster\.pid.* delete its postmaster\.pid\./)
  })

  it('that is empty, although a database was here', { tags: ['release'] }, async () => {
    await rename(data(), join(folder.path, 'elsewhere'))
    const lost = /which is empty now\. Is its volume mounted\?/
    await expect(start()).rejects.toThrow(lost)
    await mkdir(data())
    await expect(start()).rejects.toThrow(lost)
    await rm(data(), { recursive: true })
    await rename(join(folder.path, 'elsewhere'), data())
    await (await start()).stop()
  })
})
