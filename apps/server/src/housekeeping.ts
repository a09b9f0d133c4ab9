import type { FastifyInstance } from 'fastify'
import type { Queries } from './database/client.ts'
import { deleteExpired, type ExpiredRows, readOverdueSeconds } from './database/expired-rows.ts'
import { expiredEmailChanges } from './features/account/change-email.ts'
import { expiredAttempts } from './features/account/limit-attempts.ts'
import { expiredTokens } from './features/account/one-time-tokens.ts'
import { expiredChallenges } from './features/account/passkey/challenges.ts'
import { expiredSessions, unusedDevices } from './features/account/sessions.ts'
import { expiredPositions } from './features/cart/change-position.ts'
import { expiredChanges } from './features/catalogue/index/live-catalogue.ts'
import { expiredOrders, purgeErasedCompanies } from './features/company/erase-company.ts'
import { expiredConfigurations } from './features/configurator/configurations.ts'
import { reconcileNewsletters } from './features/content/newsletter/send-newsletter.ts'
import { expiredSubscriptions } from './features/content/newsletter/subscriptions.ts'
import { expiredPictures } from './features/content/pictures.ts'
import { reconcileDocuments } from './features/document/write-document.ts'
import { reconcileAnswers } from './features/erp/answers-for-staff.ts'
import { reconcileMails } from './features/mail/deliver-mail.ts'
import { expiredMails } from './features/mail/send-mail.ts'
import { oldSearches, purgeRareSearches } from './features/missed-search/missed-searches.ts'
import { remindOffers } from './features/offer/remind-offers.ts'
import { reconcileOutbox } from './features/order/deliver-order.ts'
import { fillSearchTexts, mergeTotals } from './features/order/list-orders.ts'
import { endedVisits, purgeVisits } from './features/punchout/open-visit.ts'
import { expiredRegistrations } from './features/registration/decide-registration.ts'
import { unusedParts } from './features/remembered-part/remember-parts.ts'
import { expiredCounts } from './features/statistics/read-figures.ts'
import type { Dependencies } from './http/call.ts'
import { expiredAnswers } from './http/idempotency.ts'
import { measurePurges } from './http/metrics.ts'
import type { Settings } from './settings.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

type Surroundings = Pick<Dependencies, 'database' | 'clock' | 'cad' | 'previews' | 'mailer' | 'settings'>
type Kept = Settings['keptDays']

/** What expires, by kind of data. */
const expired: Record<string, (db: Queries, now: Date, kept: Kept) => ExpiredRows | ExpiredRows[]> = {
  sessions: (_db, now) => expiredSessions(now),
  // A day is longer than any session.
  punchouts: (_db, now) => endedVisits(daysBefore(now, 1)),
  attempts: (_db, now) => expiredAttempts(now),
  tokens: (_db, now) => expiredTokens(now),
  devices: (_db, now) => unusedDevices(now),
  passkeyChallenges: (_db, now) => expiredChallenges(now),
  emailChanges: (_db, now) => expiredEmailChanges(now),
  registrations: (_db, now, kept) => expiredRegistrations(now, kept.registrations),
  subscriptions: (_db, now) => expiredSubscriptions(now),
  positions: (_db, now) => expiredPositions(now),
  configurations: expiredConfigurations,
  answers: (_db, now) => expiredAnswers(now),
  mails: (_db, now, kept) => expiredMails(now, kept),
  catalogueChanges: expiredChanges,
  rememberedParts: (_db, now, kept) => unusedParts(daysBefore(now, kept.rememberedParts)),
  erasedCompanies: (db, now, kept) => expiredOrders(db, daysBefore(now, kept.orders)),
  // A day, as its slide may be in a transaction that is not committed yet.
  pictures: (db, now) => expiredPictures(db, daysBefore(now, 1)),
  searches: (_db, now, kept) => oldSearches(daysBefore(now, kept.searches)),
  monthlyCounts: (_db, now) => expiredCounts(now),
}

