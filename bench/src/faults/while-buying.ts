import { setTimeout as wait } from 'node:timers/promises'
import type { Visitor } from '../../../apps/server/src/testing/visitor.ts'
import { buy, createLedger, type Ledger } from './buy.ts'
import { type Comparison, compare } from './compare.ts'

/** Users of the demo who may order. */
export const buyers = ['buyer', 'admin', 'rival']
/** A job of a killed server runs again after some minutes. */
const maxSettleMs = 240_000

/** Lets the visitors order until the work is done. */
export async function whileBuying(
  visitors: readonly Visitor[],
  name: string,
  work: (ledger: Ledger) => Promise<void>,
): Promise<Ledger> {
  const ledger = createLedger()
  let isOver = false
  const buying = visitors.map((visitor, at) => buy(visitor, `${name}-${buyers[at]}`, ledger, () => isOver))
  try {
    await work(ledger)
  } finally {
    isOver = true
    await Promise.all(buying)
  }
  return ledger
}

/** Compares ledger and database once all orders are delivered, at most after a while. */
export async function settle(ledger: Ledger, readUrl: () => Promise<string>): Promise<Comparison> {
  const deadline = Date.now() + maxSettleMs
  for (;;) {
    const isLate = Date.now() > deadline
    const comparison = await tryComparing(ledger, readUrl).catch((error: unknown) => {
      // A database that was killed last may still be starting.
      if (isLate) throw error
      return null
    })
    if (comparison !== null && (comparison.undelivered === 0 || isLate)) return comparison
    await wait(1000)
  }
}

async function tryComparing(ledger: Ledger, readUrl: () => Promise<string>): Promise<Comparison> {
  return compare(ledger, await readUrl())
}
