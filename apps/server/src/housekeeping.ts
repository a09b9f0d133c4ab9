import type { FastifyInstance } from 'fastify'
import type { Queries } from './database/client.ts'
import type { Dependencies } from './dependencies.ts'
import { purgeExpiredEmailChanges } from './features/account/change-email.ts'
import { purgeUnusedDevices } from './features/account/known-devices.ts'
import { purgeExpiredAttempts } from './features/account/limit-attempts.ts'
import { purgeExpiredTokens } from './features/account/one-time-tokens.ts'
import { purgeExpiredChallenges } from './features/account/passkey/challenges.ts'
import { purgeExpiredSessions } from './features/account/sessions.ts'
import { purgeExpiredPositions } from './features/cart/change-position.ts'
import { purgeExpiredChanges } from './features/catalogue/live-catalogue.ts'
import { purgeErasedCompanies } from './features/company/erase-company.ts'
import { purgeExpiredConfigurations } from './features/configurator/configurations.ts'
import { reconcileDocuments } from './features/document/repeat-writing.ts'
import { reconcileAnswers } from './features/erp/answers-for-staff.ts'
import { purgeExpiredMails } from './features/mail/send-mail.ts'
import { purgeOldSearches } from './features/missed-search/list-searches.ts'
import { remindOffers } from './features/offer/remind-offers.ts'
import { reconcileOutbox } from './features/order/deliver-order.ts'
import { fillSearchTexts } from './features/order/list-orders.ts'
import { purgeVisits } from './features/punchout/open-visit.ts'
import { purgeExpiredRegistrations } from './features/registration/decide-registration.ts'
import { purgeUnusedParts } from './features/remembered-part/remember-parts.ts'
import { purgeExpiredAnswers } from './http/idempotency.ts'
import { measurePurges } from './http/metrics.ts'

const hour = 60 * 60 * 1000

type Surroundings = Pick<Dependencies, 'database' | 'clock' | 'cad' | 'mailer' | 'settings'>

const day = 24 * hour
const before = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** By the data that they delete. Each one deletes until nothing expired is left. */
const purges: Record<string, (db: Queries, now: Date, shop: Surroundings) => Promise<void>> = {
  sessions: purgeExpiredSessions,
  // A day is longer than any session.
  punchouts: (db, now) => purgeVisits(db, before(now, 1)),
  attempts: purgeExpiredAttempts,
  tokens: purgeExpiredTokens,
  devices: purgeUnusedDevices,
  passkeyChallenges: purgeExpiredChallenges,
  emailChanges: purgeExpiredEmailChanges,
  registrations: (db, now, { settings }) => purgeExpiredRegistrations(db, now, settings.keptDays.registrations),
  positions: purgeExpiredPositions,
  configurations: purgeExpiredConfigurations,
  answers: purgeExpiredAnswers,
  mails: (db, now, shop) => purgeExpiredMails(shop, db, now),
  catalogueChanges: purgeExpiredChanges,
  rememberedParts: (db, now, { settings }) => purgeUnusedParts(db, before(now, settings.keptDays.rememberedParts)),
  erasedCompanies: (_db, now, { database, settings }) =>
    purgeErasedCompanies(database, before(now, settings.keptDays.orders)),
  searches: (db, now, { settings }) => purgeOldSearches(db, before(now, settings.keptDays.searches)),
  cad: (_db, _now, { cad }) => cad.purgeExpired(),
}

/** When each purge of this server last left nothing expired. */
export type PurgedAt = Map<string, Date>

/**
 * Purges expired data. Two servers can do it at the same time.
 * @throws AggregateError after all are done if some have failed
 */
export async function purgeExpired(shop: Surroundings, purgedAt: PurgedAt = new Map()): Promise<void> {
  const errors: unknown[] = []
  for (const [name, purge] of Object.entries(purges)) {
    const now = shop.clock.now()
    try {
      await purge(shop.database, now, shop)
      purgedAt.set(name, now)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'expired data could not be purged')
}

/**
 * Purges, gives orders, documents and answers without a job one, reminds of offers, and makes orders of the release before
 * findable, at the start and then every hour. If the database is unavailable, the next hour does it. The metrics tell how long ago each kind of data was purged.
 */
export function schedulePurges(app: FastifyInstance, dependencies: Dependencies): void {
  const log = (error: unknown) => app.log.error({ err: error }, 'housekeeping')
  const { clock, metrics } = dependencies
  const start = clock.now()
  const purgedAt: PurgedAt = new Map(Object.keys(purges).map((name) => [name, start]))
  measurePurges(metrics, () => [...purgedAt].map(([name, at]) => [name, (clock.now().getTime() - at.getTime()) / 1000]))
  const purge = async () => {
    await reconcileOutbox(dependencies).catch(log)
    await reconcileDocuments(dependencies).catch(log)
    await reconcileAnswers(dependencies).catch(log)
    await remindOffers(dependencies).catch(log)
    await fillSearchTexts(dependencies).catch(log)
    await purgeExpired(dependencies, purgedAt).catch(log)
  }
  const timer = setInterval(purge, hour).unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', async () => clearInterval(timer))
}