/** What is more than to delete rows, or has none. */
const purges: Record<string, (shop: Surroundings, now: Date) => Promise<void>> = {
  punchouts: ({ database }, now) => purgeVisits(database, daysBefore(now, 1)),
  erasedCompanies: ({ database, settings }, now) =>
    purgeErasedCompanies(database, daysBefore(now, settings.keptDays.orders)),
  rareSearches: ({ database }) => purgeRareSearches(database),
  orderTotals: ({ database }) => mergeTotals(database),
  mailCopies: ({ mailer, settings }, now) => mailer.deleteCopies(daysBefore(now, settings.keptDays.sentMails)),
  cad: ({ cad }) => cad.purgeExpired(),
  previews: ({ previews }) => previews.purgeExpired(),
}

/** When each purge of this server last left nothing expired. */
export type PurgedAt = Map<string, Date>

/**
 * Purges expired data. Two servers can do it at the same time.
 * @throws AggregateError after all are done if some have failed
 */
export async function purgeExpired(shop: Surroundings, purgedAt: PurgedAt = new Map()): Promise<void> {
  const errors: unknown[] = []
  for (const name of new Set([...Object.keys(expired), ...Object.keys(purges)])) {
    const now = shop.clock.now()
    try {
      await purge(name, shop, now)
      purgedAt.set(name, now)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'expired data could not be purged')
}

/** Deletes until nothing expired is left. */
async function purge(name: string, shop: Surroundings, now: Date): Promise<void> {
  if (purges[name] !== undefined) return purges[name](shop, now)
  for (const rows of listExpired(name, shop, now)) await deleteExpired(shop.database, rows)
}

function listExpired(name: string, { database, settings }: Surroundings, now: Date): ExpiredRows[] {
  return [expired[name]?.(database, now, settings.keptDays) ?? []].flat()
}

/**
 * Returns for how long the oldest row that is to be purged has been expired, by kind of data. A row whose condition has
 * only come true later has waited no longer than since the last purge of this server.
 */
async function readLags(shop: Surroundings, purgedAt: PurgedAt): Promise<[name: string, seconds: number][]> {
  const now = shop.clock.now()
  const lags: [string, number][] = []
  for (const name of Object.keys(expired)) {
    const sinceLast = (now.getTime() - (purgedAt.get(name)?.getTime() ?? 0)) / 1000
    const waits = listExpired(name, shop, now).map(async (rows) => {
      const overdue = await readOverdueSeconds(shop.database, rows)
      return rows.condition === undefined ? overdue : Math.min(sinceLast, overdue)
    })
    // What cannot be read may have been expired as long.
    lags.push([name, Math.max(...(await Promise.all(waits).catch(() => [sinceLast])))])
  }
  return lags
}

/**
 * Purges, gives orders, documents, answers, mails and newsletters without a job one, reminds of offers, and makes orders
 * of the release before findable, at the start and then every hour. If the database is unavailable, the next hour does
 * it. The metrics tell for how long data wait to be purged.
 */
export function schedulePurges(app: FastifyInstance, dependencies: Dependencies): void {
  const log = (error: unknown) => app.log.error({ err: error }, 'housekeeping')
  const purgedAt: PurgedAt = new Map()
  measurePurges(dependencies.metrics, () => readLags(dependencies, purgedAt))
  const purge = async () => {
    await reconcileOutbox(dependencies).catch(log)
    await reconcileDocuments(dependencies).catch(log)
    await reconcileAnswers(dependencies).catch(log)
    await reconcileMails(dependencies).catch(log)
    await reconcileNewsletters(dependencies).catch(log)
    await remindOffers(dependencies).catch(log)
    await fillSearchTexts(dependencies).catch(log)
    await purgeExpired(dependencies, purgedAt).catch(log)
  }
  const timer = setInterval(purge, hour).unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', async () => clearInterval(timer))
}
