import { mkdir } from 'node:fs/promises'
import { print } from '../faults/report.ts'
import { inFreshFolder } from '../shop.ts'
import { followCatalogue } from './catalogue-change.ts'
import { checkFigures } from './check-figures.ts'
import { type Cluster, raiseCluster } from './cluster.ts'
import { compareServers } from './compare-servers.ts'
import { failOverAsynchronously, failOverSynchronously } from './fail-over.ts'
import { listMissingPackages } from './programs.ts'
import { readFromReplica } from './replica-reads.ts'
import { returnToMoment } from './return-to-moment.ts'
import { killServer, restartInTurn } from './servers.ts'
import { shareState } from './shared-state.ts'

/** Each returns what is wrong. */
const proofs: [string, (cluster: Cluster) => Promise<string[]>][] = [
  ['alarms and board name figures that are served', checkFigures],
  ['sessions, limits and quotas count over both servers', shareState],
  ['both servers follow the catalogue within a second', followCatalogue],
  ['servers are restarted one after the other without a failed request', restartInTurn],
  ['a server is killed without a failed request', killServer],
  ['reads that may be old go to the replica', readFromReplica],
  ['the primary is killed, with synchronous replication', failOverSynchronously],
  ['the primary is killed, with asynchronous replication', failOverAsynchronously],
  ['two servers against one', compareServers],
  ['a mistake is undone by returning to the moment before it', returnToMoment],
]

/**
 * Raises two servers behind HAProxy, PgBouncer and a PostgreSQL with a replica, from the files of `deploy/`, in a temporary
 * folder, and tries what they are for. Ends with code 1 if anything is wrong.
 */
const missing = listMissingPackages()
if (missing.length > 0) print(`SKIPPED: the Debian packages ${missing.join(', ')} are not installed.`)
else process.exitCode = await inFreshFolder(drill)

async function drill(folder: string): Promise<number> {
  await mkdir(folder)
  await using opened = new AsyncDisposableStack()
  const cluster = await raiseCluster(folder, opened)
  const requested = process.argv.slice(2)
  let wrong = 0
  for (const [name, prove] of proofs) {
    if (requested.length > 0 && !requested.some((word) => name.includes(word))) continue
    print(`\n${name}`)
    const found = await prove(cluster)
    wrong += found.length
    for (const line of found.slice(0, 10)) print(`  WRONG: ${line}`)
    if (found.length === 0) print('  proved')
  }
  return wrong === 0 ? 0 : 1
}
