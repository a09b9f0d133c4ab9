import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { inFreshFolder } from '../shop.ts'
import { hangUpSometimes, type Ledger, signIn } from './buy.ts'
import type { Comparison } from './compare.ts'
import { type Fault, faults, mountSmallDisk, unmount } from './faults.ts'
import { print, report } from './report.ts'
import { createShop, databaseUrlOf, listDatabaseProcesses, type ShopProcess, signalAll } from './shop-process.ts'
import { tryStatements } from './statements.ts'
import { buyers, settle, whileBuying } from './while-buying.ts'

/**
 * Harms a shop in every known way while buyers order, and compares their ledger with its orders. Then does the same with
 * a database that is set to lose, which must be seen. Then kills the server at every statement of an order, of an
 * accepted offer and of an invoice. Ends with code 1 on any loss.
 */
const rounds = Number(process.argv[2] ?? 2)
const maxRecoveryMs = 120_000
const ordersBetween = 5

process.exitCode = await inFreshFolder(async (dataDir) => {
  await mkdir(dataDir)
  const isMounted = mountSmallDisk(dataDir)
  const shop = await createShop(dataDir)
  try {
    await shop.ensure()
    const lostNothing = await tryFaults(shop)
    const controlLostOrders = await tryControl(shop)
    await shop.stop()
    const hasOneEffect = await tryStatements()
    return lostNothing && controlLostOrders && hasOneEffect ? 0 : 1
  } finally {
    await shop.stop()
    if (isMounted) unmount(dataDir)
  }
})

async function tryFaults(shop: ShopProcess): Promise<boolean> {
  const worst = new Map<string, number>()
  const { ledger, comparison } = await harm(shop, 'fault', async (known) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of faults) await tryFault(shop, fault, known, worst)
    }
  })
  for (const [name, ms] of worst) print(`worst recovery ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  return report(ledger, comparison)
}

async function tryFault(shop: ShopProcess, fault: Fault, ledger: Ledger, worst: Map<string, number>): Promise<void> {
  const missing = fault.missing?.(shop.dataDir) ?? null
  if (missing !== null) return print(`SKIPPED: ${fault.name}: ${missing}`)
  const began = Date.now()
  await fault.inflict(shop)
  const over = fault.lasts === true ? Date.now() : began
  const harmed = Date.now()
  const recovered = await waitForOrder(shop, ledger, harmed)
  const ended = await shop.ensure()
  if (ended) {
    print(`THE SHOP ENDED BY ITSELF and was started again: ${fault.name}`)
    await waitForOrder(shop, ledger, harmed)
  }
  const ms = (recovered ?? Date.now()) - over
  worst.set(fault.name, Math.max(worst.get(fault.name) ?? 0, ms))
  print(`${fault.name}: orders again after ${(ms / 1000).toFixed(1)} s`)
  if (recovered === null && !ended) {
    await shop.stop()
    await shop.ensure()
    print(`no order within ${maxRecoveryMs / 1000} s, so the shop was restarted`)
  }
  const before = ledger.acknowledged.length
  const deadline = Date.now() + maxRecoveryMs
  while (ledger.acknowledged.length < before + ordersBetween && Date.now() < deadline) await wait(50)
}

/** Returns when the first order after the harm was acknowledged; null if none was, or the shop has ended. */
async function waitForOrder(shop: ShopProcess, ledger: Ledger, harmed: number): Promise<number | null> {
  while (Date.now() < harmed + maxRecoveryMs && !shop.hasEnded()) {
    const first = ledger.acknowledged.find(({ at }) => at > harmed)
    if (first !== undefined) return first.at
    await wait(50)
  }
  return null
}

/** Without a synchronous commit, the last orders before a kill are lost. */
async function tryControl(shop: ShopProcess): Promise<boolean> {
  await administer(shop, ['synchronous_commit = off', "wal_writer_delay = '10s'"])
  const { ledger, comparison } = await harm(shop, 'fault-control', async (known) => {
    while (known.acknowledged.length < 30) await wait(20)
    signalAll(await listDatabaseProcesses(shop.dataDir), 'SIGKILL')
  })
  const controlLostOrders = comparison.lost.length > 0
  print(`control, with durability switched off: ${comparison.lost.length} of ${ledger.acknowledged.length} orders lost`)
  if (!controlLostOrders) print('THE CONTROL LOST NOTHING: this run would not have seen a loss.')
  return controlLostOrders
}

async function administer(shop: ShopProcess, settings: string[]): Promise<void> {
  const client = new Client({ connectionString: await databaseUrlOf(shop.dataDir) })
  await client.connect()
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function harm(
  shop: ShopProcess,
  name: string,
  work: (ledger: Ledger) => Promise<void>,
): Promise<{ ledger: Ledger; comparison: Comparison }> {
  const visitors = await Promise.all(
    buyers.map(async (username) => hangUpSometimes(shop.address, await signIn(shop.address, username))),
  )
  const ledger = await whileBuying(visitors, name, work)
  if (!(await isReady(shop))) {
    await shop.stop()
    await shop.ensure()
  }
  return { ledger, comparison: await settle(ledger, () => databaseUrlOf(shop.dataDir)) }
}

async function isReady(shop: ShopProcess): Promise<boolean> {
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await fetch(`${shop.address}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    )
    if (answer?.ok === true) return true
    await wait(1000)
  }
  return false
}
