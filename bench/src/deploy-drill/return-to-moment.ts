import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from '../faults/compare.ts'
import { print } from '../faults/report.ts'
import type { Cluster } from './cluster.ts'
import { underLoad } from './load.ts'
import { until } from './until.ts'

const second = 1000
/** Of the marks of these orders. */
const name = 'fault-moment-'

/** A mistake that changes every order is undone: another server returns to the moment before it. */
export async function returnToMoment(cluster: Cluster): Promise<string[]> {
  const { primary } = cluster.databases
  const restored = await cluster.addDatabase('database-of-a-moment')
  const copies = join(restored.folder, 'copies')
  await primary.copyInto(copies)
  const [copy] = await readdir(copies)
  if (copy === undefined) return ['there is no copy']

  let moment = new Date(0)
  // A busy machine needs longer for an order than any fixed time.
  const { ledger } = await underLoad(cluster, 'moment', async ({ acknowledged }) => {
    await until('something is ordered', () => acknowledged.some(({ at }) => at < Date.now()))
    moment = new Date()
    await until('something is ordered after the moment', () =>
      acknowledged.some(({ begun }) => begun > moment.getTime()),
    )
  })
  const mistakenAt = Date.now()
  await primary.query('update orders set customer_order_number = null')
  const [log] = await primary.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  await until('the log is kept', async () => {
    const [row] = await primary.query<{ isKept: boolean }>(
      `select last_archived_wal >= '${log?.file}' as "isKept" from pg_stat_archiver`,
    )
    return row?.isKept === true
  })
  await restored.startAt(join(copies, copy), moment.toISOString().replace('Z', '+00'))
  const tookSeconds = ((Date.now() - mistakenAt) / second).toFixed(1)

  const before = ledger.acknowledged.filter(({ at }) => at < moment.getTime())
  const after = ledger.acknowledged.filter(({ begun }) => begun > moment.getTime())
  const known = await compare({ ...ledger, acknowledged: before }, restored.url)
  // Orders of other proofs may have two positions, as after a loss.
  const wrong = [...known.lost, ...known.doubled, ...known.partial].filter((mark) => mark.startsWith(name))
  const later = await compare({ ...ledger, acknowledged: after }, restored.url)
  const mistaken = await compare({ ...ledger, acknowledged: before }, primary.url)
  print(
    `of ${before.length} orders before the moment the mistake changed ${mistaken.lost.length}; after the return, ` +
      `${tookSeconds} s later, ${wrong.length} were missing, doubled or in part; ` +
      `${later.lost.length} of ${after.length} later ones are left out`,
  )
  return [
    ...wrong,
    ...(mistaken.lost.length === 0 ? ['the mistake changed nothing, so this run would not have seen one'] : []),
  ]
}
