import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { purgeExpiredEmailChanges } from './features/account/change-email.ts'
import { purgeExpiredSessions } from './features/account/sessions.ts'
import { purgeExpiredPositions } from './features/cart/change-position.ts'
import { purgeExpiredChanges } from './features/catalogue/live-catalogue.ts'
import { purgeExpiredConfigurations } from './features/configurator/configurations.ts'
import { purgeExpiredMails } from './features/mail/send-mail.ts'
import { purgeOldSearches } from './features/missed-search/list-searches.ts'
import { purgeExpiredRegistrations } from './features/registration/decide-registration.ts'
import { purgeUnusedParts } from './features/remembered-part/remember-parts.ts'
import { purgeExpiredAnswers } from './http/idempotency.ts'

const hour = 60 * 60 * 1000

/** Purges expired data. Two servers can do it at the same time. */
export async function purgeExpired({
  database,
  clock,
  cad,
}: Pick<Dependencies, 'database' | 'clock' | 'cad'>): Promise<void> {
  const now = clock.now()
  await purgeExpiredSessions(database, now)
  await purgeExpiredEmailChanges(database, now)
  await purgeExpiredRegistrations(database, now)
  await purgeExpiredPositions(database, now)
  await purgeExpiredConfigurations(database, now)
  await purgeExpiredAnswers(database, now)
  await purgeExpiredMails(database, now)
  await purgeExpiredChanges(database, now)
  await purgeUnusedParts(database, now)
  await purgeOldSearches(database, now)
  await cad.purgeExpired()
}

/** Purges at the start and then every hour. If the database is unavailable, the next hour does it. */
export function schedulePurges(app: FastifyInstance, dependencies: Dependencies): void {
  const purge = () => purgeExpired(dependencies).catch((error) => app.log.error({ err: error }, 'housekeeping'))
  const timer = setInterval(purge, hour).unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', async () => clearInterval(timer))
}
