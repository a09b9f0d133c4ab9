import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../testing/test-folder.ts'
import { startCluster, visitCluster } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'

it('waits for a PostgreSQL that a shop is starting, and leaves it to the shop', { tags: ['release'] }, async () => {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await makeTestFolder())
  const data = { dataDir: folder.path, chosen: true }
  const cluster = await startCluster(data)
  opened.defer(() => cluster.stop())
  const statusFile = join(folder.path, 'postgres', 'postmaster.pid')
  const status = await readFile(statusFile, 'utf8')
  expect(status).toContain('ready')
  await writeFile(statusFile, status.replace('ready   ', 'starting'))
  const visiting = visitCluster(data)
  // Longer than the visit takes to see it.
  for (let left = 100; left > 0; left -= 1) expect(await findPostmaster(join(folder.path, 'postgres'))).toBe('notReady')
  await writeFile(statusFile, status)
  const visited = await visiting
  expect(visited.databaseUrl).toBe(cluster.databaseUrl)
  await visited.stop()
  const client = new Client({ connectionString: cluster.databaseUrl })
  await client.connect()
  await client.end()
})
