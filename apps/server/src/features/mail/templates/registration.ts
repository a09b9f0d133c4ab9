import { reissueToken } from '../../account/one-time-tokens.ts'
import { type LetterContext, linkLife, type Person, type WriteLetter } from '../mail-content.ts'
import { deleteUnconfirmed, findRegistration, findUser, findUserByEmail } from '../repository/mails.ts'

/** Only the owner of an address learns whether it is taken. */
const confirmRegistration: WriteLetter<'confirmRegistration'> = async (context, { registrationId }) => {
  const { dependencies, db, recipient, requestedAt, text, link } = context
  const owner = await findUserByEmail(db, recipient)
  if (owner !== undefined) {
    await deleteUnconfirmed(db, registrationId)
    return writeTaken(context, owner)
  }
  const registration = await findRegistration(db, registrationId)
  if (registration === undefined || registration.confirmedAt !== null) return null
  const token = await reissueToken(requestedAt, dependencies, db, { registrationId }, linkLife.ms)
  return {
    to: registration,
    subject: text('mail.confirmSubject'),
    paragraphs: [text('mail.confirmText'), text('mail.confirmNext')],
    button: { label: text('mail.confirmButton'), url: link('/register/confirm', { token }) },
    smallPrint: text('mail.confirmSmall', { days: linkLife.days }),
  }
}

function writeTaken({ text, link }: LetterContext, owner: Person & { email: string }) {
  return {
    to: owner,
    recipient: owner.email,
    subject: text('mail.takenSubject'),
    paragraphs: [text('mail.takenText'), { text: text('mail.takenForgot'), url: link('/password/forgot') }],
    button: { label: text('mail.signIn'), url: link('/login') },
    smallPrint: text('mail.takenNothing'),
  }
}

const queues = { company: '/company/registrations', staff: '/administration/registrations' }

/** Contains a name, so it is sent only to users who may decide now. */
const registrationWaiting: WriteLetter<'registrationWaiting'> = async (
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

const registrationAccepted: WriteLetter<'registrationAccepted'> = async ({ db, text, link }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.acceptedSubject'),
    paragraphs: [text('mail.acceptedText'), text('mail.acceptedUsername', { username: user.username })],
    button: { label: text('mail.signIn'), url: link('/login') },
  }
}

/** The registration is already deleted, so its name is in the mail's data. */
const registrationRefused: WriteLetter<'registrationRefused'> = async ({ text }, { firstName, lastName }) => ({
  to: { salutation: null, title: null, firstName, lastName },
  subject: text('mail.rejectedSubject'),
  paragraphs: [text('mail.rejectedText'), text('mail.rejectedContact')],
})

export const registrationLetters = {
  confirmRegistration,
  registrationWaiting,
  registrationAccepted,
  registrationRefused,
}
