import type { WriteLetter } from '../mail-content.ts'
import { findRegistration, findUserByEmail } from '../repository/recipients.ts'

const queues = { company: '/company/registrations', staff: '/administration/registrations' }

/** Contains a name, so it is sent only to users who may decide now. */
export const registrationWaiting: WriteLetter<'registrationWaiting'> = async (
  { db, recipient, text, link },
  { registrationId, queue },
) => {
  const registration = await findRegistration(db, registrationId)
  const verifier = await findUserByEmail(db, recipient)
  if (registration === undefined || verifier === undefined || verifier.locked || !verifier.enabled) return null
  const mayVerify =
    queue === 'staff'
      ? verifier.roles.includes('GLOBAL_ADMIN')
      : verifier.roles.includes('ADMIN') && verifier.companyId === registration.companyId
  if (!mayVerify) return null
  const name = `${registration.firstName} ${registration.lastName}`
  return {
    to: verifier,
    subject: text('mail.waitingSubject', { name }),
    paragraphs: [
      text('mail.waitingText', { name, company: registration.companyName }),
      queue === 'staff' ? text('mail.waitingStaff') : text('mail.waitingCompany'),
    ],
    button: { label: text('mail.waitingButton'), url: link(queues[queue]) },
  }
}
