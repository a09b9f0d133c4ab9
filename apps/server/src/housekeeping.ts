import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { forgetEnded } from './features/account/forget-ended.ts'
import { purgeRemoved } from './features/cart/purge-removed.ts'
import { forgetChanges } from './features/catalogue/forget-changes.ts'
import { purgeConfigurations } from './features/configurator/purge-configurations.ts'
import { forgetMails } from './features/mail/forget-mails.ts'
import { forgetRegistrations } from './features/registration/forget-registrations.ts'
import { forgetAnswers } from './http/idempotency.ts'

const hour = 60 * 60 * 1000

/** Deletes what has served its time; two servers that do it at once do each other no harm. */
export async function tidyUp({
  database,
  clock,
  cad,
}: Pick<Dependencies, 'database' | 'clock' | 'cad'>): Promise<void> {
  const now = clock.now()
  await forgetEnded(database, now)
  await forgetRegistrations(database, now)
  await purgeRemoved(database, now)
  await purgeConfigurations(database, now)
  await forgetAnswers(database, now)
  await forgetMails(database, now)
  await forgetChanges(database, now)
  await cad.tidy()
}

/** Tidies up at the start and then every hour; when the database is away, an hour later does as well. */
export function keepTidy(app: FastifyInstance, dependencies: Dependencies): void {
  const tidy = () => tidyUp(dependencies).catch((error) => app.log.error({ err: error }, 'housekeeping'))
  const timer = setInterval(tidy, hour).unref()
  app.addHook('onReady', tidy)
  app.addHook('onClose', async () => clearInterval(timer))
}
