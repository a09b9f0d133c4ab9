import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { redeemRegistrationToken } from '../account/one-time-tokens.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import {
  deleteOthers,
  listActive,
  lockRegistrationsForUpdate,
  type RegistrationRow,
  setConfirmed,
} from './repository/registrations.ts'

/**
 * Confirms the mail address of a registration and informs the users who decide on it. Of several registrations of one
 * address the first to be confirmed counts.
 */
export async function confirmRegistration(
  dependencies: Dependencies,
  db: Queries,
  { token, correlationId }: { token: string; correlationId: string },
): Promise<void> {
  const now = dependencies.clock.now()
  await lockRegistrationsForUpdate(db, token)
  const id = await redeemRegistrationToken(db, token, now)
  const confirmed = await setConfirmed(db, id, now)
  if (confirmed === undefined) throw new AppError('INVALID_TOKEN')
  await deleteOthers(db, confirmed)
  const { companyId } = confirmed
  await recordEvent(dependencies, db, {
    action: 'registration.confirmed',
    userId: null,
    companyId,
    subjectId: id,
    correlationId,
  })
  await notifyDeciders(dependencies, db, confirmed)
}

/** Informs the company's administrators; staff for a new company or one without administrators. */
async function notifyDeciders(
  dependencies: Dependencies,
  db: Queries,
  { id, companyId }: RegistrationRow,
): Promise<void> {
  const administrators = companyId === null ? [] : await listActive(db, 'ADMIN', companyId)
  const queue = administrators.length > 0 ? 'company' : 'staff'
  const deciders = queue === 'company' ? administrators : await listActive(db, 'GLOBAL_ADMIN', null)
  for (const { email, language } of deciders) {
    const data = { registrationId: id, queue } as const
    await sendMail(dependencies, db, { kind: 'registrationWaiting', recipient: email, language, data })
  }
}
