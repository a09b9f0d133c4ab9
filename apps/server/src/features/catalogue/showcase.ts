import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Showcase, type ShowcasePlan, showcases } from '@normwerk/contract/catalogue/showcase'
import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { rejectFieldErrors } from '../address/check-address.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from './index/live-catalogue.ts'
import { presentSummary, type Viewer } from './product/product-facts.ts'
import {
  deletePlan,
  findPlan,
  findProductNrs,
  lockPlans,
  type PlanRow,
  readFlagged,
  storePlan,
  writeFlagged,
} from './repository/showcases.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>

/** Chooses some of the deals at random, so that each is shown at times on the landing page. */
export function drawDeals(catalogue: Catalogue, amount: number, viewer: Viewer) {
  const deals = [...catalogue.products.values()].filter(
    ({ row, articleCount }) => row.dealIndex !== null && articleCount > 0,
  )
  const drawn = Array.from({ length: Math.min(amount, deals.length) }, () => deals.splice(randomInt(deals.length), 1))
  return drawn.flat().map((facts) => presentSummary(facts, viewer))
}

export async function readShowcase(db: Queries, showcase: Showcase): Promise<{ productNrs: string[] }> {
  return { productNrs: await readFlagged(db, showcase) }
}

/** @throws AppError `entryNotFound` for an unknown showcase */
export function readShowcaseKey(written: string): Showcase {
  const showcase = showcases.find((known) => known === written)
  if (showcase === undefined) throw new AppError('entryNotFound')
  return showcase
}

/** Fills a showcase from now on. One unknown number rejects the whole list; a repeated one counts once. */
export async function fillShowcase(
  recording: Recording,
  call: CallContext<Caller>,
  showcase: Showcase,
  requested: readonly string[],
): Promise<{ productNrs: string[] }> {
  const before = await readPlan(call.db, showcase)
  const productNrs = await checkNumbers(call.db, requested)
  await deletePlan(call.db, showcase)
  await writeFlagged(call.db, showcase, productNrs)
  await record(recording, call, showcase, before, { productNrs, from: null, to: null })
  return { productNrs }
}

/** Returns what staff have planned for a showcase; without a period, what it shows. */
export async function readPlan(db: Queries, showcase: Showcase): Promise<ShowcasePlan> {
  const plan = await findPlan(db, showcase)
  if (plan === undefined) return { productNrs: await readFlagged(db, showcase), from: null, to: null }
  const { productNrs, from, to } = plan
  return { productNrs, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
}

/** Like `fillShowcase`, for a period. Before and after it the showcase is empty. */
export async function planShowcase(
  recording: Recording,
  call: CallContext<Caller>,
  showcase: Showcase,
  plan: ShowcasePlan,
): Promise<ShowcasePlan> {
  const from = plan.from === null ? null : new Date(plan.from)
  const to = plan.to === null ? null : new Date(plan.to)
  const now = recording.clock.now()
  rejectFieldErrors({ to: to !== null && to <= (from ?? now) ? 'invalid' : undefined })
  if (from === null && to === null) {
    return { ...(await fillShowcase(recording, call, showcase, plan.productNrs)), from: null, to: null }
  }
  const before = await readPlan(call.db, showcase)
  const row = { showcase, productNrs: await checkNumbers(call.db, plan.productNrs), from, to }
  await storePlan(call.db, row)
  await carryOut(call.db, row, now)
  const after = await readPlan(call.db, showcase)
  await record(recording, call, showcase, before, after)
  return after
}

/** Fills and empties the showcases whose periods have begun or ended. Two servers can do it at the same time. */
export function carryOutPlans({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  return database.transaction(async (transaction) => {
    for (const plan of await lockPlans(transaction)) await carryOut(transaction, plan, clock.now())
  })
}

async function carryOut(db: Queries, { showcase, productNrs, from, to }: PlanRow, now: Date): Promise<void> {
  const isRunning = (from === null || from <= now) && (to === null || now < to)
  // A product may have been removed since it was planned.
  const known = await findProductNrs(db, isRunning ? productNrs : [])
  const shown = productNrs.filter((productNr) => known.has(productNr))
  if (!isDeepStrictEqual(await readFlagged(db, showcase), shown)) await writeFlagged(db, showcase, shown)
}

async function checkNumbers(db: Queries, requested: readonly string[]): Promise<string[]> {
  const known = await findProductNrs(db, requested)
  const unknown = requested.findIndex((productNr) => !known.has(productNr))
  if (unknown !== -1) {
    throw new AppError('unknownProductNr', { fields: { [`productNrs.${unknown}`]: [{ code: 'unknownProductNr' }] } })
  }
  return [...new Set(requested)]
}

async function record(
  recording: Recording,
  { db, caller, request }: CallContext<Caller>,
  showcase: Showcase,
  before: ShowcasePlan,
  after: ShowcasePlan,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await recordEvent(recording, db, {
    action: 'catalogue.flagged',
    userId: caller.userId,
    companyId: null,
    changes: { [showcase]: [formatPlan(before), formatPlan(after)] },
    correlationId: request.id,
  })
}

function formatPlan({ productNrs, from, to }: ShowcasePlan): string[] {
  return from === null && to === null ? productNrs : [...productNrs, `${from ?? ''} – ${to ?? ''}`]
}
