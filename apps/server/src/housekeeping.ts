import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { purgeExpiredEmailChanges } from './features/account/change-email.ts'
import { purgeUnusedDevices } from './features/account/known-devices.ts'
import { purgeExpiredAttempts } from './features/account/limit-attempts.ts'
import { purgeExpiredTokens } from './features/account/one-time-tokens.ts'
import { purgeExpiredChallenges } from './features/account/passkey/challenges.ts'
import { purgeExpiredSessions } from './features/account/sessions.ts'
import { purgeExpiredPositions } from './features/cart/change-position.ts'
import { purgeExpiredChanges } from './features/catalogue/live-catalogue.ts'
import { purgeExpiredConfigurations } from './features/configurator/configurations.ts'
import { purgeExpiredMails } from './features/mail/send-mail.ts'
import { purgeOldSearches } from './features/missed-search/list-searches.ts'
import { reconcileOutbox } from './features/order/deliver-order.ts'
import { purgeExpiredRegistrations } from './features/registration/decide-registration.ts'
import { purgeUnusedParts } from './features/remembered-part/remember-parts.ts'
import { purgeExpiredAnswers } from './http/idempotency.ts'

const hour = 60 * 60 * 1000

const purges = [
  purgeExpiredSessions,
  purgeExpiredAttempts,
  purgeExpiredTokens,
  purgeUnusedDevices,
  purgeExpiredChallenges,
  purgeExpiredEmailChanges,
  purgeExpiredRegistrations,
  purgeExpiredPositions,
  purgeExpiredConfigurations,
  purgeExpiredAnswers,
  purgeExpiredMails,
  purgeExpiredChanges,
  purgeUnusedParts,
  purgeOldSearches,
]

/**
 * Purges expired data. Two servers can do it at the same time.
 * @throws AggregateError after all are done if some have failed
 */
export async function purgeExpired({
  database,
  clock,
  cad,
}: Pick<Dependencies, 'database' | 'clock' | 'cad'>): Promise<void> {
  const now = clock.now()
  const errors: unknown[] = []
  const collect = (error: unknown) => void errors.push(error)
  for (const purge of purges) await purge(database, now).catch(collect)
  await cad.purgeExpired().catch(collect)
  if (errors.length > 0) throw new AggregateError(errors, 'expired data could not be purged')
}

/** Purges, and gives orders without a job one, at the start and then every hour. If the database is unavailable, the next hour does it. */
export function schedulePurges(app: FastifyInstance, dependencies: Dependencies): void {
  const log = (error: unknown) => app.log.error({ err: error }, 'housekeeping')
  const purge = async () => {
    await reconcileOutbox(dependencies).catch(log)
    await purgeExpired(dependencies).catch(log)
  }
  const timer = setInterval(purge, hour).unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', async () => clearInterval(timer))
}
