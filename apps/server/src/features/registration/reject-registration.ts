import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { ScopedContext } from '../company/scope.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { RegistrationRow } from './repository/registrations.ts'

/** Informs the person of the rejection; the registration is already deleted. */
export async function rejectRegistration(
  dependencies: Dependencies,
  { db, caller, request }: ScopedContext,
  { id, companyId, email, language, firstName, lastName }: RegistrationRow,
): Promise<void> {
  await recordEvent(dependencies, db, {
    action: 'registration.refused',
    userId: caller.userId,
    companyId,
    subjectId: id,
    correlationId: request.id,
  })
  const data = { firstName, lastName }
  await sendMail(dependencies, db, { kind: 'registrationRefused', recipient: email, language, data })
}
