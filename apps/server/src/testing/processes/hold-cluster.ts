import { startCluster } from '../../database/embedded/cluster.ts'

/** A shop process with only its database, for tests that kill one: `hold-cluster.ts <data folder>`. */
const [, , dataDir = ''] = process.argv
const cluster = await startCluster({ dataDir, chosen: true, isVolatile: true })
process.stdout.write(`${cluster.databaseUrl}\n`)
process.on('SIGTERM', async () => {
  await cluster.stop()
  process.exit(0)
})
